import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function catalog(header: string, titles: readonly string[]) {
  const path = join(temporaryFolder(), 'catalog.csv');
  const rows = titles.map((title, at) => `C${at},${title},Math`);
  writeFileSync(path, `${[`Course Number,${header},Department`, ...rows].join('\n')}\n`);
  const result = await check(path, 'COURSE_CATALOG', ONE_SCHOOL);
  const [signs] = result.groups.filter(({ code }) => code === 'catalog.sign-behind-title');
  return { signs: signs?.firstRows ?? [], levels: await storedRows(result, ['course_code', 'level']) };
}

it('reads the level of a title before the part of the year', async () => {
  const { levels } = await catalog('Course Title', ['Biology AP A', 'Biology H B', 'Biology A', 'Calculus AB']);
  expect(new Set(levels.map((row) => row.join(' ')))).toEqual(
    new Set(['C0 AP', 'C1 honors', 'C2 general', 'C3 general']),
  );
});

it('warns of signs behind titles that may stand for a level', async () => {
  const titles = ['Geometry*', 'AP Calculus**', 'Algebra I', 'Programming in C++', 'Biology†'];
  expect((await catalog('Course Title', titles)).signs).toEqual([2, 6]);
  const leveled = titles.map((title) => `${title},General`);
  expect((await catalog('Course Title,Course Level', leveled)).signs).toEqual([]);
});
