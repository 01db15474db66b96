import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';
import { madeUpMacros, madeUpSchools } from './made-up.ts';
import { writeDataset } from './write-dataset.ts';

const STUDENTS = 90;
const SCHOOLS = 2;

/** A made-up district of which every file is whole. No one in it is a real person. */
export const COMPLETE = {
  yearEnding: 2024,
  schools: madeUpSchools(SCHOOLS),
};

export interface Seeds {
  seed: number;
  /** Of what a version of the district does not know; null: the complete one. */
  lost: number | null;
}

const macrosOf = ({ seed, lost }: Seeds) => `${madeUpMacros(SCHOOLS, `(${seed}, key)`)}
  CREATE MACRO lost(key, many) AS ${lost === null ? 'false' : `hash((${lost}, key)) % many = 0`}`;

/** Code, title, subject, level, whether CTE, SCED code. */
const COURSES = `(VALUES
  ('M1', 'Algebra I', 'Mathematics', 'general', false, '02052'), ('M2', 'Geometry', 'Mathematics', 'general', false, '02072'),
  ('M3', 'Algebra II', 'Mathematics', 'honors', false, '02056'), ('M4', 'Precalculus', 'Mathematics', 'general', false, '02110'),
  ('M5', 'AP Calculus AB', 'Mathematics', 'AP', false, '02124'), ('E1', 'English 9', 'English Language Arts', 'general', false, '01001'),
  ('E2', 'English 10', 'English Language Arts', 'general', false, '01002'), ('E3', 'English 11', 'English Language Arts', 'honors', false, '01003'),
  ('E4', 'English 12', 'English Language Arts', 'general', false, '01004'), ('E5', 'AP English Literature', 'English Language Arts', 'AP', false, '01006'),
  ('S1', 'Biology', 'Science', 'general', false, '03051'), ('S2', 'Chemistry', 'Science', 'honors', false, '03101'),
  ('S3', 'Physics', 'Science', 'general', false, '03151'), ('S4', 'Environmental Science', 'Science', 'general', false, '03003'),
  ('H1', 'World History', 'Social Studies', 'general', false, '04051'), ('H2', 'U.S. History', 'Social Studies', 'general', false, '04101'),
  ('H3', 'Government', 'Social Studies', 'general', false, '04151'), ('H4', 'IB History HL', 'Social Studies', 'IB', false, '04054'),
  ('L1', 'Spanish I', 'World Languages', 'general', false, '24052'), ('L2', 'Spanish II', 'World Languages', 'general', false, '24053'),
  ('L3', 'Spanish III', 'World Languages', 'general', false, '24054'), ('L4', 'Spanish IV', 'World Languages', 'general', false, '24055'),
  ('A1', 'Art I', 'Visual and Performing Arts', 'general', false, '05154'), ('A2', 'Art II', 'Visual and Performing Arts', 'honors', false, '05155'),
  ('C1', 'Welding I', 'Other', 'general', true, '13207'), ('C2', 'Welding II', 'Other', 'general', true, '13208'),
  ('C3', 'Machining', 'Other', 'general', true, '13203'), ('C4', 'Culinary I', 'Other', 'general', true, '16053')
) AS course(code, title, subject, level, cte, sced)`;

/**
 * What a student takes in a year, by place. Some are ahead in mathematics and some behind, some take no
 * language, some a pathway.
 */
const TAKEN = `CASE n
  WHEN 0 THEN 'M' || greatest(1, least(5, y + chance((s, 'ahead'), 3)))
  WHEN 1 THEN 'E' || CASE WHEN y = 3 AND one_in((s, 'literature'), 4) THEN 5 ELSE y + 1 END
  WHEN 2 THEN CASE WHEN one_in((s, 'little science'), 4) AND y > 1 THEN 'A' || (y - 1) ELSE 'S' || (1 + (y + 3 * CAST(one_in((s, 'another'), 5) AS INTEGER)) % 4) END
  WHEN 3 THEN 'H' || CASE WHEN y = 3 AND NOT one_in((s, 'history'), 4) THEN 2 ELSE y + 1 END
  WHEN 4 THEN CASE WHEN one_in((s, 'no language'), 3) THEN 'A' || (1 + y % 2) ELSE 'L' || (y + 1) END
  ELSE CASE chance((s, 'elective'), 3) WHEN 0 THEN 'C' || (y + 1) WHEN 1 THEN pick((s, y), ['A1', 'C4', 'A2']) ELSE pick((s, y), ['L1', 'A1', 'S4']) END END`;

const FAILED = `one_in((s, y, n, term, 'failed'), CASE WHEN one_in((s, 'fails'), 3) THEN 6 ELSE 90 END)`;

