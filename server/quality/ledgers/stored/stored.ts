import { sqlFile } from '#server/platform/lake/sql-file.ts';

/** A table that is stored with each version, for lists to page through. */
export interface StoredTable {
  /** SELECT over the tables of the refresh, ordered as the list is shown. */
  sql: string;
  /**
   * Column with the school a row belongs to. Who sees some schools sees rows of these alone; rows
   * without a school only with all.
   */
  school: string;
}

const asText = (...keys: string[]): string =>
  `* REPLACE (${keys.map((key) => `CAST(${key} AS VARCHAR) AS ${key}`).join(', ')})`;

/**
 * The ledgers, and the tables made for lists, by the name under which they are read again. Ordered by school, so that a
 * query for one school reads its row groups alone. Sorting an enumeration by its code takes a quarter of the time; long
 * ones are written as text, since an enumeration is written with all its values into every row group.
 */
export const STORED = {
  student: {
    school: 'home',
    // `ref` is what other tables know the student by.
    sql: `SELECT ${asText('student_id')}, enum_code(student.student_id)::INTEGER AS ref FROM student ORDER BY enum_code(home), enum_code(student.student_id)`,
  },
  course: {
    school: 'school_id',
    sql: `SELECT ${asText('course_code', 'subject')} FROM course ORDER BY enum_code(school_id), enum_code(course.course_code), school_year`,
  },
  local_course: {
    school: 'school_id',
    sql: `SELECT ${asText('course_code')} FROM local_course ORDER BY enum_code(school_id), rows DESC, enum_code(local_course.course_code), title_key`,
  },
  score: {
    school: 'belongs_to',
    // Of what records show alone: exams of students who are known.
    sql: `
      SELECT CAST(student AS VARCHAR) AS student, belongs_to, file, row_number, test_type, numeric_score, is_exam_score
      FROM score WHERE is_exam_score AND student IS NOT NULL ORDER BY enum_code(belongs_to)`,
  },
  mark: { school: 'home', sql: sqlFile('./marks.sql', import.meta.url) },
  opportunity: {
    school: 'home',
    // What each student of the cohort took, passed and lacks: the list behind a number of a finding. As it is: to sort
    // rows of fifty columns takes longer than to write them, and those of 120,000 students are one row group anyway.
    sql: `SELECT ${asText('student')} FROM opportunity_student`,
  },
  left_out: { school: 'home', sql: `SELECT ${asText('student_id')} FROM left_out ORDER BY ordinal` },
  unmatched: { school: 'school_id', sql: 'FROM unmatched ORDER BY kind, rows DESC, item' },
} as const satisfies Record<string, StoredTable>;

export type StoredName = keyof typeof STORED;
// The keys of a constant are its names.
export const STORED_NAMES = Object.keys(STORED) as StoredName[];
