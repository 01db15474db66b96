import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';
import { madeUpMacros, madeUpSchools } from './made-up.ts';
import { writeDataset } from './write-dataset.ts';

const STUDENTS = 1200;
const SCHOOLS = 8;
const COURSES = 60;

/**
 * A made-up district in which nothing is as it should be, and what people decided of three of its courses.
 * No one in it is a real person.
 */
export const UNTIDY = {
  yearEnding: 2024,
  schools: madeUpSchools(SCHOOLS),
  decisions: [
    { code: 'C003', titleKey: 'algebra1', subject: 'Science', levelRank: 2, scedCode: null },
    { code: 'C005', titleKey: 'algebra5', subject: null, levelRank: null, scedCode: null },
    { code: 'C062', titleKey: '', subject: null, levelRank: null, scedCode: null },
  ],
};

const AREAS = `[${SUBJECT_AREAS.map(({ value }) => `'${value}'`).join(', ')}]`;
/** National codes of every family, of three languages, of career fields, and one that is none. */
const CODES = `['02052', '02072', '02056', '02110', '02121', '03051', '03101', '03151', '04101', '04051', '24052', '24103', '24345', '0610', '11051', '1201', 'x']`;
const MACROS = `${madeUpMacros(SCHOOLS)}
  CREATE MACRO code(number) AS 'C' || lpad(CAST(number AS VARCHAR), 3, '0');
  CREATE MACRO letter(number) AS chr(CAST(97 + number % 26 AS INTEGER));
  CREATE MACRO birth(s) AS DATE '2005-09-01' + CAST(s % 365 AS INTEGER)`;

