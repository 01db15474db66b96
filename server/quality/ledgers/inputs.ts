import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { identifier, literal } from '#datasets/kit/sql/quote.ts';
import type { Lake } from '#server/platform/lake/lake.ts';

/** A current run whose Parquet is on this machine. */
export interface CurrentFile {
  fileId: string;
  run: number;
  type: UploadFileType;
  fileName: string;
  /** Schools chosen in the wizard. */
  schoolIds: readonly string[];
  path: string;
}

interface Input {
  table: string;
  /** Columns of the lake that the ledgers use, with their type (docs/lake.md). */
  columns: Readonly<Record<string, 'VARCHAR' | 'INTEGER' | 'DOUBLE' | 'BOOLEAN' | 'DATE'>>;
  /** Where two current files hold the same record, the newer file has the last word. */
  newestOf?: readonly string[];
}

export const INPUTS: Readonly<Record<UploadFileType, Input>> = {
  STUDENT_ROSTER: {
    table: 'roster',
    columns: {
      student_id: 'VARCHAR',
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
    },
    newestOf: ['school_id', 'school_year', 'course_code'],
  },
  STUDENT_DEMOGRAPHICS: {
    table: 'demographics',
    columns: {
      student_id: 'VARCHAR',
      state_student_id: 'VARCHAR',
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
      state_student_id: 'VARCHAR',
      school: 'VARCHAR',
      school_year: 'INTEGER',
      term: 'VARCHAR',
      course_code: 'VARCHAR',
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
    newestOf: ['student_id', 'school_id', 'school', 'school_year', 'term', 'course_code'],
  },
  STUDENT_TEST_SCORES: {
    table: 'score_row',
    columns: {
      student_id: 'VARCHAR',
      state_student_id: 'VARCHAR',
      last_name: 'VARCHAR',
      first_name: 'VARCHAR',
      birth_date: 'DATE',
      test_type: 'VARCHAR',
      test_date: 'DATE',
      test_year: 'INTEGER',
      sat_ebrw: 'INTEGER',
      sat_math: 'INTEGER',
      sat_total: 'INTEGER',
      act_english: 'INTEGER',
      act_math: 'INTEGER',
      act_reading: 'INTEGER',
      act_science: 'INTEGER',
      act_composite: 'INTEGER',
      act_superscore: 'INTEGER',
      exam_code: 'VARCHAR',
      exam_name: 'VARCHAR',
      exam_level: 'VARCHAR',
      numeric_score: 'INTEGER',
      is_counted: 'BOOLEAN',
      subject: 'VARCHAR',
    },
  },
  CTE_PATHWAY_CATALOG: {
    table: 'cte_row',
    columns: { school_year: 'INTEGER', course_code: 'VARCHAR', pathway_key: 'VARCHAR' },
  },
};

/**
 * Loads the rows of the current runs, one table a dataset, each row with `file` (position in `files`, oldest first),
 * `row_number` and `school_id`. A dataset without files is an empty table, so that no ledger has to ask what is there.
 */
export async function loadInputs(lake: Lake, files: readonly CurrentFile[]): Promise<void> {
  await lake.run(
    'inputs.files',
    `CREATE TABLE file (file INTEGER, file_id VARCHAR, type VARCHAR, path VARCHAR);
     CREATE TABLE covered (file INTEGER, type VARCHAR, school_id VARCHAR)`,
  );
  await lake.append(
    'file',
    files.map(({ fileId, type, path }, index) => [index, fileId, type, path]),
  );
  await lake.append(
    'covered',
    files.flatMap(({ type, schoolIds }, index) => schoolIds.map((school) => [index, type, school])),
  );
  for (const [type, input] of Object.entries(INPUTS))
    await lake.run(
      `inputs.${input.table}`,
      loadStatement(
        input,
        files.filter((file) => file.type === type),
      ),
    );
}

function loadStatement({ table, columns, newestOf }: Input, files: readonly CurrentFile[]): string {
  const declared = Object.entries(columns).map(([name, type]) => `${identifier(name)} ${type}`);
  const empty = `CREATE TABLE ${table} (file INTEGER, row_number BIGINT, school_id VARCHAR, ${declared.join(', ')})`;
  if (files.length === 0) return empty;
  const newest =
    newestOf && files.length > 1 ? `QUALIFY file = max(file) OVER (PARTITION BY ${newestOf.join(', ')})` : '';
  // The empty table comes first: it brings the types, and the columns that no file of this audit has.
  return `${empty};
    INSERT INTO ${table} BY NAME
    SELECT file.file, row_number, school_id, ${Object.keys(columns).map(identifier).join(', ')}
    FROM (
      FROM ${table} SELECT * EXCLUDE (file), NULL::VARCHAR AS path
      UNION ALL BY NAME
      FROM read_parquet([${files.map(({ path }) => literal(path)).join(', ')}], union_by_name = true, filename = 'path')
    ) JOIN file USING (path)
    ${newest}`;
}
