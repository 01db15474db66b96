import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type OpenLake, openLake, openSharedLake } from './lake.ts';
import { allOf, type OverlappingLake, overlapping } from './overlapping.ts';

const folder = mkdtempSync(join(tmpdir(), 'overlapping-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIMITS = { memoryMegabytes: 500, threads: 2 };

async function withOverlapping<T>(work: (lake: OverlappingLake) => Promise<T>): Promise<T> {
  const shared = await openSharedLake([folder], LIMITS, 'SELECT 1');
  try {
    return await work(overlapping(shared, 3));
  } finally {
    shared.close();
  }
}

/** What is done to one of some tables: made of another, filled from it, seen through a view, dropped and made again. */
type Deed = { kind: 'fill' | 'copy' | 'view' | 'again' | 'read'; to: number; from: number };
const TABLES = 4;
const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('fill', 'copy', 'view', 'again', 'read'),
  to: fc.nat(TABLES - 1),
  from: fc.nat(TABLES - 1),
});

/** Hands all over at once and answers what each reading has seen. Views and copies have names of their own. */
async function done(lake: OpenLake, deeds: readonly Deed[]): Promise<unknown[]> {
  const made = Array.from({ length: TABLES }, (_, at) =>
    lake.run('make', `CREATE TABLE t${at} AS SELECT i FROM range(${100 * (at + 1)}) AS r(i)`),
  );
  const seen: Promise<unknown>[] = [];
  for (const [at, { kind, to, from }] of deeds.entries()) {
    const read = (name: string) => lake.rows('read', `SELECT count(*) AS rows, sum(i)::DOUBLE AS sum FROM ${name}`);
    if (kind === 'fill') made.push(lake.run('fill', `INSERT INTO t${to} SELECT i + 1 FROM t${from} LIMIT 50`));
    if (kind === 'copy') made.push(lake.run('copy', `CREATE TABLE c${at} AS FROM t${from}`));
    if (kind === 'view') made.push(lake.run('view', `CREATE VIEW v${at} AS FROM t${from}`));
    if (kind === 'again')
      made.push(lake.run('again', `DROP TABLE t${to};\nCREATE TABLE t${to} AS SELECT i FROM range(7) AS r(i)`));
    seen.push(read(kind === 'copy' ? `c${at}` : kind === 'view' ? `v${at}` : `t${from}`));
  }
  await allOf(made);
  return await allOf(seen);
}

it('answers what the same statements answer one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 25 }), async (deeds) => {
      const alone = await openLake([folder]);
      const expected = await done(alone, deeds).finally(() => alone.close());
      expect(await withOverlapping((lake) => done(lake, deeds))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('forgets tables once everything handed over before has read them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 25 }), async (deeds) => {
      const alone = await openLake([folder]);
      const expected = await done(alone, deeds).finally(() => alone.close());
      await withOverlapping(async (lake) => {
        const [answers] = await allOf([done(lake, deeds), lake.forget()]);
        expect(answers).toEqual(expected);
        expect(await lake.rows('read', 'SELECT table_name FROM duckdb_tables()')).toEqual([]);
      });
    }),
    { numRuns: 40 },
  );
});

it('waits for a table that is filled from the program', async () => {
  const rows = await withOverlapping(async (lake) => {
    const [, , answer] = await allOf([
      lake.run('make', 'CREATE TABLE school (name VARCHAR, position INTEGER)'),
      lake.append('school', [['Lincoln', 1]]),
      lake.rows('read', 'FROM school'),
    ]);
    return answer;
  });
  expect(rows).toEqual([{ name: 'Lincoln', position: 1 }]);
});

it('waits for what a statement names in any way that the engine reads', async () => {
  const rows = await withOverlapping(async (lake) => {
    const [, behindComma, inMacro] = await allOf([
      lake.run(
        'make',
        `CREATE TYPE word AS ENUM (SELECT DISTINCT 'a;' FROM range(100000)); -- not FROM unknown; a comment
        CREATE TABLE slow AS SELECT sum(i) AS total FROM range(3000000) AS r(i);
        CREATE MACRO rows_of(unused) AS (SELECT count(*) FROM slow);
        INSERT INTO slow SELECT sum(i) FROM range(30000000) AS r(i)`,
      ),
      lake.rows('read', `SELECT 'a;'::word AS kind, count(*) AS rows FROM (SELECT 1) AS one, slow`),
      lake.rows('read', 'SELECT rows_of(1) AS rows'),
    ]);
    return [behindComma, inMacro];
  });
  expect(rows).toEqual([[{ kind: 'a;', rows: 2 }], [{ rows: 2 }]]);
});

it('fails what needs a failed statement, and is at rest before it says so', async () => {
  let finished = 0;
  await withOverlapping(async (lake) => {
    const failed = lake.run('failed', `CREATE TABLE bad AS SELECT CAST('x' AS INTEGER) AS i`);
    const needing = lake.run('needing', 'CREATE TABLE worse AS FROM bad').catch((error: unknown) => error);
    const other = lake
      .run('other', 'CREATE TABLE good AS SELECT sum(i) AS i FROM range(3000000) AS r(i)')
      .then(() => finished++);
    await expect(allOf([failed, other])).rejects.toMatchObject({ step: 'failed' });
    expect(finished).toBe(1);
    expect(await needing).toMatchObject({ step: 'failed', kind: 'Conversion Error' });
    expect(await lake.rows('read', 'SELECT count(*) AS tables FROM duckdb_tables()')).toEqual([{ tables: 1 }]);
  });
});
