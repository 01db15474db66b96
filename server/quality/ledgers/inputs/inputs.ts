import { datasetOf } from '#datasets/index.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import { identifier, literal } from '#datasets/kit/sql/quote.ts';
import { columnList } from '#datasets/lake-columns.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { keysOfFiles, type RowKeys, rowMacros } from '#server/platform/lake/row-keys.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { NAME_MACROS, TERM_MACROS, TITLE_MACROS } from '../macros.ts';
import { columnsOf, INPUTS, keysOf } from './input-columns.ts';
import { type KeySource, keyTables } from './keys.ts';

const ROSTER_IDS = sqlFile('./roster-ids.sql', import.meta.url);
const ZEROS = sqlFile('./zeros-in-one-roster.sql', import.meta.url);
const ONE_PERSON = sqlFile('./one-person.sql', import.meta.url);
const ONE_ROSTER = sqlFile('./ids-of-one-roster.sql', import.meta.url);

/** A current run whose Parquet is on this machine. */
export interface CurrentFile {
  fileId: string;
  run: number;
  type: UploadFileType;
  fileName: string;
  /** Schools chosen in the wizard. */
  schoolIds: ReadonlySet<string>;
  path: string;
  /** Columns of the lake that its rows do not have: it was read by an earlier version of the portal. */
  lacks?: ReadonlySet<string>;
  /** How the keys of its rows are made; version 0.10 and earlier ones did not say it. */
  keys?: RowKeys;
  /** It has several sheets or several records in a row. */
  isParted?: boolean;
}

/**
 * The rows of the current runs, one relation a dataset, each row with `file` (position in `files`, oldest first),
 * `row_number` and `school_id`. A dataset without files is an empty table, so that no ledger has to ask what is there.
 * Beside each is `<table>_written`, where keys are still the texts of the files.
 */
export function loadInputs(
  lake: OpenLake,
  schools: readonly { id: string }[],
  files: readonly CurrentFile[],
): Promise<unknown> {
  const chosen = new Set([...schools.map(({ id }) => id), ...files.flatMap(({ schoolIds }) => [...schoolIds])]);
  return allOf([
    ...UPLOAD_FILE_TYPES.map((type) => lake.run(`inputs.${INPUTS[type].table}_written`, written(type, files))),
    lake.run('inputs.names', `${NAME_MACROS}${TITLE_MACROS}${TERM_MACROS}${rowMacros(files)}`),
    lake.run('inputs.roster-zeros', ZEROS),
    lake.run('inputs.roster-persons', ONE_PERSON),
    lake.run('inputs.roster-ids', hasSeveral('STUDENT_ROSTER', files) ? ROSTER_IDS : ONE_ROSTER),
    lake.run('inputs.keys', keyTables(keySources(), [...chosen])),
    lake.run(
      'inputs.files',
      `CREATE TABLE file (file INTEGER, file_id VARCHAR, type VARCHAR);
       CREATE TABLE covered (file INTEGER, type VARCHAR, school_id school_key)`,
    ),
    lake.append(
      'file',
      files.map(({ fileId, type }, index) => [index, fileId, type]),
    ),
    lake.append(
      'covered',
      files.flatMap(({ type, schoolIds }, index) => [...schoolIds].map((school) => [index, type, school])),
    ),
    ...UPLOAD_FILE_TYPES.filter((type) => !INPUTS[type].isLong).map((type) =>
      lake.run(`inputs.${INPUTS[type].table}`, keyed(type)),
    ),
  ]);
}

/** Only then rows of one dataset may be of the same student under two IDs, or the same record twice. */
export const hasSeveral = (type: UploadFileType, files: readonly CurrentFile[]): boolean =>
  files.filter((file) => file.type === type).length > 1;

/** Which columns the texts of each enumeration come from. */
const keySources = (): KeySource[] =>
  UPLOAD_FILE_TYPES.flatMap((type) => {
    const table = `${INPUTS[type].table}_written`;
    return keysOf(type).map(([column, key]) => ({ key, column, table }));
  });

/**
 * The files with what their rows lack and how their keys are made, which has to be known before anything reads them.
 */
