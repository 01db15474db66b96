import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { MarkTypes } from '../../evidence/marks/mark-types.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** Separates the two texts of a pair; no cell has it. */
const BETWEEN = '\u{1F}';

/**
 * The term is read with the column that says which mark of the term it is (evidence/marks/mark-types.ts).
 * Answers the column that was.
 */
export function readMarkTypes(found: MarkTypes | null, { kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  if (!found) return [];
  const { source, term, pairs } = found;
  if (!term) {
    kept.set('term', source);
    decisions.push({ is: 'read-as', header: source.header, column: 'term', because: { is: 'tells-grades-apart' } });
    return [source];
  }
  const texts = pairs.map((one) => [`${one.type}${BETWEEN}${one.term ?? ''}`, one.text] as const);
  const map = `MAP {${texts.map(([pair, text]) => `${literal(pair)}: ${literal(text)}`).join(', ')}}`;
  const read = (own: string, type = 'NULL') =>
    `coalesce(${map}[${type} || ${literal(BETWEEN)} || coalesce(${own}, '')], ${own})`;
  kept.delete('term');
  filled.set('term', { source: term, beside: [source], column: { read } });
  decisions.push({ is: 'read-with', header: source.header, other: term.header, says: 'mark-types' });
  return [source];
}
