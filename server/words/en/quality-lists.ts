import { listed, schoolYear, written } from '#datasets/kit/english.ts';
import type { LeftOutFacts, QualityListWords } from '../quality-lists.ts';

/** 2022 -> '2021-2022' */
const years = (missing: readonly number[]) => listed(missing.map(schoolYear));

const EXITS: Readonly<Record<string, string>> = {
  'transferred out': 'Transferred out',
  dropped: 'Dropped out',
  'no-show': 'Enrolled but never attended',
  withdrawn: 'Withdrawn',
};

function belongsTo({ last_year, grade_level, graduation_year }: LeftOutFacts): string {
  const grade = `Grade ${grade_level} in ${schoolYear(last_year)}`;
  return graduation_year === null ? grade : `${grade}, class of ${graduation_year}`;
}

const UNITS = {
  students_demographics: ['student', 'students'],
  transcript_courses: ['row', 'rows'],
  test_scores: ['score', 'scores'],
  cte_courses: ['course', 'courses'],
} as const;

export const QUALITY_LISTS_EN: QualityListWords = {
  leftOut: {
    class_member: (facts) => ({
      reason: `${belongsTo(facts)}.`,
      fix: 'Nothing to do if that is right. Otherwise correct the grade or the graduation year on the roster.',
    }),
    not_withdrawn: ({ exit_date, exit_kind, status }) => {
      const how = EXITS[exit_kind ?? ''] ?? EXITS[status ?? ''] ?? 'Left';
      return {
        reason: exit_date === null ? `${how}.` : `${how}, exit date ${exit_date}.`,
        fix: 'Nothing to do if that is right. Otherwise correct the exit date, the exit code or the status on the roster.',
      };
    },
    roster_in_all_four_years: ({ missing_years }) => ({
      reason: `No roster row for ${years(missing_years)}.`,
      fix: 'Add the missing years to the roster, or an enrollment whose entry and exit dates cover them.',
    }),
    transcript_in_all_four_years: ({ missing_years }) => ({
      reason: `No course on a transcript for ${years(missing_years)}.`,
      fix: 'Add the courses of the missing years to the transcripts, including transfer courses.',
    }),
    // No one is left out at the two ends of the waterfall.
    roster_in_any_year: () => ({ reason: 'Not left out.', fix: 'Nothing to do.' }),
    cohort: () => ({ reason: 'Not left out.', fix: 'Nothing to do.' }),
  },
  reasons: {
    other_id: { candidate: 'Another ID of this student.', cause: 'Another kind of ID than in the rest of the file' },
    name_and_birth_date: {
      candidate: 'Same name and date of birth.',
      cause: 'Another ID, but the same name and date of birth',
    },
    leading_zeros: { candidate: 'The same without leading zeros.', cause: 'Missing or extra leading zeros' },
    punctuation: { candidate: 'The same letters and digits.', cause: 'Other spaces or punctuation' },
    same_title: { candidate: 'Same title.', cause: 'Another code, but the same title' },
    transposed: { candidate: 'Two neighboring characters are swapped.', cause: 'Two characters are swapped' },
    one_character: { candidate: 'One character differs.', cause: 'One character differs' },
    last_name_and_birth_date: {
      candidate: 'Same last name, first letter and date of birth.',
      cause: 'A different spelling of the first name',
    },
    other_school: { candidate: 'In the catalog of another school.', cause: 'Only in the catalog of another school' },
    similar_title: { candidate: 'Similar title.', cause: 'Another code and a similar title' },
  },
  noCandidate: 'Nothing similar found',
  notes: {
    no_record: 'No row in a demographics file.',
    no_value: 'Has a row in a demographics file, but without a value.',
    no_id: 'The row has no student ID, and no single student has this name and date of birth.',
  },
  clears: (kind, cleared, all) =>
    `Correcting it clears ${written(cleared)} of ${written(all)} ${UNITS[kind][all === 1 ? 0 : 1]}.`,
  csv: {
    leftOutFile: (step) => `students left out${step ? ` - ${step.replaceAll('_', ' ')}` : ''}.csv`,
    unmatchedFile: (kind) => `not matched - ${kind.replaceAll('_', ' ')}.csv`,
    leftOut: ['Student ID', 'School', 'Why left out', 'How to fix', 'Missing years', 'Roster row', 'Transcript row'],
    unmatched: [
      'Not matched',
      'Name or title',
      'Note',
      'Rows',
      'Students',
      'First row',
      'Likely match',
      'Its name or title',
      'Why',
      'Also possible',
    ],
    place: (file, row) => `${file}, row ${row}`,
  },
};
