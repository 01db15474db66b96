import { datasetOf } from '#datasets/index.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
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
  /** Its student_id is what students are known by everywhere: it becomes the enumeration `student_key`. */
  namesStudents?: true;
  /** Where two current files hold the same record, the newer file has the last word. */
  newestWins?: true;
  /** Not copied: by far the largest of all, and each ledger that reads it keeps what it needs. */
  isReadInPlace?: true;
}

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
    namesStudents: true,
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
    newestWins: true,
    isReadInPlace: true,
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
    columns: { school_year: 'INTEGER', course_code: 'VARCHAR', pathway_key: 'VARCHAR' },
  },
};

/**
 * Loads the rows of the current runs, one table a dataset, each row with `file` (position in `files`, oldest first),
 * `row_number` and `school_id`. A dataset without files is an empty table, so that no ledger has to ask what is there.
 */
export async function loadInputs(
  lake: Lake,
  schools: readonly { id: string }[],
  files: readonly CurrentFile[],
): Promise<void> {
  await lake.run('inputs.keys', keyTypes(schools, files));
  await lake.run(
    'inputs.files',
    `CREATE TABLE file (file INTEGER, file_id VARCHAR, type VARCHAR, path VARCHAR);
     CREATE TABLE covered (file INTEGER, type VARCHAR, school_id school_key)`,
  );
  await lake.append(
    'file',
    files.map(({ fileId, type, path }, index) => [index, fileId, type, path]),
  );
  await lake.append(
    'covered',
    files.flatMap(({ type, schoolIds }, index) => schoolIds.map((school) => [index, type, school])),
  );
  for (const type of UPLOAD_FILE_TYPES) {
    const statement = loadStatement(
      type,
      files.filter((file) => file.type === type),
    );
    await lake.run(`inputs.${INPUTS[type].table}`, statement);
  }
}

/**
 * Schools and students of the roster as enumerations: a number where they are joined, grouped and sorted, their text wherever it is
 * asked for. Joining a million rows by ids of 36 letters took half the time of a refresh.
 */
function keyTypes(schools: readonly { id: string }[], files: readonly CurrentFile[]): string {
  // An enumeration of nothing is refused in places: '' is never anybody's id.
  const chosen = new Set(['', ...schools.map(({ id }) => id), ...files.flatMap(({ schoolIds }) => schoolIds)]);
  const students = files.filter(({ type }) => INPUTS[type].namesStudents);
  const enumeration = (name: string, ids: readonly string[]) =>
    `CREATE TYPE ${name} AS ENUM (SELECT DISTINCT id FROM (${ids.join(' UNION ALL ')}) WHERE id IS NOT NULL ORDER BY id);`;
  return [
    enumeration('school_key', [
      `SELECT unnest([${[...chosen].map(literal).join(', ')}]::VARCHAR[]) AS id`,
      ...written('school_id', files),
    ]),
    enumeration('student_key', ["SELECT '' AS id", ...written('student_id', students)]),
  ].join('\n');
}

const written = (column: string, files: readonly CurrentFile[]): string[] =>
  files.length === 0 ? [] : [`SELECT DISTINCT ${column} AS id FROM ${parquet(files)}`];

const parquet = (files: readonly CurrentFile[], options = ''): string =>
  `read_parquet([${files.map(({ path }) => literal(path)).join(', ')}], union_by_name = true${options})`;

function typesOf(type: UploadFileType): Readonly<Record<string, string>> {
  const { columns, namesStudents } = INPUTS[type];
  return { school_id: 'school_key', ...columns, ...(namesStudents && { student_id: 'student_key' }) };
}

function loadStatement(type: UploadFileType, files: readonly CurrentFile[]): string {
  const { table, newestWins, isReadInPlace } = INPUTS[type];
  const columns = Object.entries(typesOf(type)).map(([name, sqlType]) => ({ name: identifier(name), sqlType }));
  const declared = columns.map(({ name, sqlType }) => `${name} ${sqlType}`).join(', ');
  const empty = (name: string) => `CREATE TABLE ${name} (file INTEGER, row_number BIGINT, ${declared})`;
  if (files.length === 0) return empty(table);
  const shape = `${table}_shape`;
  const cast = columns.map(({ name, sqlType }) => `CAST(${name} AS ${sqlType}) AS ${name}`).join(', ');
  // The empty table brings the columns that runs of an earlier version of the portal do not have.
  const rows = `
    SELECT file.file, row_number, ${cast}
    FROM (FROM ${parquet(files, ", filename = 'path'")}
      UNION ALL BY NAME SELECT * EXCLUDE (file) FROM ${shape})
    JOIN file USING (path)`;
  const keys = newestWins && files.length > 1 ? datasetOf(type).key_columns : [];
  return `${empty(shape)};
    ${keys.length > 0 ? sharedRecords(table, rows, keys) : ''}
    CREATE ${isReadInPlace ? 'VIEW' : 'TABLE'} ${table} AS
    SELECT row.* FROM (${rows}) AS row ${keys.length > 0 ? beforeNewest(table, keys) : ''}`;
}

/** Records that several files hold, with the newest of these files. Equal hashes find the few candidates, the values decide. */
const sharedRecords = (table: string, rows: string, keys: readonly string[]): string => `
    CREATE TABLE ${table}_shared AS
    WITH row AS (${rows}),
    hashed AS (SELECT hash(${keys.join(', ')}) AS mark FROM row GROUP BY mark HAVING min(file) < max(file))
    SELECT ${keys.join(', ')}, max(file) AS newest FROM row SEMI JOIN hashed ON hashed.mark = hash(${keys.join(', ')})
    GROUP BY ALL HAVING min(file) < max(file);`;

const beforeNewest = (table: string, keys: readonly string[]): string => `
    ANTI JOIN ${table}_shared AS shared
      ON shared.newest > row.file AND ${keys.map((key) => `shared.${key} IS NOT DISTINCT FROM row.${key}`).join(' AND ')}`;
