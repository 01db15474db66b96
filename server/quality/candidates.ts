import type { KeyObject } from 'node:crypto';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';

/** The candidates of a school: the name of each fact -> its values in the order of the list, as JSON text. */
export interface CandidateList {
  school_id: string;
  students: string;
}

/** What the selection shows of a cohort student, in the words of the specification's lists (domain.md 7.10). */
const FACTS = {
  category: 'category',
  no_gpa_reason: 'reason',
  gpa: 'round(student.gpa, 2)',
  race: `coalesce(race, 'unknown')`,
  gender: `coalesce(gender, 'unknown')`,
  disability_status: `CASE has_disability WHEN true THEN 'with disabilities' WHEN false THEN 'without disabilities' ELSE 'unknown' END`,
  english_learner: `CASE english_learner WHEN true THEN 'english language learner' WHEN false THEN 'native / fluent' ELSE 'unknown' END`,
  low_income: `CASE is_low_income WHEN true THEN 'low-income' WHEN false THEN 'above low-income' ELSE 'unknown' END`,
};

/** Crockford's alphabet: no letter that reads like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LABEL_BYTES = [27, 28, 29, 30, 31];

/**
 * Makes the student anonymous, from the code of `signed`: an id that is the same for the same student however often files come anew
 * (132 bits), and a short label for people.
 */
const ANONYMOUS = {
  id: idOf('code'),
  student_label: `'Student ' || ${LABEL_BYTES.map(
    (at) => `substr('${ALPHABET}', 1 + CAST('0x' || substr(code, ${1 + 2 * at}, 2) AS INTEGER) % 32, 1)`,
  ).join(' || ')}`,
  left_cohort: 'false',
};

/**
 * The transcripts of the cohort as candidates for the transcript selection, a list per school: the categories in their order, the best
 * GPA first. Made in the engine, which takes half the time of making as many objects here.
 */
export const selectCandidates = (
  lake: OpenLake,
  key: KeyObject,
  { showsNames = false }: { showsNames?: boolean } = {},
): Promise<CandidateList[]> => {
  const facts = Object.entries({ ...FACTS, ...ANONYMOUS, ...(showsNames && { name: 'name' }) });
  return lake.rows(
    'candidates',
    `WITH signed AS (
      SELECT *, ${hmac(key, 'CAST(student_id AS VARCHAR)')} AS code FROM student WHERE in_cohort AND has_transcript),
    unrated AS (
      SELECT student.student_id, ${reasonOf('student.student_id')} AS reason
      FROM student JOIN transcript_row AS row ON row.student = student.student_id
      WHERE in_cohort AND has_transcript AND student.gpa IS NULL GROUP BY student.student_id)${showsNames ? `, ${NAMES}` : ''},
    -- Put in order once, as whole students.
    shown AS (
      SELECT home AS school_id, list({${facts.map(([name, sql]) => `'${name}': ${sql}`).join(', ')}} ORDER BY
        array_position(['HIGH_FLIER', 'ON_THE_CUSP', 'STRUGGLING'], category) NULLS LAST, gpa DESC NULLS LAST, enum_code(student_id)
      ) AS students
      FROM signed AS student LEFT JOIN unrated USING (student_id) ${showsNames ? 'LEFT JOIN named USING (student_id)' : ''}
      GROUP BY home)
    SELECT school_id, CAST(to_json({${facts
      .map(([name]) => `'${name}': list_transform(students, lambda one: one.${name})`)
      .join(', ')}}) AS VARCHAR) AS students
    FROM shown ORDER BY school_id`,
  );
};

/** Why a student with transcript rows has no GPA, the first that holds for every one of the rows. */
const reasonOf = (student: string): string => `
  CASE WHEN count(${student}) FILTER (row.is_course) = 0 THEN 'no_course'
    WHEN count(${student}) FILTER (row.is_course AND row.is_counted) = 0 THEN 'not_counted'
    WHEN count(${student}) FILTER (row.is_course AND row.is_counted AND row.points IS NOT NULL) = 0 THEN 'no_grade'
    ELSE 'excluded' END`;

/** As the newest roster row has it. */
const NAMES = `
    named AS (
      SELECT student_id, arg_max(concat_ws(' ', first_name, last_name), (school_year, file, row_number)) AS name
      FROM roster WHERE last_name IS NOT NULL OR first_name IS NOT NULL GROUP BY student_id)`;

/** The transcript id of a student with the code `code`. */
function idOf(code: string): string {
  return `left(translate(to_base64(unhex(${code})), '+/', '-_'), 22)`;
}

/** The transcript id of the student `student`, an SQL expression, in the audit with the key. */
export const transcriptIdOf = (key: KeyObject, student: string): string =>
  idOf(hmac(key, `CAST(${student} AS VARCHAR)`));

const BLOCK = 64;

/** HMAC-SHA256 as RFC 2104 defines it, as hexadecimal text. The audit's key is 32 bytes, so it fits the block as it is. */
function hmac(key: KeyObject, text: string): string {
  const block = Buffer.alloc(BLOCK);
  key.export().copy(block);
  const pad = (byte: number) => `unhex(${literal(Buffer.from(block.map((value) => value ^ byte)).toString('hex'))})`;
  return `sha256(${pad(0x5c)} || unhex(sha256(${pad(0x36)} || encode(${text}))))`;
}
