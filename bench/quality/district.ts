import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { columnsOf } from '#server/quality/ledgers/inputs/input-columns.ts';

/** A made-up district: how many students and transcript rows, at how many schools. No one in it is a real person. */
export interface District {
  /** Which of several it is: its schools have IDs of their own. */
  number: number;
  students: number;
  transcriptRows: number;
  schools: readonly { id: string; name: string }[];
  yearEnding: number;
}

const YEAR = 2024;

/** Of the made-up audit, and of everything else in it that needs one. */
export const AUDIT = '00000000-0000-4000-8000-00000000a0d1' as AuditId; // the ID of the row that prepare.ts makes
export const PERSON = 'bench@bench.test';

const prefixOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-`;

export const madeUpDistrict = (transcriptRows: number, students = 100_000, schools = 200, number = 0): District => ({
  number,
  students,
  transcriptRows,
  yearEnding: YEAR,
  schools: Array.from({ length: schools }, (_, index) => ({
    id: `${prefixOf(number)}${String(index).padStart(12, '0')}`,
    name: `School ${String(index + 1).padStart(3, '0')}`,
  })),
});

/**
 * Chance without a generator: the hash of what is asked about. The same rows come out on every machine and with any
 * number of threads. `chance(x, 10)` is 0 to 9.
 */
const macros = (prefix: string) => `
  CREATE MACRO chance(key, many) AS CAST(hash(key) % many AS INTEGER);
  CREATE MACRO pick(key, words) AS words[1 + chance(key, len(words))];
  CREATE MACRO student_code(number) AS 'S' || lpad(CAST(number AS VARCHAR), 7, '0');
  CREATE MACRO school_code(number) AS '${prefix}' || lpad(CAST(number AS VARCHAR), 12, '0');
  CREATE MACRO course_number(number) AS 'C' || lpad(CAST(number AS VARCHAR), 4, '0')`;

const SUBJECTS = `['English Language Arts', 'Mathematics', 'Science', 'Social Studies', 'World Languages', 'Visual and Performing Arts',
  'Physical and Health Education', 'Career and Technical Education', 'Computer Science', 'Other']`;
const RACES = `['white', 'black or african american', 'asian', 'american indian or alaska native', 'two or more races', NULL]`;

/** Courses a catalog holds per school and year; a few transcript rows name one beyond them. */
const COURSES = 120;

function tables({ students, transcriptRows, schools, yearEnding }: District): Partial<Record<UploadFileType, string>> {
  const home = `school_code(s % ${schools.length})`;
  const perStudent = Math.max(1, Math.round(transcriptRows / students));
  return {
    STUDENT_ROSTER: `
      SELECT student_code(s) AS student_id, 'ST' || s AS state_student_id, 'Family' || s AS last_name, 'Given' || s % 977 AS first_name,
        DATE '2005-09-01' + CAST(s % 365 AS INTEGER) AS birth_date, ${yearEnding} - 3 + y AS school_year, 9 + y AS grade_level,
        make_date(${yearEnding} - 4 + y, 8, 20) AS entry_date, ${home} AS school_id,
        CASE WHEN y = 3 AND chance((s, 'left'), 30) = 0 THEN 'dropped' END AS exit_kind, 'active' AS status, ${yearEnding} AS graduation_year
      FROM range(${students}) AS student(s), range(4) AS year(y)`,
    COURSE_CATALOG: `
      SELECT school_code(h) AS school_id, ${yearEnding} - 3 + y AS school_year, course_number(c) AS course_code, 'Course ' || c AS course_title,
        pick(c, ${SUBJECTS}) AS subject, pick((c, 'level'), ['AP', 'IB', 'honors', 'general', 'general', 'general']) AS level, c % 11 = 0 AS cte
      FROM range(${schools.length}) AS school(h), range(4) AS year(y), range(${COURSES}) AS course(c)`,
    STUDENT_DEMOGRAPHICS: `
      SELECT student_code(s) AS student_id, ${home} AS school_id, pick((s, 'g'), ['male', 'female', 'other', NULL]) AS gender_value,
        pick((s, 'r'), ${RACES}) AS race_value, chance((s, 'd'), 8) = 0 AS has_disability, chance((s, 'e'), 7) = 0 AS english_learner,
        chance((s, 'l'), 2) = 0 AS is_low_income
      FROM range(${students}) AS student(s)`,
    TRANSCRIPT: `
      SELECT student_code(s) AS student_id, ${home} AS school_id, 'School' AS school, ${yearEnding} - 3 + n % 4 AS school_year,
        'S' || (1 + n // 4 % 2) AS term, course_number(chance((s, n), ${COURSES + 6})) AS course_code, CAST(0.5 AS DOUBLE) AS credits_attempted,
        CASE WHEN chance((s, n, 'm'), 12) = 0 THEN 0.0 ELSE 0.5 END AS credits_earned,
        CASE WHEN chance((s, n, 'm'), 12) = 0 THEN 0.0 ELSE 1.0 + chance((s, n, 'p'), 7) / 2.0 END AS points,
        chance((s, n, 'm'), 12) <> 0 AS earns_credit, chance((s, n, 't'), 50) = 0 AS is_transfer, true AS is_counted, 2 AS mark_level
      FROM range(${students}) AS student(s), range(${perStudent}) AS row(n)`,
    STUDENT_TEST_SCORES: `
      SELECT student_code(s) AS student_id, ${home} AS school_id, test_type,
        CASE test_type WHEN 'SAT' THEN 200 + 10 * chance((s, n, 1), 61) END AS sat_ebrw,
        CASE test_type WHEN 'SAT' THEN 200 + 10 * chance((s, n, 2), 61) END AS sat_math,
        CASE test_type WHEN 'ACT' THEN 1 + chance((s, n, 3), 36) END AS act_composite,
        CASE test_type WHEN 'AP' THEN 1 + chance((s, n, 4), 5) WHEN 'IB' THEN 1 + chance((s, n, 5), 7) END AS numeric_score,
        test_type || n AS exam, CAST(${yearEnding} AS VARCHAR) AS administration, true AS is_counted, pick((s, n), ${SUBJECTS}) AS subject
      FROM (SELECT s, n, pick((s, n, 'type'), ['SAT', 'ACT', 'AP', 'AP', 'IB']) AS test_type
        FROM range(${students} + ${students} // 50) AS student(s), range(2) AS sitting(n))`,
    CTE_PATHWAY_CATALOG: `
      SELECT school_code(h) AS school_id, ${yearEnding} - 3 + y AS school_year, course_number(c * 11) AS course_code, 'P' || c % 4 AS pathway_key
      FROM range(${schools.length}) AS school(h), range(4) AS year(y), range(12) AS course(c)`,
  };
}

/**
 * Writes the six files as the ingest leaves them: every column the ledgers read, NULL where the made-up file has none.
 */
export async function writeDistrict(
  district: District,
  folder: string,
): Promise<Partial<Record<UploadFileType, string>>> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '1GB', threads: '2' });
  const connection = await instance.connect();
  await connection.run(macros(prefixOf(district.number)));
  const paths: [string, string][] = [];
  for (const [type, sql] of Object.entries(tables(district))) {
    mkdirSync(join(folder, type), { recursive: true });
    const path = join(folder, type, 'rows.parquet');
    await connection.run(
      `COPY (${withEveryColumn(type as UploadFileType, sql)}) TO '${path}' (FORMAT parquet, COMPRESSION zstd)`,
    );
    paths.push([type, path]);
  }
  connection.closeSync();
  instance.closeSync();
  return Object.fromEntries(paths) as Record<UploadFileType, string>; // the keys of `tables`
}

function withEveryColumn(type: UploadFileType, sql: string): string {
  // Lists of what finds no counterpart name courses by their titles.
  const columns = { course_title: 'VARCHAR', ...Object.fromEntries(columnsOf(type)) };
  const empty = Object.entries(columns).map(([name, kind]) => `NULL::${kind} AS ${name}`);
  return `SELECT row_number() OVER () + 1 AS row_number, * FROM (
    SELECT ${empty.join(', ')} WHERE false UNION ALL BY NAME ${sql})`;
}
