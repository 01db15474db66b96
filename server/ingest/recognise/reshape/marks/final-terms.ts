import { list } from '#datasets/kit/sql/quote.ts';
import type { FinalTerms } from '../../evidence/marks/final-terms.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/**
 * Terms that are the final ones of their courses say their length behind what they are called
 * (evidence/marks/final-terms.ts).
 */
export function readFinalTerms(found: FinalTerms | null, { kept, filled, decisions }: ReshapeDraft): void {
  // A layout that reads the term from more than its cell is left as it is.
  const ofLayout = filled.get('term');
  const term = ofLayout?.column.read ? undefined : (ofLayout?.source ?? kept.get('term'));
  if (!found || term?.index !== found.source.index) return;
  const { source, texts, length } = found;
  const word = length === 'year' ? 'full year' : length;
  kept.delete('term');
  filled.set('term', {
    source,
    column: { read: (own) => `CASE WHEN ${own} IN ${list(texts)} THEN ${own} || ' (${word})' ELSE ${own} END` },
  });
  decisions.push({ is: 'final-terms', header: source.header, terms: [...texts] });
}
