import type { NotReady } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { TestType } from '#datasets/kit/wizard-choices.ts';
import type { Language } from '#datasets/words/language.ts';
import { FINDINGS_EN } from './en/findings.ts';
import { FINDINGS_ES } from './es/findings.ts';

export interface FindingsWords {
  /** What to do first where a measure is not ready. */
  fixes: Record<Exclude<NotReady, 'files_missing'>, (open: number, all: number) => string> & {
    files_missing(type: UploadFileType, schools: readonly string[]): string;
    /** Scores of none of the tests are there. */
    scores_missing(tests: readonly TestType[], schools: readonly string[]): string;
  };
}

export const FINDINGS: Readonly<Record<Language, FindingsWords>> = { en: FINDINGS_EN, es: FINDINGS_ES };
