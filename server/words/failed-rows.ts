import type { Language } from '#datasets/words/language.ts';
import { FAILED_ROWS_EN } from './en/failed-rows.ts';
import { FAILED_ROWS_ES } from './es/failed-rows.ts';

/** What is next to a person's own rows in the table of failed rows. */
export interface FailedRowsWords {
  /** Behind the name of the uploaded file. */
  fileName: string;
  /** Headers of the two columns behind the person's own. */
  row: string;
  toFix: string;
  /** Between the number of a row and the name of its sheet: 12 of 'Grade 9'. */
  ofSheet: string;
}

export const FAILED_ROWS_WORDS: Record<Language, FailedRowsWords> = { en: FAILED_ROWS_EN, es: FAILED_ROWS_ES };
