import type { CohortStep } from '#contract/quality-lists.ts';
import { listed, schoolYear } from '#datasets/kit/english.ts';

/** What the ledgers know of a student who is left out. */
export interface LeftOutRow {
  student_id: string;
  home: string | null;
  step: CohortStep;
  missing_years: number[];
  last_year: number;
  grade_level: number;
  graduation_year: number | null;
  exit_date: string | null;
  exit_kind: string | null;
  status: string | null;
  roster_file: string;
  roster_row: number;
  transcript_file: string | null;
  transcript_row: number | null;
}

interface Said {
  reason: string;
  fix: string;
}

/** 2022 -> '2021-2022' */
const years = (missing: readonly number[]) => listed(missing.map(schoolYear));

const EXITS: Readonly<Record<string, string>> = {
  'transferred out': 'Transferred out',
  dropped: 'Dropped out',
  'no-show': 'Enrolled, but never came',
  withdrawn: 'Withdrawn',
};

/** Why a student is left out, and what would bring the student in if the files are wrong. */
const WORDS: Record<CohortStep, (row: LeftOutRow) => Said> = {
  class_member: (row) => ({
    reason: `${belongsTo(row)}.`,
    fix: 'Nothing to do if that is right. Else correct the grade or the graduation year on the roster.',
  }),
  not_withdrawn: ({ exit_date, exit_kind, status }) => {
    const how = EXITS[exit_kind ?? ''] ?? EXITS[status ?? ''] ?? 'Left';
    return {
      reason: exit_date === null ? `${how}.` : `${how}, exit date ${exit_date}.`,
      fix: 'Nothing to do if that is right. Else correct the exit date, the exit code or the status on the roster.',
    };
  },
  roster_in_all_four_years: ({ missing_years }) => ({
    reason: `No roster row for ${years(missing_years)}.`,
    fix: 'Add the missing years to the roster, or an enrollment whose entry and exit dates cover them.',
  }),
  transcript_in_all_four_years: ({ missing_years }) => ({
    reason: `No course on a transcript for ${years(missing_years)}.`,
    fix: 'Add the courses of the missing years to the transcripts, courses transferred in included.',
  }),
  // Nobody is left out at the two ends of the waterfall.
  roster_in_any_year: () => ({ reason: 'Not left out.', fix: 'Nothing to do.' }),
  cohort: () => ({ reason: 'Not left out.', fix: 'Nothing to do.' }),
};

function belongsTo({ last_year, grade_level, graduation_year }: LeftOutRow): string {
  const grade = `Grade ${grade_level} in ${schoolYear(last_year)}`;
  return graduation_year === null ? grade : `${grade}, class of ${graduation_year}`;
}

export const leftOutWords = (row: LeftOutRow): Said => WORDS[row.step](row);
