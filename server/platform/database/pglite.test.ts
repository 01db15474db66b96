import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedEngine, openPglite } from './pglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
let engine: EmbeddedEngine;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  engine = await openPglite(folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await engine.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const run = (statement: string, values?: readonly unknown[]) =>
  engine.transaction('', (session) => session.query(statement, values));

it('makes plans again when tables have grown since', async () => {
  await run('create table visit (id int primary key, page int not null)');
  await run('create index on visit (page)');
  await run('insert into visit select n, n from generate_series(-3, -1) as n');
  await run('analyze visit'); // of three rows all are read
  const find = 'select count(*)::int as found from visit where page = $1';
  for (let turn = 0; turn < 10; turn += 1) await run(find, [turn]); // from the sixth on by one plan for all values
  await run('insert into visit select n, n from generate_series(1, 20000) as n');
  const later = Date.now() + 11_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);

  expect((await run(find, [7])).rows).toEqual([{ found: 1 }]);
  const [kept] = (await run('select name from pg_prepared_statements where statement = $1', [find])).rows;
  const plan = await run(`explain execute ${(kept as { name: string }).name}(7)`);
  expect(JSON.stringify(plan.rows)).toMatch(/Index|Bitmap/);
});

it('fills the room of replaced rows again', async () => {
  await run('create table page (text text not null)');
  await run('alter table page alter text set storage external');
  await run(`insert into page values (repeat('0', 100000))`);
  const replaced = async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await run(`update page set text = repeat($1, 100000)`, [String(turn % 10)]);
    const [row] = (await run(`select pg_total_relation_size('page')::int as size`)).rows;
    return (row as { size: number }).size;
  };
  const first = await replaced();
  const grown = await replaced();
  vi.advanceTimersByTime(3_600_000);

  expect(grown).toBeGreaterThan(first * 1.5);
  expect(await replaced()).toBeLessThan(grown * 1.1);
});

it('lets a transaction choose its isolation also when plans are made again before it, as a backup does', async () => {
  await run('select 1');
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const [level] = await engine.transaction('', async (session) => {
    await session.query('set transaction isolation level repeatable read, read only');
    return (await session.query('show transaction isolation level')).rows;
  });
  expect(level).toEqual({ transaction_isolation: 'repeatable read' });
});
