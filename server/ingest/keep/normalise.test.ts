/** What is kept is text in the lake, however it was stored before. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { ValidationPlan } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { Engine } from '../engine.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { REFUSALS } from '../refusal.ts';
import { requestFor, runHere, temporaryFolder } from '../test-run.ts';
import { normalise, type Parts } from './normalise.ts';

const HEADERS = ['Student ID', 'School', 'School Year', 'Course Code', 'Course Title', 'Final Grade', 'Credits Earned'];
const mark = (row: number, term: string) => [
  String(1_000 + row),
  row % 2 ? 'Lincoln High' : 'Roosevelt HS',
  '2023-24',
  `C${row}`,
  'Algebra',
  'B+',
  '0.5',
  term,
];

describe('normalise', () => {
  it.each([
    ['few', 3, 40],
    ['more than are written as numbers', 11_000, 11_000],
  ])('writes repeated texts as text where there are %s', async (_what, terms, rows) => {
    const path = join(temporaryFolder(), 'marks.csv');
    const marks = Array.from({ length: rows }, (_, row) => mark(row, `Term ${row % terms}`));
    writeFileSync(path, toCsv([[...HEADERS, 'Term'], ...marks]));
    const { parquet } = await runHere(requestFor(path, 'TRANSCRIPT'));
    const file = literal(parquet ?? '');
    const read = await select(
      `SELECT row_number, school, school_id, final_grade, term FROM ${file} ORDER BY row_number LIMIT 5`,
    );
    expect(read).toEqual(
      [0, 1, 2, 3, 4].map((row) => [
        String(row + 2),
        row % 2 ? 'Lincoln High' : 'Roosevelt HS',
        row % 2 ? 'school-1' : 'school-0',
        'B+',
        `Term ${row % terms}`,
      ]),
    );
    const types = await select(`SELECT DISTINCT type, converted_type FROM parquet_schema(${file})
      WHERE name IN ('school', 'school_id', 'final_grade', 'term', 'course_title')`);
    expect(types).toEqual([['BYTE_ARRAY', 'UTF8']]);
  });
});

it('refuses a file whose rows the numbers could not tell apart', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'rows.csv');
  writeFileSync(path, 'x');
  const engine = await Engine.open(folder, path, DEFAULT_LIMITS);
  // The last row of a sheet; nothing else of the plan is read.
  const rows = 'SELECT 1048576 AS row_number';
  const plan = { rows, rowsOfWords: rows } as ValidationPlan;
  const kept = (parts: Parts) => normalise(plan, engine, parts);
  expect(await kept({ sheets: 250, records: 1, bytes: 1 })).toMatch(/rows\.parquet$/);
  expect(await kept({ sheets: 250, records: 2, bytes: 1 })).toBe(REFUSALS.tooLarge);
  // 2^28 lines are more than a text of as many bytes has rows; only its last row says how many there are.
  expect(await kept({ sheets: 1, records: 1, bytes: 2 ** 28 })).toMatch(/rows\.parquet$/);
  const long = { ...plan, rows: `SELECT ${2 ** 28} AS row_number`, rowsOfWords: `SELECT ${2 ** 28} AS row_number` };
  expect(await normalise(long, engine, { sheets: 1, records: 1, bytes: 2 ** 28 + 9 })).toBe(REFUSALS.tooLarge);
  engine.close();
});

async function select(sql: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
