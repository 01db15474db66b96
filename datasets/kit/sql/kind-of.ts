import type { Vocabulary } from '../dataset.ts';
import { list, literal } from './quote.ts';

/**
 * The vocabulary's value of a keep-text column, or `otherwise` for a text the vocabulary does
 * not know. NULL stays NULL.
 */
export function kindOf(column: string, vocabulary: Vocabulary, otherwise: string | null): string {
  const known = list(vocabulary.values.map(({ value }) => value));
  return `CASE WHEN ${column} IN ${known} THEN ${column} WHEN ${column} IS NOT NULL THEN ${literal(otherwise)} END`;
}
