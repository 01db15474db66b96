import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { mayBeReversed } from '#datasets/legends/legend.ts';
import { CODED_COLUMNS } from '#datasets/legends/legends.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';
import { isYesAndNo, turned } from './yes-and-no.ts';

const ANSWERED: readonly ColumnName[] = ['hispanic', 'disability_status', 'el_status', 'low_income'];
const NOT = /^(?:is)?(?:non|not)/;
/** Names of such a column; 'Notes' and 'Nonresident' have other values. */
export const NEGATED_FLAG =
  /^(is)?(non|not)(hisp|latin|sped|special|iep|swd|disab|el|lep|engl|low|econ|disadv|frl|free)/;

/**
 * 'Non-Hispanic' is 'Hispanic' the other way around, and so are 'Not SPED' and 'Non-EL'. Left unread, Hispanic students
 * would be of their race alone. Answers the columns that were read.
 */
export function readNegatedFlags(
  { dataset, columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  const plain = plainHeaders(dataset, columns);
  return dataset.columns.flatMap((column) => {
    if (!ANSWERED.includes(column.name) || filled.has(column.name)) return [];
    const mapped = kept.get(column.name);
    const source = mapped ?? (decided.has(column.name) ? undefined : columns.find((one) => isNot(column, plain(one))));
    if (!source || !isNot(column, plain(source)) || !isYesAndNo(flags(source.index))) return [];
    kept.delete(column.name);
    filled.set(column.name, { source, column: { read: turned } });
    decisions.push({ is: 'turned', header: source.header, column: column.name });
    return [source];
  });
}

function isNot(column: Column, { header }: SourceColumn): boolean {
  const key = headerKey(header);
  const rest = key.replace(NOT, '');
  // 'Not Proficient' is a learner.
  return rest !== key && rankOf(column, rest) !== null && !mayBeReversedUnder(column, rest);
}

function mayBeReversedUnder({ name }: Column, header: string): boolean {
  const coded = CODED_COLUMNS[name];
  return coded !== undefined && mayBeReversed(coded, header);
}
