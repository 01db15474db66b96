import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { IN_GPA } from '#datasets/telling/transcripts.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';
import { isYesAndNo, turned } from './yes-and-no.ts';

const EXCLUDED = 'exclude_from_gpa';

/**
 * 'In GPA?' is 'Exclude from GPA' the other way around, also where a person has chosen it for that. A column without a
 * single no may leave it to an empty cell, and is not read. Answers the column that was.
 */
export function readInGpa(
  { columns, flags }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  const isIn = ({ header }: SourceColumn) => IN_GPA.test(headerKey(header));
  const mapped = kept.get(EXCLUDED);
  const source = mapped ?? (decided.has(EXCLUDED) ? undefined : columns.find(isIn));
  if (!source || !isIn(source) || (!mapped && !isYesAndNo(flags(source.index)))) return [];
  kept.delete(EXCLUDED);
  filled.set(EXCLUDED, { source, column: { read: turned } });
  decisions.push({ is: 'in-gpa', header: source.header });
  return [source];
}
