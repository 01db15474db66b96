import type { Category } from '#contract/transcripts/categories.ts';
import type { SelectionStatus } from '#contract/transcripts/selection-statuses.ts';
import type { TranscriptCourse } from '#contract/transcripts/transcript-records.ts';
import type { Language } from '#datasets/words/language.ts';
import { SELECTIONS_EN } from './en/selections.ts';
import { SELECTIONS_ES } from './es/selections.ts';

/** Words of what is downloaded of transcript selections. */
export interface SelectionWords {
  /** In the names of the downloads. */
  title: string;
  finalizedTitle: string;
  header: readonly [
    school: string,
    status: string,
    selected: string,
    limit: string,
    started: string,
    saved: string,
    savedBy: string,
    finalized: string,
    finalizedBy: string,
    zone: string,
  ];
  statuses: Record<SelectionStatus, string>;
  categories: Record<Category, string>;
  sheets: Record<'students' | 'courses' | 'scores' | 'about', string>;
  students: {
    school: string;
    code: string;
    districtId: string;
    name: string;
    facts: readonly [
      category: string,
      gpa: string,
      credits: string,
      race: string,
      gender: string,
      disability: string,
      learner: string,
      income: string,
    ];
    finalized: readonly [at: string, by: string, zone: string];
  };
  /** School and student, then what a row of a transcript says. */
  courses: readonly string[];
  scores: readonly string[];
  standings: Record<TranscriptCourse['standing'], string>;
  yes: string;
  no: string;
  about: Record<'district' | 'year' | 'by' | 'at' | 'keep', string>;
}

export const SELECTIONS: Record<Language, SelectionWords> = { en: SELECTIONS_EN, es: SELECTIONS_ES };
