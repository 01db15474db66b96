import { createHmac, type KeyObject } from 'node:crypto';
import type { Category } from '#contract/transcripts.ts';
import type { Lake } from '#server/platform/lake/lake.ts';

/** What the selection shows of a cohort student. */
export interface CandidateFacts {
  category: Category | null;
  gpa: number | null;
  race: string;
  gender: string;
  disability_status: string;
  english_learner: string;
  low_income: string;
}

export interface CohortStudent extends CandidateFacts {
  student_id: string;
  school_id: string;
}

export interface Candidate extends CandidateFacts {
  school_id: string;
  id: string;
  ordinal: number;
  student_label: string;
}

/** The transcripts of the cohort as candidates for the transcript selection (domain.md 7.10), in the words of the specification's lists. */
export const selectCandidates = (lake: Lake): Promise<CohortStudent[]> =>
  lake.rows(
    'candidates',
    `SELECT student_id, home AS school_id, category, round(gpa, 2) AS gpa,
      coalesce(race, 'unknown') AS race, coalesce(gender, 'unknown') AS gender,
      CASE has_disability WHEN true THEN 'with disabilities' WHEN false THEN 'without disabilities' ELSE 'unknown' END AS disability_status,
      CASE english_learner WHEN true THEN 'english language learner' WHEN false THEN 'native / fluent' ELSE 'unknown' END AS english_learner,
      CASE is_low_income WHEN true THEN 'low-income' WHEN false THEN 'above low-income' ELSE 'unknown' END AS low_income
    FROM student
    WHERE in_cohort AND has_transcript
    ORDER BY home, array_position(['HIGH_FLIER', 'ON_THE_CUSP', 'STRUGGLING'], category) NULLS LAST, student.gpa DESC NULLS LAST, student_id`,
  );

/** Crockford's alphabet: no letter that reads like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LABEL_LENGTH = 5;

/**
 * Makes the student anonymous: an id under the audit's own key, the same for the same student however often files come anew, and a
 * short label for people. `ordinal` is the place in the list.
 */
export function asCandidate(key: KeyObject, { student_id, ...facts }: CohortStudent, ordinal: number): Candidate {
  const code = createHmac('sha256', key).update(student_id).digest();
  const label = [...code.subarray(-LABEL_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return { ...facts, ordinal, id: code.toString('base64url').slice(0, 22), student_label: `Student ${label}` };
}
