import { GRADE_LEVELS } from '#datasets/vocabulary/grade-levels.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import type { Column, Vocabulary } from './dataset.ts';

/** The fixed list of values a column takes, or null: what a district's own value can be said to stand for. */
export function vocabularyOf({ kind }: Column): Vocabulary | null {
  switch (kind.kind) {
    case 'vocabulary':
      return kind.vocabulary;
    case 'yes-no':
      return YES_NO;
    case 'grade-level':
      return GRADE_LEVELS;
    default:
      return null;
  }
}
