import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const MARK = 'final_grade';
/** Programs write the sign of a mark as a hyphen, a dash or the minus of mathematics. */
const SIGN = /^(\+|-|–|−)$/;

/**
 * A mark whose plus or minus is in a column of its own: 'B' and '-' are 'B-', 2.7 points and not 3. Only where no
 * mark has a sign itself. Answers the column of signs.
 */
export function joinSigns(
  { columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  const source = kept.get(MARK);
  if (!source || decided.has(MARK)) return [];
  const marks = textsOf(samples(source.index));
  if (!marks.some((mark) => /^[a-d]$/i.test(mark)) || marks.some((mark) => /^[a-f][-+–−]$/i.test(mark))) return [];
  const taken = new Set([...kept.values()].map(({ index }) => index));
  const sign = columns.find(({ index }) => !taken.has(index) && areSigns(samples(index)));
  if (!sign) return [];
  kept.delete(MARK);
  filled.set(MARK, { source, column: { read: (mark) => withSign(mark, `trim(c${sign.index})`) } });
  decisions.push({ is: 'mark-sign', header: sign.header, other: source.header });
  return [sign];
}

const textsOf = (samples: readonly string[]): string[] => samples.map((cell) => cell.trim()).filter(Boolean);

function areSigns(samples: readonly string[]): boolean {
  const texts = textsOf(samples);
  return texts.length > 0 && texts.every((text) => SIGN.test(text));
}

/** The sign as the file has it: elsewhere a dash is an empty cell. */
const withSign = (mark: string, sign: string): string =>
  `CASE WHEN ${sign} = '+' THEN ${mark} || '+' WHEN ${sign} IN ('-', '–', '−') THEN ${mark} || '-' ELSE ${mark} END`;
