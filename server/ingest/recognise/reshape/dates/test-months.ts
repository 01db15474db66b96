import { oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const TEST = oneOf('test', 'exam', 'admin', 'administration', 'sitting', 'sat', 'act', 'ap', 'ib');
const MONTH = new RegExp(`^${TEST}?(month|mo)(of(the)?(test|exam))?(name|number)?$`);
const DAY = new RegExp(`^${TEST}?day(of(the)?(month|test|exam))?(number)?$`);
const A_YEAR = /^(19|20)\d\d(\.0+)?$/;
const A_MONTH = /^(0?[1-9]|1[0-2]|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;
const A_DAY = /^(0?[1-9]|[12]\d|3[01])$/;

/**
 * A test's month in a column beside its year, and the day where there is one: without it every test would be one of
 * May, and two of a year the same. Answers the columns that were joined.
 */
export function joinTestMonth(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): SourceColumn[] {
  const year = kept.get('test_date');
  if (!declares(dataset, 'test_date') || !year || filled.has('test_date')) return [];
  const all = ({ index }: SourceColumn, form: RegExp) => {
    const cells = samples(index).filter((cell) => cell.trim());
    return cells.length > 0 && cells.every((cell) => form.test(cell.trim()));
  };
  const month = columns.find((source) => MONTH.test(headerKey(source.header)) && all(source, A_MONTH));
  if (!month || !all(year, A_YEAR)) return [];
  const day = columns.find((source) => DAY.test(headerKey(source.header)) && all(source, A_DAY));
  kept.delete('test_date');
  filled.set('test_date', {
    source: year,
    beside: day ? [month, day] : [month],
    column: { read: (text, ofMonth, ofDay) => dateOf(text, ofMonth, ofDay ?? 'NULL') },
  });
  const together = day ? [month, day, year] : [month, year];
  decisions.push({ is: 'read-together', headers: together.map(({ header }) => header), column: 'test_date' });
  return day ? [year, month, day] : [year, month];
}

/** '10/07/2023', '10/2023', 'October 7, 2023', 'October 2023', or the year alone where its row has no month. */
function dateOf(year: string, month: string | undefined, day: string): string {
  if (month === undefined) return year;
  const digits = `left(${year}, 4)`;
  return `CASE WHEN ${month} IS NULL THEN ${year}
    WHEN regexp_full_match(${month}, '[0-9]{1,2}') THEN lpad(${month}, 2, '0') || '/' || coalesce(lpad(${day}, 2, '0') || '/', '') || ${digits}
    ELSE ${month} || ' ' || coalesce(${day} || ', ', '') || ${digits} END`;
}
