import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

async function creditsOf(headers: string, cells: string) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = Array.from({ length: 6 }, (_, at) => `ENG10${at},English ${at},English,${cells}`);
  writeFileSync(path, `${[`Course Code,Course Title,Department,${headers}`, ...lines].join('\n')}\n`);
  const { columns } = await check(path, 'COURSE_CATALOG', ONE_SCHOOL);
  return columns.credits?.header;
}

it('takes the credits of a course before the most that a student may earn in it, under any name', async () => {
  expect(await creditsOf('Max Cr,Dflt Cr', '20,10')).toBe('Dflt Cr');
  expect(await creditsOf('Max Credits,Default Credits', '20,10')).toBe('Default Credits');
  expect(await creditsOf('Maximum Credits,Credits', '20,10')).toBe('Credits');
});

it('takes the most where the file has no other, and where the other is empty', async () => {
  expect(await creditsOf('Max Cr,Room', '20,A4')).toBe('Max Cr');
  expect(await creditsOf('Max Credits,Default Credits', '20,')).toBe('Max Credits');
});
