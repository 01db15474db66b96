import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { flagNamed } from '#datasets/telling/telling-column.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';
import { tellsApart, YES } from './yes-and-no.ts';

const STATUS = 'enrollment_status';
/** Infinite Campus' 'enrollment.noShow', 'No Show Flag'. */
export const NO_SHOW_FLAG = flagNamed('(enrollment|enroll|enr)?noshow');

/**
 * A yes or no says who never came, where no other column has the status of the enrollment. A column without a row that
 * says no, or nothing, is not read. Answers the column that was.
 */
export function readNoShowFlag(
  { dataset, columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  if (!declares(dataset, STATUS) || decided.has(STATUS) || kept.has(STATUS) || filled.has(STATUS)) return [];
  const plain = plainHeaders(dataset, columns);
  const named = columns.filter((source) => NO_SHOW_FLAG.test(headerKey(plain(source).header)));
  const [source, another] = named.filter(({ index }) => tellsApart(flags(index)));
  if (!source || another) return [];
  filled.set(STATUS, { source, column: { read: statusOf } });
  decisions.push({ is: 'read-as', header: source.header, column: STATUS, because: { is: 'yes-and-no' } });
  return [source];
}

const statusOf = (text: string): string => `CASE WHEN ${valueKeySql(text)} IN ${list(YES)} THEN 'No-show' END`;
