/** What is kept is text in the lake, however it was stored before. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { requestFor, runHere, temporaryFolder } from '../test-run.ts';

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
