import type { Column, Vocabulary } from './dataset.ts';

/** The fixed list of values a column takes, or null: what a district's own value can be said to stand for. */
export function vocabularyOf({ kind }: Column): Vocabulary | null {
  switch (kind.kind) {
    case 'vocabulary':
    case 'yes-no':
    case 'grade-level':
      return kind.vocabulary;
    case 'mark':
      return { name: 'marks', values: kind.marks.map(({ mark }) => ({ value: mark, label: mark, synonyms: [] })) };
    default:
      return null;
  }
}