export async function withLacks<File extends CurrentFile>(lake: OpenLake, files: readonly File[]): Promise<File[]> {
  if (files.length === 0) return [];
  const schemas = await lake.rows<{ path: string; names: string[] }>(
    'inputs.columns',
    `SELECT file_name AS path, list(name) AS names FROM parquet_schema([${files.map(({ path }) => literal(path)).join(', ')}]) GROUP BY file_name`,
  );
  const there = new Map(schemas.map(({ path, names }) => [path, new Set(names)]));
  const keys = await lake.rows<{ path: string; rows_of_sheet: number; records_of_row: number }>(
    'inputs.keys-of-files',
    keysOfFiles(files.map(({ path }) => path)),
  );
  const keysOf = new Map(
    keys.map(({ path, rows_of_sheet, records_of_row }) => [
      path,
      { rowsOfSheet: rows_of_sheet, recordsOfRow: records_of_row },
    ]),
  );
  return files.map((file) => {
    const names = columnsOf(file.type).map(([name]) => name);
    const made = keysOf.get(file.path);
    return {
      ...file,
      ...(made && { keys: made }),
      lacks: new Set(names.filter((name) => !there.get(file.path)?.has(name))),
    };
  });
}

/** The rows as the files have them. The `file=` in the address of a run is not a column. */
function written(type: UploadFileType, files: readonly CurrentFile[]): string {
  const { table, newestWins } = INPUTS[type];
  const columns = columnsOf(type);
  const mine = files.flatMap((file, position) => (file.type === type ? [{ ...file, position }] : []));
  if (mine.length === 0) {
    return `CREATE TABLE ${table}_written (file INTEGER, row_number BIGINT, ${columnList(columns)})`;
  }
  const typed = columns.map(([name, kind]) => {
    const value = mine.every(({ lacks }) => lacks?.has(name)) ? 'NULL' : identifier(name);
    return `CAST(${value} AS ${kind}) AS ${identifier(name)}`;
  });
  const rows = `
    SELECT [${mine.map(({ position }) => position).join(', ')}][1 + file_index::BIGINT]::INTEGER AS file, row_number, ${typed.join(', ')}
    FROM read_parquet([${mine.map(({ path }) => literal(path)).join(', ')}], union_by_name = true, hive_partitioning = false)`;
  const keys = newestWins && mine.length > 1 ? datasetOf(type).key_columns : [];
  return `${keys.length > 0 ? sharedRecords(table, rows, keys) : ''}
    CREATE VIEW ${table}_written AS
    SELECT row.* FROM (${rows}) AS row ${keys.length > 0 ? beforeNewest(table, keys) : ''}`;
}

/** The same rows with enumerations for texts. Views: each ledger reads the columns it needs from the files. */
function keyed(type: UploadFileType): string {
  const { table } = INPUTS[type];
  const found = keysOf(type);
  return `CREATE VIEW ${table} AS
    SELECT row.* REPLACE (${found.map(([column]) => `of_${column}.key AS ${column}`).join(', ')})
    FROM ${table}_written AS row
    ${found.map(([column, key]) => `${key === 'student' ? '' : 'LEFT '}JOIN ${key}_text AS of_${column} ON of_${column}.text = row.${column}`).join('\n    ')}`;
}

/**
 * Records that several files hold, with the newest of these files. Equal hashes find the few
 * candidates, the values decide.
 */
const sharedRecords = (table: string, rows: string, keys: readonly string[]): string => `
    CREATE TABLE ${table}_shared AS
    WITH hashed AS (SELECT hash(${keys.join(', ')}) AS mark FROM (${rows}) GROUP BY mark HAVING min(file) < max(file))
    SELECT ${keys.join(', ')}, max(file) AS newest FROM (${rows}) AS row SEMI JOIN hashed ON hashed.mark = hash(${keys.join(', ')})
    GROUP BY ALL HAVING min(file) < max(file);`;

const beforeNewest = (table: string, keys: readonly string[]): string => `
    ANTI JOIN ${table}_shared AS shared
      ON shared.newest > row.file AND ${keys.map((key) => `shared.${key} IS NOT DISTINCT FROM row.${key}`).join(' AND ')}`;
