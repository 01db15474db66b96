import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

/** The SCED code and the level that are kept of courses with these cells. */
async function kept(headers: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'catalog.csv');
  const rows = cells.map((cell, at) => `Lakeview,2023-24,C${at},Course ${at},Science,${cell}`);
  writeFileSync(path, `School,School Year,Course Code,Course Title,Department,${headers}\n${rows.join('\n')}\n`);
  return storedRows(await check(path, 'COURSE_CATALOG', ONE_SCHOOL), ['sced_code', 'level']);
}

it('reads the level of a SCED code from a column of its own', async () => {
  expect(
    await kept('SCED Subject Area,SCED Course Identifier,SCED Course Level', [
      '3,51,G',
      '03,101,H',
      '03,151,E',
      '03,152,',
    ]),
  ).toEqual([
    ['03051G', 'general'],
    ['03101H', 'honors'],
    ['03151E', 'honors'],
    ['03152', 'general'],
  ]);
  expect(
    await kept('SCED Code,SCED Level', ['03051,General', '3101,H - Honors', '03151,Enriched or advanced']),
  ).toEqual([
    ['03051G', 'general'],
    ['3101H', 'honors'],
    ['03151E', 'honors'],
  ]);
});

it('keeps a SCED code with its level, and one beside a word that is not a level', async () => {
  expect(
    await kept('SCED Code,SCED Course Level', ['03051G1.0011,H', '03101,No specified level', '03151,Elementary']),
  ).toEqual([
    ['03051G1.0011', 'general'],
    ['03101', 'general'],
    ['03151', 'general'],
  ]);
  expect(await kept('SCED Subject Area,SCED Course Identifier', ['3,51'])).toEqual([['03051', 'general']]);
});
