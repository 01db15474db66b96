import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function genders(headers: string, ...rows: string[]) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [`sid,race_ethnicity,${headers}`, ...rows.map((row, at) => `4102${at},White,${row}`)].join('\n'));
  return (await storedRows(await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL), ['gender_value'])).flat();
}

it('a yes or no under the name of a gender is the gender', async () => {
  expect(await genders('male', '1', '0', '')).toEqual(['male', 'female', null]);
  expect(await genders('Is Female', 'Yes', 'No', '')).toEqual(['female', 'male', null]);
  expect(await genders('male', 'M', 'F', 'M')).toEqual(['male', 'female', 'male']);
});

it('where both have a column, a student with neither has no gender', async () => {
  expect(await genders('male,female', '1,0', '0,1', '0,0')).toEqual(['male', 'female', null]);
});

it('neither a column of genders nor one of numbers gives way to it', async () => {
  expect(await genders('Gender,male', 'X,1', 'F,0')).toEqual(['other', 'female']);
  expect(await genders('Male', '212', '198')).toEqual([null, null]);
  expect(await genders('Male Teacher', '1', '0')).toEqual([null, null]);
});
