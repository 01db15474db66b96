import { list } from '#datasets/kit/sql/quote.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';

const CODE_ZEROS = sqlFile('./zeros-of-codes.sql', import.meta.url);

/**
 * Texts that rows are joined and grouped by, as enumerations: numbers inside the engine, their text wherever it is
 * asked for. The texts of files are looked up in a dictionary by a join, which looks at each text of a block once; a
 * cast looks at each row (280 ms against 40 for the students of a million rows).
 */
const KEYS = {
  school: { as: 'text', also: [] },
  student: { as: 'text', also: [] },
  // Course codes and terms are compared without case, and terms without the year that some systems write into them.
  course: { as: 'upper(text)', also: [] },
  term: { as: 'term_of(text)', also: [] },
  // Formulas and decisions of people name areas that no file may have.
  subject: { as: 'text', also: SUBJECT_AREAS.map(({ value }) => value) },
} as const satisfies Record<string, { as: string; also: readonly string[] }>;

/** IDs that rosters write in several ways are one student, and those of two people are no one's (roster-ids.sql). */
const STUDENT_TEXT = `
  SELECT written.text, CAST(coalesce(twin.same_as, written.text) AS student_key) AS key
  FROM student_written AS written LEFT JOIN roster_twin AS twin ON twin.text = written.text
  WHERE twin.text IS NULL OR twin.same_as IS NOT NULL`;

/** Codes without the zeros that other files have are those of these files (zeros-of-codes.sql). */
const COURSE_TEXT = `
  SELECT written.text, CAST(coalesce(bare.same_as, upper(written.text)) AS course_key) AS key
  FROM course_written AS written LEFT JOIN bare_code AS bare ON bare.text = written.text`;

/** Texts that are not simply a key of their own. */
const TEXTS: Readonly<Record<string, string>> = { student: STUDENT_TEXT, course: COURSE_TEXT };

export type KeyName = keyof typeof KEYS;

export interface KeySource {
  key: KeyName;
  table: string;
  column: string;
}

/**
 * Makes the types `<name>_key` and the dictionaries `<name>_text` (text, key). The order of a
 * type is that of its texts.
 */
export function keyTables(sources: readonly KeySource[], schools: readonly string[]): string {
  const statements = Object.entries(KEYS).map(([name, { as, also }]) => {
    // An enumeration of nothing is refused in places: '' is never anyone's.
    const known = ['', ...also, ...(name === 'school' ? schools : [])];
    const read = sources
      .filter(({ key }) => key === name)
      .map(({ table, column }) => `SELECT DISTINCT ${column} FROM ${table}`);
    return `
      CREATE TABLE ${name}_written AS
        SELECT DISTINCT text FROM (${[`SELECT unnest(${texts(known)}) AS text`, ...read].join(' UNION ALL ')}) WHERE text IS NOT NULL;
      CREATE TYPE ${name}_key AS ENUM (SELECT ${as === 'text' ? '' : 'DISTINCT '}${as} AS text FROM ${name}_written ORDER BY text);
      ${name === 'course' ? CODE_ZEROS : ''}
      CREATE TABLE ${name}_text AS ${TEXTS[name] ?? `SELECT text, CAST(${as} AS ${name}_key) AS key FROM ${name}_written`}`;
  });
  return statements.join(';\n');
}

const texts = (values: readonly string[]): string => `[${list(values).slice(1, -1)}]::VARCHAR[]`;
