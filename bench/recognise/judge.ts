import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetOf } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { inWords, type SpokenResult } from '#server/ingest/in-words.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import { runPipeline } from '#server/ingest/pipeline.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { CLEAN_TABLES, contextOf } from './clean.ts';
import type { MadeColumn, MadeFile } from './made-file.ts';

/**
 * `right`: found, and every value as labelled. `asked`: not read, or not fully, with a question or a finding at this
 * very column. `left`: a column no one has to bring was not found; it is named among those that are not stored.
 * `silent`: anything else.
 */
export type Outcome = 'right' | 'asked' | 'left' | 'silent';

export interface JudgedColumn {
  column: string;
  outcome: Outcome;
  why: string;
}

export interface JudgedFile {
  file: MadeFile;
  columns: readonly JudgedColumn[];
  /** The worst of its columns: a file that was asked about in one place waits for a person. */
  outcome: 'right' | 'asked' | 'silent';
}

type Rows = readonly Readonly<Record<string, string | null>>[];

/** Runs the whole pipeline over the file, in this process, and compares what it found with what was written. */
export async function judge(file: MadeFile, lake: OpenLake, folder: string): Promise<JudgedFile> {
  const run = mkdtempSync(join(folder, 'run-'));
  try {
    const path = join(run, 'file.csv');
    writeFileSync(path, toCsv(cellsOf(file)));
    const table = CLEAN_TABLES.find(({ name }) => name === file.table);
    if (!table) throw new Error(`no table ${file.table}`);
    const result = await runPipeline(
      {
        rawPath: path,
        fileName: 'file.csv',
        type: table.type,
        context: contextOf(table, writtenIn(file)),
        folder: run,
      },
      DEFAULT_LIMITS,
      () => {},
    );
    const rows = result.parquet ? await rowsOf(lake, result.parquet) : [];
    return judged(file, inWords(result, datasetOf(table.type), 'en'), rows);
  } finally {
    rmSync(run, { recursive: true, force: true });
  }
}

export const benchFolder = (): string => mkdtempSync(join(tmpdir(), 'recognise-'));

const writtenIn = ({ columns }: MadeFile): string[] => columns.flatMap(({ means }) => means);

function cellsOf({ columns }: MadeFile): string[][] {
  const rows = columns[0]?.cells.map((_, at) => columns.map(({ cells }) => cells[at] ?? '')) ?? [];
  return [columns.map(({ header }) => header), ...rows];
}

/** In the order of the file; a row that was left out is missing. */
export async function rowsOf(lake: OpenLake, parquet: string): Promise<Rows> {
  return await lake.rows<Record<string, string | null>>(
    'rows of the file',
    `SELECT CAST(COLUMNS(*) AS VARCHAR) FROM read_parquet(${literal(parquet)})`,
  );
}

function judged(file: MadeFile, result: SpokenResult, rows: Rows): JudgedFile {
  const columns = [...labelled(file, result, rows), ...strays(file, result, rows), ...droppedRows(file, result)];
  const has = (outcome: Outcome) => columns.some((column) => column.outcome === outcome);
  return { file, columns, outcome: has('silent') ? 'silent' : has('asked') ? 'asked' : 'right' };
}

function labelled(file: MadeFile, result: SpokenResult, rows: Rows): JudgedColumn[] {
  return file.columns.flatMap(({ header, means: [column] }): JudgedColumn[] => {
    if (column === undefined || !file.readFrom.size || ![...file.readFrom.values()].includes(column)) return [];
    const found = result.columns[column]?.header;
    const wrong = wrongValues(file, column, rows);
    if (result.parquet && wrong === null) return [{ column, outcome: 'right', why: '' }];
    if (isAskedAbout(column, header, result)) return [{ column, outcome: 'asked', why: `'${header}'` }];
    if (!result.parquet) return [{ column, outcome: 'left', why: 'the file is asked about elsewhere' }];
    if (found === undefined && wrong?.isEmpty) return [{ column, outcome: 'left', why: `'${header}' was not found` }];
    return [
      {
        column,
        outcome: 'silent',
        why: `'${header}' taken from '${found ?? 'nothing'}': ${wrong?.words ?? ''}`,
      } as const,
    ];
  });
}