/** Of the datasets that the ledgers read. */
const ROWS: Partial<Record<UploadFileType, string>> = {
  // Movers, leavers, years that are missing, two rows of one year, IDs with zeros, and state IDs
  // that two students share.
  STUDENT_ROSTER: `
    SELECT local_id(s) AS student_id,
      CASE WHEN one_in((s, 'state'), 9) THEN NULL WHEN one_in((s, 'same'), 200) THEN '7' ELSE '00' || (50000 + s) END AS state_student_id,
      CASE WHEN one_in((s, 'other'), 4) THEN 'O' || s END AS other_student_id,
      CASE WHEN NOT one_in((s, 'last'), 20) THEN pick((s, 'name'), ['García', 'O''Neil', 'Smith Jr', 'de la Cruz', 'Ng', 'Müller']) || letter(s) END AS last_name,
      CASE WHEN NOT one_in((s, 'first'), 25) THEN 'Given' || letter(s // 26) END AS first_name,
      CASE WHEN NOT one_in((s, 'birth'), 15) THEN birth(s) END AS birth_date,
      2021 + y AS school_year, 9 + y - CAST(one_in((s, 'behind'), 30) AS INTEGER) AS grade_level,
      CASE WHEN NOT one_in((s, y, 'entry'), 6) THEN make_date(2020 + y, 8, 20) + chance((s, y, 'day'), 100) END AS entry_date,
      CASE WHEN one_in((s, y, 'exit'), 9) THEN make_date(2021 + y, 1 + chance((s, y, 'month'), 6), 3) END AS exit_date,
      CASE WHEN one_in((s, y, 'moved'), 12) THEN school(s + 1) ELSE school(s) END AS school_id,
      CASE WHEN one_in((s, y, 'dropped'), 30) THEN 'dropped' WHEN one_in((s, y, 'graduated'), 10) THEN 'graduated' END AS exit_kind,
      CASE WHEN one_in((s, 'withdrawn'), 40) THEN 'withdrawn' ELSE 'active' END AS status,
      CASE WHEN NOT one_in((s, 'graduates'), 5) THEN 2024 + CAST(one_in((s, y, 'later'), 20) AS INTEGER) END AS graduation_year,
      CASE WHEN one_in((s, 'primary'), 3) THEN one_in((s, y, 'primary'), 2) END AS primary_school
    FROM range(${STUDENTS}) AS student(s), range(4) AS year(y), range(1 + CAST(one_in((s, y, 'twice'), 15) AS INTEGER)) AS again(again)
    WHERE NOT one_in((s, y, 'absent'), 25) AND (s % ${SCHOOLS} <> 7 OR y = 3)`,
  COURSE_CATALOG: `
    SELECT school(h) AS school_id, 2021 + y AS school_year, code(c) AS course_code,
      CASE WHEN c % 17 <> 4 THEN pick(c % 5, ['Algebra ', 'Biology ', 'AP Chem ', 'Gov''t ', 'Español ']) || c // 2 END AS course_title,
      CASE WHEN c % 9 > 0 THEN pick((c, y // 2, h % 3), ${AREAS}) END AS subject,
      pick((c, 'level', h // 4), ['AP', 'IB', 'honors', 'general', 'general']) AS level, c % 11 = 0 AS is_cte,
      c % 11 = 0 OR coalesce(subject = 'Career and Technical Education', false) AS cte,
      CASE WHEN c % 7 > 0 THEN pick((c, 'national'), ${CODES}) END AS sced_code
    FROM range(${SCHOOLS}) AS school(h), range(4) AS year(y), range(${COURSES}) AS course(c) WHERE NOT one_in((h, c, 'off'), 6)
    UNION ALL BY NAME
    SELECT school(h) AS school_id, 2024 AS school_year, code(c) AS course_code, 'Algebra ' || c AS course_title FROM range(${SCHOOLS}) AS school(h), (VALUES (3), (5)) AS course(c)`,
  STUDENT_DEMOGRAPHICS: `
    SELECT CASE WHEN one_in((s, 'stray'), 30) THEN local_id(s) || 'x' ELSE local_id(s) END AS student_id, school(s) AS school_id,
      CASE WHEN one_in((s, y, 'dated'), 2) THEN 2024 - y END AS school_year, pick((s, 'gender', y), ['male', 'female', 'other', NULL]) AS gender_value,
      pick((s, 'race', y // 2), ['white', 'black', 'asian', 'latinx', NULL]) AS race_value,
      CASE WHEN NOT one_in((s, 'd'), 4) THEN one_in((s, 'disability'), 8) END AS has_disability,
      CASE WHEN NOT one_in((s, 'e'), 4) THEN one_in((s, 'learner', y), 7) END AS english_learner,
      CASE WHEN NOT one_in((s, 'l'), 4) THEN one_in((s, 'income'), 2) END AS is_low_income
    FROM range(${STUDENTS}) AS student(s), range(2) AS of_year(y) WHERE NOT one_in((s, 'none', y), 20)`,
  // By state IDs that lost their zeros; repeats, several levels of one mark, schools of five and ten
  // credits, years of no class.
  TRANSCRIPT: `
    SELECT CASE WHEN one_in((s, 'unknown'), 40) THEN 'U' || s ELSE CAST(50000 + s AS VARCHAR) END AS student_id,
      CASE WHEN one_in((s, 'second'), 3) THEN local_id(s) END AS other_student_id,
      CASE WHEN NOT one_in((s, n, 'nowhere'), 50) THEN school(s) END AS school_id,
      2021 + n // 3 - 3 * CAST(one_in((s, n, 'old'), 40) AS INTEGER) AS school_year,
      CASE WHEN NOT one_in((s, n, 'term'), 20) THEN pick(n, ['s', 'S']) || (1 + n % 2) END AS term,
      CASE WHEN NOT one_in((s, n, 'code'), 90) THEN lower(code(chance((s, n // 2), ${COURSES + 4}))) END AS course_code,
      CASE WHEN one_in((s, n, 'mute'), 30) THEN '101' WHEN NOT one_in((s, n, 'title'), 7)
        THEN pick((s, n, 'titles'), ['Algebra ', 'AP ', 'IB ', 'Art HL ', 'Honors ', 'Pre-AP ']) || chance((s, n, 'words'), 9) END AS course_title,
      CASE WHEN one_in((s, n, 'level of it'), 12) THEN pick((s, n), ['AP', 'IB', 'honors', 'general']) END AS course_level,
      CASE WHEN one_in((s, n, 'own code'), 9) THEN pick((s, n), ${CODES}) END AS sced_code, one_in((s, n, 'own cte'), 40) AS is_cte,
      CASE WHEN one_in((s, n, 'says'), 10) THEN pick((s, n), ${AREAS}) END AS subject,
      CASE WHEN NOT one_in((s, n, 'attempted'), 9) THEN 0.5 END::DOUBLE AS credits_attempted,
      CASE WHEN one_in((s, n, 'failed'), 12) THEN 0.0 WHEN NOT one_in((s, n, 'earned'), 15)
        THEN (0.5 + chance((s, n, 'half'), 3) / 4) * pick(s % ${SCHOOLS}, [1, 10, 1, 5]) END::DOUBLE AS credits_earned,
      CASE WHEN one_in((s, n, 'failed'), 12) THEN 0.0 WHEN NOT one_in((s, n, 'points'), 11) THEN 1.0 + chance((s, n, 'grade'), 7) / 2.0 END::DOUBLE AS points,
      CASE WHEN one_in((s, 'stated'), 5) THEN 1 + chance((s, n, 'gpa'), 300) / 100 END::DOUBLE AS cumulative_gpa,
      one_in((s, n, 'excluded'), 30) AS exclude_from_gpa,
      CASE WHEN NOT one_in((s, n, 'earns'), 8) THEN NOT one_in((s, n, 'failed'), 12) END AS earns_credit,
      CASE WHEN NOT one_in((s, n, 'transfer'), 3) THEN one_in((s, n, 'moved'), 50) END AS is_transfer,
      CASE WHEN one_in((s, n, 'counted'), 30) THEN false WHEN NOT one_in((s, n, 'count'), 2) THEN true END AS is_counted,
      CASE WHEN one_in((s, 'levels'), 6) THEN 1 + n % 3 WHEN NOT one_in((s, 'level'), 6) THEN 2 END AS mark_level
    FROM range(${STUDENTS}) AS student(s), range(12) AS row(n) WHERE NOT one_in((s, 'few'), 30) OR n < 2`,
  // By IDs with a zero in front, or by names as someone else writes them; retakes, repeated exams, sub-scores.
  STUDENT_TEST_SCORES: `
    SELECT CASE WHEN one_in((s, 'nameless'), 6) THEN NULL WHEN one_in((s, 'wrong'), 25) THEN 'T' || s ELSE '0' || local_id(s) END AS student_id,
      CASE WHEN one_in((s, n, 'outside'), 9) THEN NULL WHEN one_in((s, n, 'at another'), 4) THEN school(s + 1) ELSE school(s) END AS school_id,
      CASE WHEN one_in((s, n, 'outside'), 9) THEN pick((s, n), ['Elsewhere', NULL]) ELSE 'School' END AS school, test_type,
      upper(pick((s, 'name'), ['Garcia', 'ONeil', 'Smith', 'de la Cruz', 'Ng', 'Muller']) || CASE WHEN s % 2 = 0 THEN letter(s) ELSE letter(s) || ' III' END) AS last_name,
      'Given' || letter(s // 26) AS first_name, birth(s) AS birth_date,
      CASE WHEN test_type = 'SAT' AND NOT one_in((s, n, 'half'), 4) THEN 200 + 10 * chance((s, n, 'ebrw'), 61) END AS sat_ebrw,
      CASE test_type WHEN 'SAT' THEN 200 + 10 * chance((s, n, 'math'), 61) END AS sat_math,
      CASE WHEN test_type = 'SAT' AND one_in((s, n, 'total'), 3) THEN 900 END AS sat_total,
      CASE WHEN test_type = 'ACT' AND NOT one_in((s, n, 'parts'), 4) THEN 1 + chance((s, n, 'all'), 36) END AS act_composite,
      CASE test_type WHEN 'ACT' THEN 1 + chance((s, n, 'e'), 36) END AS act_english,
      CASE test_type WHEN 'ACT' THEN 1 + chance((s, n, 'm'), 36) END AS act_math,
      CASE test_type WHEN 'ACT' THEN 1 + chance((s, n, 'r'), 36) END AS act_reading,
      CASE WHEN test_type = 'ACT' AND NOT one_in((s, n, 'no'), 5) THEN 1 + chance((s, n, 's'), 36) END AS act_science,
      CASE WHEN test_type = 'ACT' AND one_in((s, n, 'super'), 7) THEN 30 END AS act_superscore,
      CASE WHEN test_type = 'AP' AND NOT one_in((s, n, 'pending'), 9) THEN 1 + chance((s, n, 'ap'), 5) WHEN test_type = 'IB' THEN 1 + chance((s, n, 'ib'), 7) END AS numeric_score,
      CASE WHEN NOT one_in((s, n, 'exam'), 20) THEN test_type || n // 2 END AS exam,
      CASE WHEN NOT one_in((s, n, 'when'), 9) THEN CAST(2024 - n % 2 AS VARCHAR) END AS administration,
      CASE WHEN NOT one_in((s, n, 'count'), 9) THEN NOT one_in((s, n, 'part'), 15) END AS is_counted,
      CASE WHEN NOT one_in((s, n, 'area'), 9) THEN pick((s, n), ${AREAS}) END AS subject
    FROM (SELECT s, n, pick((s, n // 2, 'type'), ['SAT', 'ACT', 'AP', 'IB']) AS test_type FROM range(${STUDENTS + 30}) AS student(s), range(4) AS sitting(n))`,
  CTE_PATHWAY_CATALOG: `
    SELECT school(h) AS school_id, 2021 + y AS school_year, code(c * 11 + CAST(one_in((h, c), 9) AS INTEGER)) AS course_code, 'P' || c % 4 AS pathway_key
    FROM range(${SCHOOLS}) AS school(h), range(4) AS year(y), range(6) AS course(c)`,
};

/**
 * Writes each dataset as two files, a third of whose rows are in both, as the ingest leaves them: NULL where
 * the rows have no column.
 */
export async function writeUntidy(folder: string): Promise<CurrentFile[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(MACROS);
  const schools = UNTIDY.schools.map(({ id }) => id);
  const files: CurrentFile[] = [];
  for (const part of [0, 1])
    for (const [type, rows] of Object.entries(ROWS) as [UploadFileType, string][]) {
      const which = `row_number % 3 <> ${1 - part}`;
      files.push(await writeDataset(connection, join(folder, String(part)), { type, rows, schools, which }));
    }
  connection.closeSync();
  instance.closeSync();
  return files;
}
