import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** The race of each of three students, by columns of these names. */
async function races(headers: string, rows = ['41020,F,Asian,White', '41021,M,Black,', '41022,F,Hispanic,White']) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [`Student ID,Gender,${headers}`, ...rows].join('\n'));
  return (await storedRows(await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL), ['race_value'])).flat();
}

it.each([
  'races.0.raceDescriptor,races.1.raceDescriptor',
  'races[0].raceDescriptor,races[1].raceDescriptor',
  'RaceCd1,RaceCd2',
  'Race/Ethnicity 1,Race/Ethnicity 2',
  'Ethnicity,Ethnicity 2',
  'Primary Race,Additional Race',
])('names that differ in their place in a list are one list of races: %s', async (headers) => {
  expect(await races(headers)).toEqual(['two or more', 'black', 'latinx']);
});

it('counts each race of a list of descriptors, in columns or in one cell', async () => {
  const word = (race: string) => `uri://ed-fi.org/RaceDescriptor#${race}`;
  const [asian, white, black] = ['Asian', 'White', 'Black - African American'].map(word);
  expect(
    await races('races.0.raceDescriptor,races.1.raceDescriptor', [
      `41020,F,${asian},${white}`,
      `41021,M,${black},`,
      `41022,F,${white},${black}`,
    ]),
  ).toEqual(['two or more', 'black', 'two or more']);
  const cells = [`${asian};${white}`, black, `"[""${white}"",""${black}""]"`];
  expect(
    await races(
      'Races',
      cells.map((cell, at) => `4102${at},F,${cell}`),
    ),
  ).toEqual(['two or more', 'black', 'two or more']);
});

it('one name twice, or another name, is not a list', async () => {
  expect(await races('Race/Ethnicity,Race/Ethnicity')).toEqual(['asian', 'black', 'latinx']);
  expect(await races('Race/Ethnicity,Local Race')).toEqual(['asian', 'black', 'latinx']);
});

it.each([
  'Race - American Indian/Alaskan Native,Race - White',
  'Race_American_Indian_or_Alaskan_Native,Race_White',
  'Race_Pacific_Islander_Hawaiian,Race_Asian',
  'Is Alaskan Native,Is Black or African American',
  'Alaskan Native,Race: Caucasian',
])('a race has a column of its own, with Race or Is before its name: %s', async (headers) => {
  expect(await races(headers, ['41020,F,Y,Y', '41021,M,Y,N'])).toEqual([
    'two or more',
    headers.includes('Hawaiian') ? 'pacific islander' : 'american indian',
  ]);
});

it('a column about something else with the name of a race is not a race', async () => {
  expect(await races('Race - White,American Indian Education Program', ['41020,F,Y,Y', '41021,M,N,Y'])).toEqual([
    'white',
    null,
  ]);
});
