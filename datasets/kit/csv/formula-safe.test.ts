import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMULA_PAYLOADS } from './formula-payloads.ts';
import { formulaSafe, formulaSafeSql } from './formula-safe.ts';

describe('a cell that could run', () => {
  it.each(FORMULA_PAYLOADS.filter((payload) => !payload.startsWith('"')))('%j begins with an apostrophe', (payload) => {
    expect(formulaSafe(payload)).toBe(`'${payload}`);
  });

  it.each(['-0.5', '-12', '12', '00123', 'A-1', '2023-24', 'Algebra 1 + 2', '', 'Maria', "'=1", '"quoted"'])(
    '%j stays as it is',
    (cell) => {
      expect(formulaSafe(cell)).toBe(cell);
    },
  );

  it.each(['-', '--', '-1-2', '-.5', '-1.', '-1e5', '-1,5'])('%j is not a plain negative number', (cell) => {
    expect(formulaSafe(cell)).toBe(`'${cell}`);
  });
});

describe('in DuckDB', () => {
  let database: DuckDBInstance;
  beforeAll(async () => {
    database = await DuckDBInstance.create(':memory:');
  });
  afterAll(() => database.closeSync());

  const inDuckDb = async (cell: string) => {
    const connection = await database.connect();
    // Behind another character, because the text of an answer loses a byte order mark at its start.
    const statement = await connection.prepare(`SELECT 'x' || (${formulaSafeSql('c')}) FROM (SELECT $1::VARCHAR AS c)`);
    statement.bindVarchar(1, cell);
    const [row] = (await statement.runAndReadAll()).getRowsJS();
    connection.closeSync();
    return String(row?.[0]).slice(1);
  };

  // A NUL ends a text that is bound, not one that is read from a file.
  it.each(FORMULA_PAYLOADS.filter((payload) => !payload.includes('\0')))('%j is the same', async (payload) => {
    expect(await inDuckDb(payload)).toBe(formulaSafe(payload));
  });

  it('is the same for any text', async () => {
    const cell = fc.stringMatching(/^[ \t\r\n=+\-@＝＋－＠0-9.,a"'\u00a0\u200b\ufeff]{0,6}$/);
    await fc.assert(
      fc.asyncProperty(cell, async (text) => {
        expect(await inDuckDb(text)).toBe(formulaSafe(text));
      }),
      { numRuns: 300 },
    );
  });
});
