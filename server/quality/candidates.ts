import type { KeyObject } from 'node:crypto';
import { CATEGORIES, NO_GPA_REASONS } from '#contract/transcripts/categories.ts';
import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { GENDER } from '#datasets/vocabulary/students/gender.ts';
import { RACE } from '#datasets/vocabulary/students/race.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';

/** The candidates of a school as Columns of the database, their text of JSON. */
export interface CandidatesOfSchool {
  school_id: string;
  students: string;
}

/**
 * How a fact is kept of each student while the list is put in order, and in the list: as the number of one
 * of few words, from 0 on.
 */
interface Fact {
  kept: string;
  words?: readonly (string | null)[];
}

/** One of the words, or else the last thing: what it is called where none is known. */
const oneOf = (value: string, words: readonly string[], none: string | null): Fact => ({
  kept: `coalesce(list_position([${list(words).slice(1, -1)}], ${value}), ${words.length + 1})::TINYINT - 1`,
  words: [...words, none],
});

const yesNo = (value: string, yes: string, no: string): Fact => ({
  kept: `CASE ${value} WHEN true THEN 0 WHEN false THEN 1 ELSE 2 END`,
  words: [yes, no, UNKNOWN],
});

const UNKNOWN = 'unknown';
const known = ({ values }: Vocabulary) => values.map(({ value }) => value).filter((value) => value !== UNKNOWN);

/** What the selection shows of a cohort student, in fixed words (docs/product.md#fixed-wording). */
const FACTS = {
  category: oneOf('category', CATEGORIES, null),
  no_gpa_reason: oneOf('reason', NO_GPA_REASONS, null),
  gpa: { kept: 'gpa' },
  failed_core: { kept: 'core_failed' },
  race: oneOf('race', known(RACE), UNKNOWN),
  gender: oneOf('gender', known(GENDER), UNKNOWN),
  disability_status: yesNo('has_disability', 'with disabilities', 'without disabilities'),
  english_learner: yesNo('english_learner', 'english language learner', 'native / fluent'),
  low_income: yesNo('is_low_income', 'low-income', 'above low-income'),
  id: { kept: 'id' },
  student_label: { kept: 'student_label' },
} as const satisfies Record<string, Fact>;

/** As a column is written (platform/database/columns.ts). */
const said = (name: string, { words }: Fact): string => {
  const at = `list_transform(students, lambda one: ${name === 'gpa' ? 'round(one.gpa, 2)' : `one.${name}`})`;
  return words
    ? `{'of': [${words.map((word) => (word === null ? 'NULL' : literal(word))).join(', ')}], 'at': ${at}}`
    : at;
};

/** Crockford's alphabet: no letter that reads like a digit. */
const LETTERS = `string_split('0123456789ABCDEFGHJKMNPQRSTVWXYZ', '')`;
/** Of the last five bytes of the code the last five bits of each choose a letter. */
const LABEL_BITS = [32, 24, 16, 8, 0];

/**
 * Who may become a candidate, with what makes them anonymous: an ID that is the same for the same student however often
 * files come again (132 bits), and a short label for people. A table of its own, made as soon as the class is known.
 */
const signed = (key: KeyObject): string => `
  CREATE TABLE signed AS
    WITH coded AS (
      SELECT student_id, ${hmac(key, 'CAST(student_id AS VARCHAR)')} AS code
      FROM enrolled WHERE is_class_member AND NOT is_withdrawn AND has_roster_years),
    numbered AS (SELECT *, ${numberOf('code')} AS number FROM coded)
    SELECT student_id, ${idOf('code')} AS id, ${labelOf('number')} AS student_label
    FROM numbered`;

/** The last five bytes of the code `code`. */
const numberOf = (code: string): string => `CAST('0x' || right(${code}, 10) AS BIGINT)`;

const labelOf = (number: string): string =>
  `concat('Student ', ${LABEL_BITS.map((bits) => `${LETTERS}[1 + ((${number} >> ${bits}) & 31)]`).join(', ')})`;

/**
 * The transcripts of the cohort as candidates for the transcript selection, a list per school: the categories in their
 * order, the best GPA first. Made in the engine, which takes half the time of making as many objects here.
 */
export async function selectCandidates(
  lake: OpenLake,
  key: KeyObject,
  { showsNames = false }: { showsNames?: boolean } = {},
): Promise<CandidatesOfSchool[]> {
  const facts = Object.entries<Fact>({ ...FACTS, ...(showsNames && { name: { kept: 'name' } }) });
  const kept = facts.map(([name, fact]) => `'${name}': ${fact.kept}`);
  const shown = facts.map(([name, fact]) => `'${name}': ${said(name, fact)}`);
  const [, lists] = await allOf([
    lake.run('candidates.signed', signed(key)),
    lake.rows<CandidatesOfSchool>(
      'candidates',
      `WITH unrated AS (
        SELECT student.student_id, ${reasonOf('student.student_id')} AS reason
        FROM student JOIN transcript_row AS row ON row.student = student.student_id
        WHERE in_cohort AND has_transcript AND student.gpa IS NULL GROUP BY student.student_id)${showsNames ? `, ${NAMES}` : ''},
      -- Put in order once, as whole students.
      shown AS (
        SELECT home AS school_id,
          list({${kept.join(', ')}} ORDER BY ${FACTS.category.kept}, gpa DESC NULLS LAST, enum_code(student_id)) AS students
        FROM student JOIN signed USING (student_id) LEFT JOIN unrated USING (student_id) ${showsNames ? 'LEFT JOIN named USING (student_id)' : ''}
        WHERE in_cohort AND has_transcript
        GROUP BY home)
      SELECT school_id, CAST(to_json({${shown.join(', ')}}) AS VARCHAR) AS students
      FROM shown`,
    ),
  ]);
  return lists;
}

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

/** The transcript ID of a student with the code `code`. */
function idOf(code: string): string {
  return `replace(replace(left(to_base64(unhex(${code})), 22), '+', '-'), '/', '_')`;
}

/** The transcript ID of the student `student`, an SQL expression, in the audit with the key. */
export const transcriptIdOf = (key: KeyObject, student: string): string =>
  idOf(hmac(key, `CAST(${student} AS VARCHAR)`));

/** The label of the student `student`, an SQL expression, as lists of candidates have it. */
export const studentLabelOf = (key: KeyObject, student: string): string =>
  labelOf(numberOf(hmac(key, `CAST(${student} AS VARCHAR)`)));

const BLOCK = 64;

/**
 * HMAC-SHA256 as RFC 2104 defines it, as hexadecimal text. The audit's key is 32 bytes, so it fits the block as it is.
 */
function hmac(key: KeyObject, text: string): string {
  const block = Buffer.alloc(BLOCK);
  key.export().copy(block);
  const pad = (byte: number) => `unhex(${literal(Buffer.from(block.map((value) => value ^ byte)).toString('hex'))})`;
  return `sha256(${pad(0x5c)} || unhex(sha256(${pad(0x36)} || encode(${text}))))`;
}
