import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lake, openLake } from './lake.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-test-'));
let lake: Lake;

beforeAll(async () => {
  lake = await openLake([folder]);
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

describe('the lake', () => {
  it('writes and reads below its folder, with counts as numbers and lists as arrays', async () => {
    const path = join(folder, 'rows.parquet');
    await lake.run('write', `COPY (SELECT i, i % 2 AS odd FROM range(5) AS t(i)) TO '${path}' (FORMAT parquet)`);
    expect(
      await lake.rows(
        'read',
        `SELECT odd, count(*) AS count, list(i ORDER BY i) AS all FROM '${path}' GROUP BY odd ORDER BY odd`,
      ),
    ).toEqual([
      { odd: 0, count: 3, all: [0, 2, 4] },
      { odd: 1, count: 2, all: [1, 3] },
    ]);
  });

  it('reads below each of several folders', async () => {
    const both = [mkdtempSync(join(tmpdir(), 'lake-one-')), mkdtempSync(join(tmpdir(), 'lake-two-'))] as const;
    const several = await openLake(both);
    for (const one of both) {
      writeFileSync(join(one, 'a.csv'), 'b');
      expect(await several.rows('read', `SELECT content FROM read_text('${join(one, 'a.csv')}')`)).toEqual([
        { content: 'b' },
      ]);
      rmSync(one, { recursive: true });
    }
    several.close();
  });

  it.each([
    ['reads no file elsewhere', `FROM read_text('${import.meta.filename}')`],
    ['writes no file elsewhere', `COPY (SELECT 1) TO '${join(tmpdir(), 'lake-test-escape.csv')}'`],
    ['keeps its limits', `SET memory_limit = '100GB'`],
    ['loads no extension', 'INSTALL httpfs'],
  ])('%s', async (_, sql) => {
    await expect(lake.run('escape', sql)).rejects.toMatchObject({ name: 'EngineFailure', step: 'escape' });
  });

  it('says the step and the kind of a failure, never a value', async () => {
    const failure = await lake.rows('cast', `SELECT CAST('Maria Delgado' AS INTEGER)`).catch((error: unknown) => error);
    expect(failure).toMatchObject({ step: 'cast', kind: 'Conversion Error' });
    expect(JSON.stringify(failure) + String(failure) + String((failure as Error).stack)).not.toContain('Delgado');
  });

  it('appends values with NULLs', async () => {
    await lake.run('make', 'CREATE TABLE place (name VARCHAR, position INTEGER)');
    await lake.append('place', [
      ['Lincoln', 1],
      [null, null],
    ]);
    expect(await lake.rows('read', 'FROM place ORDER BY position')).toEqual([
      { name: 'Lincoln', position: 1 },
      { name: null, position: null },
    ]);
  });
});
