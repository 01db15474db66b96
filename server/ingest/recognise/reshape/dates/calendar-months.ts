import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const YEAR = /^cal(endar)?(year|yr)$/;
const MONTH = /^cal(endar)?(month|mo|mon)(name|number)?$/;
const A_YEAR = /^(19|20)\d\d(\.0+)?$/;
const A_MONTH = /^(0?[1-9]|1[0-2]|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)$/i;
/** The other months are of the school year that ends in their own year. */
const OF_FALL = '^(0?[789]|1[0-2]|(jul|aug|sep|oct|nov|dec)[a-z]*)$';

/**
 * The month and the year of the calendar in which a course ended, each in a column, as Synergy keeps its course
 * history: December 2021 is of 2021-22 and not of 2020-21. A year without its month stays as it is. Answers the
 * columns that were joined.
 */
export function joinCalendarMonth(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
): SourceColumn[] {
  const year = kept.get('school_year');
  if (!declares(dataset, 'school_year') || !year || !YEAR.test(headerKey(year.header))) return [];
  const all = ({ index }: SourceColumn, form: RegExp) => {
    const cells = samples(index).filter((cell) => cell.trim());
    return cells.length > 0 && cells.every((cell) => form.test(cell.trim()));
  };
  const month = columns.find((source) => MONTH.test(headerKey(source.header)) && all(source, A_MONTH));
  if (!month || !all(year, A_YEAR)) return [];
  kept.delete('school_year');
  filled.set('school_year', {
    source: year,
    beside: [month],
    column: { read: (text, ofMonth) => (ofMonth === undefined ? text : schoolYear(text, ofMonth)) },
  });
  decisions.push({ is: 'read-together', headers: [month.header, year.header], column: 'school_year' });
  return [year, month];
}

/** '2021-2022' of December 2021 and of May 2022. */
function schoolYear(year: string, month: string): string {
  const number = `TRY_CAST(left(${year}, 4) AS INTEGER)`;
  const start = `${number} - CASE WHEN regexp_matches(lower(${month}), '${OF_FALL}') THEN 0 ELSE 1 END`;
  return `CASE WHEN ${month} IS NULL THEN ${year} ELSE coalesce((${start}) || '-' || (${start} + 1), ${year}) END`;
}
