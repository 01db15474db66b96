import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../test-run.ts';

it('a transcript row whose year would follow from its grade level is an error without one', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = ['4101,11,1101,English 11,A,1', '4102,,1101,English 11,B,1', '4103,Summer,1101,English 11,C,1'];
  writeFileSync(
    path,
    `${['Student ID,Grade Level,Course Code,Course Title,Final Grade,Credits', ...rows].join('\n')}\n`,
  );
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  expect(await storedRows(result, ['student_id', 'school_year'])).toEqual([['4101', '2023']]);
  expect(result.groups.find(({ severity }) => severity === 'error')).toMatchObject({
    code: 'year.not-worked-out',
    header: 'Grade Level',
    firstRows: [3, 4],
  });
});

it('without grade levels nothing is said of years that were worked out from them', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const header = 'Student ID,Course Code,Course Title,Final Grade,Credits';
  writeFileSync(path, `${header}\n4101,1101,English 11,A,1\n4102,1101,English 11,B,1\n`);
  const { groups } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  expect(groups.map(({ code }) => code)).toEqual(['file.missing-column']);
});
