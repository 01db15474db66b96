import type { Language } from '#datasets/words/language.ts';
import { DIFFERENCES_EN } from './en/differences.ts';
import { DIFFERENCES_ES } from './es/differences.ts';

/** How newer data differs from a transcript as it was finalized. GPAs and credits are written numbers; null: no GPA. */
export interface DifferenceWords {
  gpa(before: string | null, now: string | null): string;
  credits(before: string, now: string): string;
  /** `titles` are a few of the `count` courses. */
  courses: Record<'added' | 'removed' | 'changed', (count: number, titles: readonly string[]) => string>;
  scores: string;
  traits: string;
  gone: string;
}

export const DIFFERENCES: Record<Language, DifferenceWords> = { en: DIFFERENCES_EN, es: DIFFERENCES_ES };
