import type { ColumnKind } from '#datasets/kit/dataset.ts';
import { MARKS } from './courses/marks.ts';
import { SEASON_ALONE, TERM_RANKS, TERMS } from './courses/terms.ts';
import { GRADE_LEVELS } from './grade-levels.ts';
import { YES_NO } from './yes-no.ts';

/* Kinds of columns with the vocabulary they are read by: the kit reads them and knows none of the words. */

export const YES_OR_NO = { kind: 'yes-no', vocabulary: YES_NO } as const satisfies ColumnKind;

export const GRADE_LEVEL = { kind: 'grade-level', vocabulary: GRADE_LEVELS } as const satisfies ColumnKind;

export const MARK = { kind: 'mark', marks: MARKS } as const satisfies ColumnKind;

export const TERM = {
  kind: 'term',
  vocabulary: TERMS,
  ranks: TERM_RANKS,
  unranked: SEASON_ALONE,
} as const satisfies ColumnKind;