/** A district in which nothing is missing; `lost()` says what another version of it does not know. */
const ROWS: Partial<Record<UploadFileType, string>> = {
  STUDENT_ROSTER: `
    SELECT local_id(s) AS student_id, 'Name' || s AS last_name, 'Given' || s AS first_name, DATE '2005-09-01' + CAST(s AS INTEGER) AS birth_date,
      2021 + y AS school_year, 9 + y AS grade_level, make_date(2020 + y, 8, 20) AS entry_date, school(s) AS school_id, 'active' AS status
    FROM range(${STUDENTS}) AS student(s), range(4) AS year(y) WHERE NOT lost((s, y, 'roster'), 60)`,
  STUDENT_DEMOGRAPHICS: `
    SELECT local_id(s) AS student_id, school(s) AS school_id,
      CASE WHEN NOT lost((s, 'gender'), 12) THEN pick((s, 'gender'), ['male', 'female']) END AS gender_value,
      CASE WHEN NOT lost((s, 'race'), 12) THEN pick((s, 'race'), ['white', 'black', 'latinx']) END AS race_value,
      CASE WHEN NOT lost((s, 'disability'), 12) THEN one_in((s, 'disability'), 4) END AS has_disability,
      CASE WHEN NOT lost((s, 'learner'), 12) THEN one_in((s, 'learner'), 3) END AS english_learner,
      CASE WHEN NOT lost((s, 'income'), 12) THEN one_in((s, 'income'), 2) END AS is_low_income
    FROM range(${STUDENTS}) AS student(s) WHERE NOT lost((s, 'demographics'), 10)`,
  COURSE_CATALOG: `
    SELECT school(h) AS school_id, 2021 + y AS school_year, code AS course_code, title AS course_title, subject, level, cte,
      CASE WHEN cte OR NOT lost((h, y, code, 'sced'), 9) THEN sced END AS sced_code
    FROM range(${SCHOOLS}) AS school(h), range(4) AS year(y), ${COURSES}
    WHERE level = 'IB' OR cte OR NOT lost((h, y, code, 'catalog'), 9)`,
  // One course of each place in a year, two semesters of it. A title that is lost is as good as a code.
  TRANSCRIPT: `
    SELECT local_id(s) AS student_id, school(s) AS school_id, 2021 + y AS school_year, 'S' || term AS term, code AS course_code,
      CASE WHEN NOT lost((s, y, n, 'title'), 9) THEN title END AS course_title, 0.5 AS credits_attempted,
      CASE WHEN ${FAILED} THEN 0.0 ELSE 0.5 END AS credits_earned,
      CASE WHEN ${FAILED} THEN 0.0 ELSE 3.0 END AS points
    FROM range(${STUDENTS}) AS student(s), range(4) AS year(y), range(6) AS place(n), range(1, 3) AS terms(term), ${COURSES}
    WHERE code = ${TAKEN}
      AND NOT lost((s, y, 'year'), 60)`,
  STUDENT_TEST_SCORES: `
    SELECT CASE WHEN lost((s, test_type, 'id'), 10) THEN 'T' || s ELSE local_id(s) END AS student_id, school(s) AS school_id, 'School' AS school, test_type,
      CASE test_type WHEN 'SAT' THEN 400 + 10 * chance((s, 'reading'), 40) END AS sat_ebrw, CASE test_type WHEN 'SAT' THEN 400 + 10 * chance((s, 'math'), 40) END AS sat_math,
      CASE WHEN test_type = 'AP' THEN 1 + chance((s, 'ap'), 5) WHEN test_type = 'IB' THEN 1 + chance((s, 'ib'), 7) END AS numeric_score,
      CASE WHEN test_type <> 'SAT' THEN test_type || ' Exam' END AS exam, '2024' AS administration
    FROM range(${STUDENTS}) AS student(s), (VALUES ('SAT'), ('AP'), ('IB')) AS test(test_type) WHERE NOT one_in((s, test_type, 'sat'), 2)`,
  CTE_PATHWAY_CATALOG: `
    SELECT school(h) AS school_id, 2021 + y AS school_year, code AS course_code, 'Metal' AS pathway_key
    FROM range(${SCHOOLS}) AS school(h), range(4) AS year(y), (VALUES ('C1'), ('C2'), ('C3')) AS course(code)`,
};

/** Writes each dataset as one file below `folder`. */
export async function writeComplete(folder: string, seeds: Seeds): Promise<CurrentFile[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(macrosOf(seeds));
  const schools = COMPLETE.schools.map(({ id }) => id);
  const files: CurrentFile[] = [];
  for (const [type, rows] of Object.entries(ROWS) as [UploadFileType, string][])
    files.push(await writeDataset(connection, join(folder, String(seeds.lost)), { type, rows, schools }));
  connection.closeSync();
  instance.closeSync();
  return files;
}
