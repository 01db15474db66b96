import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedEngine, openPglite } from './pglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
let engine: EmbeddedEngine;
beforeAll(async () => {
  engine = await openPglite(folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const run = (statement: string, values?: readonly unknown[]) =>
  engine.transaction('', (session) => session.query(statement, values));

it('makes plans anew when tables have grown since', async () => {
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
