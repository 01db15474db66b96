import type { CandidateReason, CohortStep, UnmatchedKind } from '#contract/quality/lists.ts';
import type { Language } from '#datasets/words/language.ts';
import { QUALITY_LISTS_EN } from './en/quality-lists.ts';
import { QUALITY_LISTS_ES } from './es/quality-lists.ts';

/** What the ledgers know of why a student is left out. */
export interface LeftOutFacts {
  step: CohortStep;
  missing_years: number[];
  last_year: number;
  grade_level: number;
  graduation_year: number | null;
  exit_date: string | null;
  exit_kind: string | null;
  status: string | null;
}

/** Why something cannot be matched at all, or not yet (unmatched-items.sql). */
export type UnmatchedNote = 'no_record' | 'no_value' | 'no_id';

export interface QualityListWords {
  /** Why a student is left out, and what would bring the student in if the files are wrong. */
  leftOut: Record<CohortStep, (facts: LeftOutFacts) => { reason: string; fix: string }>;
  reasons: Record<CandidateReason, ReasonWords>;
  noCandidate: string;
  notes: Record<UnmatchedNote, string>;
  /** 'Correcting it clears 128 of 404 rows.' */
  clears(kind: UnmatchedKind, cleared: number, all: number): string;
  csv: {
    leftOutFile(step: CohortStep | undefined): string;
    unmatchedFile(kind: UnmatchedKind): string;
    leftOut: readonly [
      id: string,
      school: string,
      why: string,
      fix: string,
      years: string,
      roster: string,
      transcript: string,
    ];
    unmatched: readonly [
      value: string,
      label: string,
      note: string,
      rows: string,
      students: string,
      first: string,
      meant: string,
      itsLabel: string,
      why: string,
      also: string,
    ];
    /** 'roster.csv, row 12' */
    place(file: string, row: number): string;
  };
}

interface ReasonWords {
  /** Of one candidate. */
  candidate: string;
  /** Of many items with this best reason. */
  cause: string;
}

export const QUALITY_LISTS: Record<Language, QualityListWords> = { en: QUALITY_LISTS_EN, es: QUALITY_LISTS_ES };
