import type { CandidateReason, UnmatchedKind } from '#contract/quality-lists.ts';
import { written } from '#datasets/kit/english.ts';

interface ReasonWords {
  /** Of one candidate. */
  candidate: string;
  /** Of many items with this best reason. */
  cause: string;
}

export const REASON_WORDS: Record<CandidateReason, ReasonWords> = {
  other_id: { candidate: 'Another id of this student.', cause: 'Another kind of id than in the rest of the file' },
  name_and_birth_date: {
    candidate: 'Same name and date of birth.',
    cause: 'Another id, but the same name and date of birth',
  },
  leading_zeros: { candidate: 'The same without leading zeros.', cause: 'Leading zeros are missing or too many' },
  punctuation: { candidate: 'The same letters and digits.', cause: 'Other spaces or punctuation' },
  same_title: { candidate: 'Same title.', cause: 'Another code, but the same title' },
  transposed: { candidate: 'Two neighboring characters are swapped.', cause: 'Two characters are swapped' },
  one_character: { candidate: 'One character differs.', cause: 'One character differs' },
  last_name_and_birth_date: {
    candidate: 'Same last name, first letter and date of birth.',
    cause: 'A first name written in another way',
  },
  other_school: { candidate: 'In the catalog of another school.', cause: 'Only in the catalog of another school' },
  similar_title: { candidate: 'Similar title.', cause: 'Another code and a similar title' },
};

export const NO_CANDIDATE = 'Nothing similar found';

const NOTES: Readonly<Record<string, string>> = {
  no_record: 'No row in a demographics file.',
  no_value: 'Has a row in a demographics file, with no value in it.',
  no_id: 'The row has no student id, and no single student of this name and date of birth.',
};
export const noteWords = (note: string | null): string | null => (note === null ? null : (NOTES[note] ?? null));

const UNITS: Record<UnmatchedKind, readonly [one: string, many: string]> = {
  students_demographics: ['student', 'students'],
  transcript_courses: ['row', 'rows'],
  test_scores: ['score', 'scores'],
  cte_courses: ['course', 'courses'],
};

/** 'Correcting it clears 128 of 404 rows.' */
export function clearsWords(kind: UnmatchedKind, cleared: number, all: number): string {
  const [one, many] = UNITS[kind];
  return `Correcting it clears ${written(cleared)} of ${written(all)} ${all === 1 ? one : many}.`;
}
