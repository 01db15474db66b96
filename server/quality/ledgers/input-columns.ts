import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { KeyName } from './keys.ts';

/** A column of the lake whose texts are numbers inside the engine, see keys.ts; else the type it has there (docs/lake.md). */
type Kind = 'VARCHAR' | 'INTEGER' | 'DOUBLE' | 'BOOLEAN' | 'DATE';

interface Input {
  table: string;
  /** Columns of the lake that the ledgers use. */
  columns: Readonly<Record<string, Kind>>;
  /** Columns that become enumerations, beside the school. */
  keys?: Readonly<Record<string, KeyName>>;
  /** Where two current files hold the same record, the newer file has the last word. */
  newestWins?: true;
  /** There as `<table>_written` alone: what reads a million rows joins the few dictionaries that it needs itself. */
  isLong?: true;
}

/** What the ledgers read of each dataset. */
export const INPUTS: Readonly<Record<UploadFileType, Input>> = {
  STUDENT_ROSTER: {
    table: 'roster',
    columns: {
      student_id: 'VARCHAR',
      other_student_id: 'VARCHAR',
      state_student_id: 'VARCHAR',
      last_name: 'VARCHAR',
      first_name: 'VARCHAR',
      birth_date: 'DATE',
      school_year: 'INTEGER',
      grade_level: 'INTEGER',
      entry_date: 'DATE',
      exit_date: 'DATE',
      exit_kind: 'VARCHAR',
      status: 'VARCHAR',
      graduation_year: 'INTEGER',
      primary_school: 'BOOLEAN',
    },
    keys: { student_id: 'student' },
  },
  COURSE_CATALOG: {
    table: 'catalog',
    columns: {
      school_year: 'INTEGER',
      course_code: 'VARCHAR',
      course_title: 'VARCHAR',
      subject: 'VARCHAR',
      level: 'VARCHAR',
      cte: 'BOOLEAN',
      is_cte: 'BOOLEAN',
      subject_area: 'VARCHAR',
      sced_code: 'VARCHAR',
      credits: 'DOUBLE',
    },
    keys: { course_code: 'course', subject: 'subject' },
    newestWins: true,
  },
  STUDENT_DEMOGRAPHICS: {
    table: 'demographics',
    columns: {
      student_id: 'VARCHAR',
      other_student_id: 'VARCHAR',
      school_year: 'INTEGER',
      gender_value: 'VARCHAR',
      race_value: 'VARCHAR',
      has_disability: 'BOOLEAN',
      english_learner: 'BOOLEAN',
      is_low_income: 'BOOLEAN',
    },
  },
  TRANSCRIPT: {
    table: 'transcript',
    columns: {
      student_id: 'VARCHAR',
      other_student_id: 'VARCHAR',
      school: 'VARCHAR',
      school_year: 'INTEGER',
      term: 'VARCHAR',
      course_code: 'VARCHAR',
      course_title: 'VARCHAR',
      subject: 'VARCHAR',
      credits_attempted: 'DOUBLE',
      credits_earned: 'DOUBLE',
      cumulative_gpa: 'DOUBLE',
      exclude_from_gpa: 'BOOLEAN',
      is_transfer: 'BOOLEAN',
      points: 'DOUBLE',
      earns_credit: 'BOOLEAN',
      is_counted: 'BOOLEAN',
      mark_level: 'INTEGER',
    },
    keys: { course_code: 'course', term: 'term', subject: 'subject' },
    newestWins: true,
    isLong: true,
  },
  STUDENT_TEST_SCORES: {
    table: 'score_row',
    columns: {
      student_id: 'VARCHAR',
      other_student_id: 'VARCHAR',
      last_name: 'VARCHAR',
      first_name: 'VARCHAR',
      birth_date: 'DATE',
      test_type: 'VARCHAR',
      sat_ebrw: 'INTEGER',
      sat_math: 'INTEGER',
      sat_total: 'INTEGER',
      act_english: 'INTEGER',
      act_math: 'INTEGER',
      act_reading: 'INTEGER',
      act_science: 'INTEGER',
      act_composite: 'INTEGER',
      act_superscore: 'INTEGER',
      exam: 'VARCHAR',
      administration: 'VARCHAR',
      numeric_score: 'INTEGER',
      is_counted: 'BOOLEAN',
      subject: 'VARCHAR',
    },
  },
  CTE_PATHWAY_CATALOG: {
    table: 'cte_row',
    columns: { school_year: 'INTEGER', course_code: 'VARCHAR', course_title: 'VARCHAR', pathway_key: 'VARCHAR' },
    keys: { course_code: 'course' },
  },
};

/** The columns of a dataset that are read, with the school that every row has. */
export const columnsOf = (type: UploadFileType): Record<string, Kind> => ({
  school_id: 'VARCHAR',
  ...INPUTS[type].columns,
});
