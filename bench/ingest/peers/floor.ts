/**
 * What no reader of the file can be quicker than: DuckDB reads every cell as text (scan), and writes them as Parquet
 * (copy). Nothing is typed, checked or explained.
 */
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { literal } from '#datasets/kit/sql/quote.ts';

const [path = '', folder = '', what = ''] = process.argv.slice(2);
const cells = `(FROM read_csv(${literal(path)}, all_varchar = true))`;
const STATEMENTS: Record<string, string> = {
  scan: `SELECT count(*), max(hash(COLUMNS(*))) FROM ${cells}`,
  copy: `COPY ${cells} TO ${literal(join(folder, 'floor.parquet'))} (FORMAT parquet, COMPRESSION zstd)`,
};
const connection = await (await DuckDBInstance.create(':memory:')).connect();
const [[rows] = []] = (await connection.runAndReadAll(STATEMENTS[what] ?? '')).getRows();
process.stdout.write(`${JSON.stringify({ rows: Number(rows), found: {} })}\n`);
