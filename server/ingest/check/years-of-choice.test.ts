import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../test-run.ts';

async function catalog(years: readonly string[], chosen: number[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = years.map((year, at) => `${year},C${at},Algebra ${at},Math`);
  writeFileSync(path, `${['School Year,Course Code,Course Title,Department', ...rows].join('\n')}\n`);
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: chosen } };
  const { rowsKept, groups } = await check(path, 'COURSE_CATALOG', context);
  return { rowsKept, codes: groups.flatMap(({ code }) => (code.includes('year') ? [code] : [])) };
}

describe('a catalog of single years', () => {
  it('is read by the start of its years where only so it has the year that was selected, and a warning says so', async () => {
    expect(await catalog(['2023', '2023'], [2024])).toEqual({ rowsKept: 2, codes: ['year.single-open'] });
  });

  it('is read by their end where that has it, too, and holds other years where neither does or a span says so', async () => {
    expect(await catalog(['2023', '2024'], [2024])).toEqual({
      rowsKept: 1,
      codes: ['year.not-chosen', 'year.single-decided'],
    });
    expect((await catalog(['2022', '2022'], [2024])).rowsKept).toBe(0);
    expect((await catalog(['2023', '2022-23'], [2024])).rowsKept).toBe(0);
  });
});