/** Null where every row that was kept has the labelled value. */
function wrongValues(file: MadeFile, column: string, rows: Rows): { isEmpty: boolean; words: string } | null {
  const [lake] = [...file.readFrom].find(([, from]) => from === column) ?? [];
  const expected = lake === undefined ? undefined : file.expected.get(lake);
  if (lake === undefined || !expected) return null;
  const wrong = rows.filter((row) => !isSame(row[lake] ?? null, expected[Number(row.row_number) - 2] ?? null));
  if (wrong.length === 0) return null;
  const [first] = wrong;
  const wanted = expected[Number(first?.row_number) - 2];
  return {
    isEmpty: wrong.every((row) => (row[lake] ?? null) === null),
    words: `${wrong.length} of ${rows.length} rows, ${first?.[lake]} instead of ${wanted}`,
  };
}

export function isSame(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return one.toLowerCase() === other.toLowerCase() || (one !== '' && Number(one) === Number(other));
}

/** A question of the Map columns screen, a missing column, or a finding at the column. */
export function isAskedAbout(
  column: string,
  header: string,
  { mapping, columns, groups, missingColumns, verdict }: SpokenResult,
): boolean {
  const label = mapping?.columns.find((one) => one.column === column);
  if (verdict === 'malformed') return true;
  if (label?.isRequired && !columns[column] && missingColumns.length > 0) return true;
  if (mapping?.values.some((value) => value.column === column)) return true;
  const found = columns[column]?.header ?? header;
  return groups.some(
    (group) =>
      group.severity !== 'note' &&
      (group.header === found || group.header === header || group.message.includes(`'${header}'`)),
  );
}

/** Declared columns that were read from a column that is not one of them. */
function strays(file: MadeFile, result: SpokenResult, rows: Rows): JudgedColumn[] {
  return Object.entries(result.columns).flatMap(([column, { header }]): JudgedColumn[] => {
    const source = file.columns.find((one) => one.header === header);
    if (!source || source.means.includes(column) || [...file.readFrom.values()].includes(column)) return [];
    if (isToldBy(source, column, rows)) return [];
    if (source.means.length > 0 && file.readFrom.get(column) === undefined && isHarmless(column)) return [];
    return [{ column, outcome: isAskedAbout(column, header, result) ? 'asked' : 'silent', why: `'${header}' is none` }];
  });
}

/** Every row that was kept has the value that the cell is another writing of. */
const isToldBy = ({ tells }: MadeColumn, column: string, rows: Rows): boolean =>
  tells?.column === column &&
  rows.every((row) => isSame(row[column] ?? null, tells.values[Number(row.row_number) - 2] ?? null));

/** A second ID is tried beside the first, whichever it is; which test a row is of follows from the layout. */
const isHarmless = (column: string): boolean => column === 'other_student_id' || column === 'test_type';

/** A row that is left out is said with its reason. */
function droppedRows(
  { columns: [first] }: MadeFile,
  { rowsKept, groups, parquet, resultsSummary }: SpokenResult,
): JudgedColumn[] {
  const rows = first?.cells.length ?? 0;
  if (!parquet)
    return resultsSummary.some(({ status }) => status === 'failure')
      ? [{ column: 'rows', outcome: 'asked', why: resultsSummary[0]?.description ?? '' }]
      : [{ column: 'rows', outcome: 'silent', why: 'nothing was kept' }];
  if (rowsKept === rows) return [];
  return groups.some(({ severity }) => severity !== 'note')
    ? [{ column: 'rows', outcome: 'asked', why: `${rowsKept} of ${rows} rows` }]
    : [{ column: 'rows', outcome: 'silent', why: `${rowsKept} of ${rows} rows` }];
}
