import type { Column, ColumnKind } from '../dataset.ts';
import type { TextReading } from './text-reading.ts';
import { wordReader } from './word-reader.ts';

type TermKind = Extract<ColumnKind, { kind: 'term' }>;

/**
 * The rank of a term (docs/domain/vocabularies.md#terms) says which of several marks of a course is kept: 1 for the one
 * that counts most, null where it has none. None has one where all that would are `unranked`; in a file of trimesters
 * alone a summer is no longer than they are.
 */
export function termReading(column: Column, { vocabulary, ranks, unranked }: TermKind): TextReading {
  const read = wordReader(column, vocabulary, {});
  const rankOf = (text: string): number | null => {
    const value = read(text);
    return value === null ? null : ranks.indexOf(value) + 1 || null;
  };
  const form = new RegExp(unranked);
  const isUnranked = (text: string) => form.test(text.toLowerCase());
  return {
    outputs: [{ name: 'rank', type: 'INTEGER' }],
    readerOf: (texts) => {
      let best = Number.POSITIVE_INFINITY;
      for (const text of texts) if (!isUnranked(text)) best = Math.min(best, rankOf(text) ?? best);
      if (best === Number.POSITIVE_INFINITY) return () => [null];
      return (text) => {
        const own = rankOf(text);
        return [isUnranked(text) ? Math.max(own ?? best, best) : own];
      };
    },
  };
}
