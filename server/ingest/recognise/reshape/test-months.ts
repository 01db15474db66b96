import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { HeadedTable } from '../headed-table.ts';
import { declares, type ReshapeDraft } from './reshape-draft.ts';

const MONTH = /^(test|exam|admin|administration|sitting|sat|act|ap|ib)?(month|mo)(of(the)?(test|exam))?(name|number)?$/;
const A_YEAR = /^(19|20)\d\d(\.0+)?$/;
const A_MONTH = /^(0?[1-9]|1[0-2]|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;

/** A test's month in a column beside its year: without it every test would be one of May, and two of a year the same. Answers the columns that were joined. */
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
  kept.delete('test_date');
  filled.set('test_date', {
    source: year,
    beside: [month],
    column: {
      read: (text, beside) =>
        `CASE WHEN ${beside} IS NULL THEN ${text} WHEN regexp_full_match(${beside}, '[0-9]{1,2}') THEN lpad(${beside}, 2, '0') || '/' || left(${text}, 4)
          ELSE ${beside} || ' ' || left(${text}, 4) END`,
    },
  });
  decisions.push(`'${month.header}' and '${year.header}' were read together as the date of the test.`);
  return [year, month];
}
