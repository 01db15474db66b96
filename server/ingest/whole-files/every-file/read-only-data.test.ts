import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readCsv } from '../../read/csv/csv.ts';
import { anyScore } from '../../read/header-score.ts';
import { check, engineFor, fixture, temporaryFolder } from '../../test-run.ts';

const HOSTILE = [
  "'; DROP TABLE cells; --",
  "\"; ATTACH '/tmp/x.duckdb' AS x; --",
  "c0) FROM read_text('/etc/passwd') --",
  "' || (SELECT content FROM read_text('/etc/hostname')) || '",
  '__proto__',
  'constructor',
  'toString',
  'row_number',
  'c0',
  '$1',
  '\\',
  '%',
  '{{x}}',
  '\u0000'.repeat(2),
];

describe('headers and cells are data only', () => {
  it('runs no SQL of a thousand headers: the same tables, no other file', async () => {
    const header = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const headers = fc.sample(header, { numRuns: 1_000, seed: 16 }).map((text) => `"${text.replaceAll('"', '""')}"`);
    const folder = temporaryFolder();
    for (let from = 0; from < headers.length; from += 250) {
      const some = headers.slice(from, from + 250);
      const path = join(folder, 'headers.csv');
      const names = ['student_id', 'school', 'school_year', 'grade_level', ...some];
      writeFileSync(path, `${names.join(',')}\n7,Lincoln High,2023-24,12${','.repeat(some.length)}\n`);
      const engine = await engineFor(path);
      await readCsv(path, engine, anyScore(datasetOf('STUDENT_ROSTER')), DEFAULT_LIMITS);
      const tables = await engine.rows(
        'list',
        'SELECT DISTINCT table_name, column_name FROM duckdb_columns() WHERE NOT internal',
      );
      expect(
        tables.filter(
          ({ table_name, column_name }) =>
            !/^(cells|loaded)$/.test(String(table_name)) || !/^(row_number|c\d+)$/.test(String(column_name)),
        ),
      ).toEqual([]);
      if (from === 0) expect(await check(path)).toMatchObject({ rowsRead: 1, rowsKept: 1 });
    }
    expect(readdirSync(folder)).toEqual(['headers.csv']);
    expect(existsSync('/tmp/x.duckdb')).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('asks no one for what an entity or a formula names', async () => {
    let asked = 0;
    const server = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(18_999, '127.0.0.1', resolve));
    try {
      for (const name of ['xxe-file', 'xxe-parameter-entity', 'billion-laughs-sst', 'formula-cached-payloads']) {
        const result = await check(fixture(`hostile/${name}.xlsx`));
        expect(JSON.stringify(result)).not.toContain('root:x:0');
      }
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(asked).toBe(0);
  });
});
