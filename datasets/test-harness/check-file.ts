import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { type HeaderMatch, matchHeaders } from '#datasets/kit/match/to-match.ts';
import type { IngestContext, SourceColumn, ValidationPlan } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { toSql } from '#datasets/kit/sql/to-sql.ts';
import { doWork } from '#datasets/kit/sql/work.ts';

export type Cell = string | number | bigint | boolean | null;
export type Row = Record<string, Cell>;

export interface Checked extends HeaderMatch {
  issues: Row[];
  rows: Row[];
  counts: Row[];
}

/**
 * Puts a CSV file or a table of strings through matching and the plan, as ingest does. Row numbers
 * count the header as row 1.
 */
export async function checkFile(dataset: Dataset, file: string | string[][], context: IngestContext): Promise<Checked> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  try {
    const headers = typeof file === 'string' ? await loadCsv(connection, file) : await loadTable(connection, file);
    const columns = headers.map(
      (header, index): SourceColumn => ({ index, letter: String.fromCharCode(65 + index), header }),
    );
    const samples = await sampleValues(connection, columns);
    const match = matchHeaders(dataset, columns, (index) => samples[index] ?? [], context);
    // As of a large file; small ones go through ingest.
    const plan = toSql(dataset, match.mapping, context, Number.POSITIVE_INFINITY);
    return { ...match, ...(await runPlan(connection, plan)) };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function runPlan(connection: DuckDBConnection, plan: ValidationPlan) {
  for (const work of plan.prepare.flat(2)) await doWork(work, connection);
  return {
    issues: await select(connection, plan.issues),
    rows: await select(connection, `${plan.rows} ORDER BY row_number`),
    counts: await select(connection, plan.counts),
  };
}

async function select(connection: DuckDBConnection, sql: string): Promise<Row[]> {
  const reader = await connection.runAndReadAll(sql);
  // The JSON form has numbers, strings, booleans and null alone; a BIGINT arrives as text.
  return reader.getRowObjectsJson() as Row[];
}

async function loadCsv(connection: DuckDBConnection, path: string): Promise<string[]> {
  const read = `read_csv(${literal(path)}, header = false, all_varchar = true, null_padding = true, auto_detect = false, delim = ',', quote = '"', columns = `;
  const first = await connection.runAndReadAll(
    `SELECT * FROM read_csv(${literal(path)}, header = true, all_varchar = true) LIMIT 0`,
  );
  const headers = first.columnNames();
  const types = headers.map((_, index) => `'c${index}': 'VARCHAR'`).join(', ');
  await connection.run(`CREATE TABLE source AS SELECT * FROM (
    SELECT row_number() OVER () AS row_number, * FROM ${read}{${types}})) WHERE row_number > 1`);
  return headers;
}

async function loadTable(connection: DuckDBConnection, [headers = [], ...rows]: string[][]): Promise<string[]> {
  const columns = headers.map((_, index) => `c${index} VARCHAR`).join(', ');
  await connection.run(`CREATE TABLE source (row_number BIGINT, ${columns})`);
  for (const [index, row] of rows.entries())
    await connection.run(`INSERT INTO source VALUES (${[index + 2, ...row].map(literal).join(', ')})`);
  return headers;
}

async function sampleValues(connection: DuckDBConnection, columns: readonly SourceColumn[]): Promise<string[][]> {
  const rows = await select(connection, 'SELECT * FROM source LIMIT 200');
  return columns.map(({ index }) =>
    rows.flatMap((row) => (typeof row[`c${index}`] === 'string' ? [String(row[`c${index}`])] : [])),
  );
}
