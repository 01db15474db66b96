import { statSync } from 'node:fs';
import { literal } from '#datasets/kit/sql/quote.ts';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import type { Engine } from '../../engine.ts';
import type { IngestLimits } from '../../limits.ts';

/** A text file as DuckDB may read it: every record as wide as `columns`. */
export interface EvenFile {
  path: string;
  /** What is made of it. */
  table: string;
  delimiter: string;
  columns: readonly string[];
  /** Then it cannot be read in parts. */
  hasLineBreaks: boolean;
  /** True: `rowid` is the number of a row. Its place counts from 0, so an empty row comes first. */
  isNumberedByPlace?: boolean;
}

/**
 * Makes the table of a file, in parts by several threads where it can be, otherwise in one piece. False where the rows
 * are not as many as there are: DuckDB has silently lost rows of odd files before, so two counts that differ mean that
 * we do not know what was read. `started` is `loadInParts` of the same file, begun before its rows were counted.
 */
export async function loadRows(
  engine: Engine,
  file: EvenFile,
  rows: number,
  limits: IngestLimits,
  started?: Promise<number | null>,
): Promise<boolean> {
  if (!file.hasLineBreaks && (await (started ?? loadInParts(engine, file, limits))) === rows) return true;
  await load(engine, file, limits, false);
  return (await countOf(engine, file)) === rows;
}

/**
 * The rows that arrived; null where the parts could not be put together: a part shorter than a row made DuckDB fail,
 * and another lose its row.
 */
export async function loadInParts(engine: Engine, file: EvenFile, limits: IngestLimits): Promise<number | null> {
  try {
    await load(engine, file, limits, true);
    return await countOf(engine, file);
  } catch (error) {
    if (error instanceof EngineFailure) return null;
    throw error;
  }
}

const countOf = (engine: Engine, { table, isNumberedByPlace }: EvenFile) =>
  engine.count('count rows', `SELECT count(*) - ${isNumberedByPlace ? 1 : 0} FROM ${table}`);

/** Written by ourselves, beside the cells of the file. */
const NUMBERS: ReadonlySet<string> = new Set(['row_number', 'cell_count']);

/**
 * Explicit in everything: detection by DuckDB guesses types, skips rows, merges lines and takes `eoa=` in a folder's
 * name for a column. Cells with line breaks are read in one piece and not strictly: the strict reader fails on a CR
 * inside quotes where rows end in LF.
 */
function load(
  engine: Engine,
  { path, table, delimiter, columns, isNumberedByPlace }: EvenFile,
  limits: IngestLimits,
  inParts: boolean,
): Promise<void> {
  const types = columns.map((name) => `'${name}': '${NUMBERS.has(name) ? 'BIGINT' : 'VARCHAR'}'`).join(', ');
  const longest = limits.recordBytes * 4;
  const call = `read_csv(${literal(path)}, auto_detect = false, header = false, delim = ${literal(delimiter)}, quote = '"', escape = '"',
    columns = {${types}}, hive_partitioning = false, strict_mode = ${inParts}, null_padding = false, parallel = ${inParts},
    max_line_size = ${longest}, buffer_size = ${bufferBytes(statSync(path).size, longest, limits.threads)})`;
  const target = isNumberedByPlace
    ? `CREATE OR REPLACE TABLE ${table} AS SELECT ${columns.map((name) => `CAST(NULL AS VARCHAR) AS ${name}`).join(', ')}; INSERT INTO ${table}`
    : `CREATE OR REPLACE TABLE ${table} AS`;
  return engine.run('load rows', `${target} SELECT * FROM ${call}`);
}

/**
 * The reader looks at 16 bytes at once and loses its place where a part is not a multiple of them: 15 sizes in
 * 16 failed on quoted cells.
 */
const ALIGNED = 4096;
/** A part is at most this many longest lines, 64 MB: a million rows take 1.1 s in two parts and 1.5 s in six. */
const LINES_IN_PART = 16;

/**
 * Equal parts, since the last one must not be shorter than a row, and one for each thread: DuckDB's own 32 MB leave all
 * but one without work in a smaller file (100,000 rows: 290 ms against 200).
 */
export function bufferBytes(size: number, longest: number, threads: number): number {
  if (size < longest * 2) return aligned(longest * 2);
  const parts = Math.max(threads, Math.ceil(size / (longest * LINES_IN_PART)));
  return aligned(Math.max(longest, size / parts));
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;
