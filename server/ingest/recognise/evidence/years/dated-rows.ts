import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { Evidence } from '../measure-columns.ts';

/** 'Effective Date', 'As Of', 'Status Date', 'Snapshot Date': the day from which on what the row says is true. */
const FROM_WHEN = /^(eff|effective|asof|status|snapshot|record|valid)(start|begin|from|of)?(date|dt|on)?$/;
/** Days whose school year can be read (datasets/kit/sql/read-years.ts). */
const DATE = /^\s*((19|20)\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(19|20)\d\d\s*$)/;

/**
 * The date from which on a row counts, where students have several rows and nothing else says of which year they are:
 * without it, the latest would be the one that happens to be the last of the file, and who was an English learner
 * before would not be known. A row without a date would be the latest of all.
 */
export function datedRows(
  { dataset, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  unread: readonly SourceColumn[],
  evidence: Evidence,
): Decision[] {
  const year = dataset.columns.find(({ name }) => name === 'school_year');
  const id = mapping.get('student_id');
  if (!year?.isLatest || !id || mapping.has(year.name) || decided.has(year.name)) return [];
  const { filled, different } = evidence(id.index);
  if (different >= filled) return [];
  const dates = unread.filter(
    ({ header, index }) =>
      FROM_WHEN.test(headerKey(header)) &&
      evidence(index).filled === evidence(index).rows &&
      samples(index).every((cell) => DATE.test(cell)),
  );
  const [date] = dates;
  if (!date || dates.length > 1) return [];
  mapping.set(year.name, date);
  return [{ is: 'read-as', header: date.header, column: year.name, because: { is: 'rows-by-date' } }];
}
