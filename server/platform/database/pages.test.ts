import { expect, it } from 'vitest';
import { pagesOf } from './pages.ts';
import { sql } from './sql.ts';
import { databases } from './test-databases.ts';

it.each(databases)('brings rows page by page, one SELECT after the other, on $kind', async ({ open }) => {
  const { database, close } = await open();
  const pages = await database.system(async (tx) => {
    const found: number[][] = [];
    for (const least of [51, 500])
      for await (const rows of pagesOf<{ n: number }>(
        tx,
        sql`select n from generate_series(1, 500) n where n >= ${least}::int`,
      ))
        found.push(rows.map(({ n }) => n));
    return found;
  });
  expect(pages.map((page) => page.length)).toEqual([200, 200, 50, 1]);
  expect(pages.flat()).toEqual([...Array.from({ length: 450 }, (_, at) => 51 + at), 500]);
  await close();
});
