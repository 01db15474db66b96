import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'pathways.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: [2024] } };
  const result = await check(path, 'CTE_PATHWAY_CATALOG', context);
  const columns = ['pathway_name', 'course_code', 'course_title', 'course_sequence'];
  return {
    missing: result.missingColumns,
    courses: (await storedRows(result, columns)).map((cells) => cells.join(' | ')).toSorted(),
    places: result.issues.filter(({ severity }) => severity === 'error').map(({ row, header }) => `${row} ${header}`),
    said: result.statistics.filter((line) => line.includes('in columns of their own')),
  };
}

it('the courses of a pathway side by side, each with its code and title', async () => {
  const found = await read([
    'Pathway,Course 1,Course 2,Course 3',
    'Welding,8669 Intro to Welding,8670 Welding I,8671 Welding II',
    'Patient Care,8600 Health I,8601 Health II,',
  ]);
  expect(found.courses).toEqual([
    'Patient Care | 8600 | Health I | ',
    'Patient Care | 8601 | Health II | ',
    'Welding | 8669 | Intro to Welding | ',
    'Welding | 8670 | Welding I | ',
    'Welding | 8671 | Welding II | ',
  ]);
  expect(found.said).toEqual(['Recognized as courses of a pathway in columns of their own: 3 courses a row']);
});

it('of which a level says where they are in the sequence, and an error where one has no code', async () => {
  const found = await read([
    'Program of Study,Level 1,Level 2,Level 3',
    'Welding,Intro to Welding (8669),Welding I (8670),Welding II (8671)',
    'Patient Care,Health I (8600),Health II (8601),Practicum',
    'Robotics,Robotics I (8700),Robotics II (8701),Robotics III (8702)',
    'Culinary,Baking (8710),Cooking I (8711),Cooking II (8712)',
  ]);
  expect(found.courses).toContain('Welding | 8670 | Welding I | concentrator');
  expect(found.courses).toHaveLength(11);
  expect(found.places).toEqual(['3 Level 3']);
});

it('not titles alone, which lead to no course of a catalog', async () => {
  const found = await read([
    'Pathway,Course 1,Course 2,Course 3',
    'Welding,Intro to Welding,Welding I,Welding II',
    'Patient Care,Health I,Health II,Practicum',
  ]);
  expect(found.missing).toContain('Course code');
});

it('codes and titles in columns of their own, and a code without a title is an error', async () => {
  for (const headers of [
    'Course 1 Number,Course 1 Title,Course 2 Number,Course 2 Title',
    'Crs Code 1,Crs 1,Crs Code 2,Crs 2',
  ]) {
    const found = await read([
      `Pathway,${headers},EOPA`,
      'Ag Mechanics,02.47100,Basic Ag,01.42100,Ag Mechanics I,Yes',
      'Programming,11.41500,Intro to IT,,,',
      'Welding,8669,Welding I,8670,,',
    ]);
    expect(found.courses).toEqual([
      'Ag Mechanics | 01.42100 | Ag Mechanics I | ',
      'Ag Mechanics | 02.47100 | Basic Ag | ',
      'Programming | 11.41500 | Intro to IT | ',
      'Welding | 8669 | Welding I | ',
    ]);
    expect(found.places).toEqual([`4 ${headers.split(',')[3]}`]);
  }
});

it('not codes and titles of several courses beside the one of the row', async () => {
  const found = await read([
    'Pathway,Course Code,Course Title,Course 1 Code,Course 1 Title',
    'Welding,8670,Welding II,8669,Welding I',
  ]);
  expect(found.courses).toEqual(['Welding | 8670 | Welding II | ']);
});

it('several courses of a level in one cell are a course each', async () => {
  const found = await read([
    'Program of Study,Level 1,Level 2,Level 3',
    'Nursing,Health (13020200),"Terms (13020300); Theory, Clinical (13020400)",Anatomy (13020600)',
    'Welding,Basics (13032200),"Intro (13032250), Safety (13032260)",Welding I (13032300)',
  ]);
  expect(found.courses).toEqual([
    'Nursing | 13020200 | Health | introductory',
    'Nursing | 13020300 | Terms | concentrator',
    'Nursing | 13020400 | Theory, Clinical | concentrator',
    'Nursing | 13020600 | Anatomy | capstone',
    'Welding | 13032200 | Basics | introductory',
    'Welding | 13032250 | Intro | concentrator',
    'Welding | 13032260 | Safety | concentrator',
    'Welding | 13032300 | Welding I | capstone',
  ]);
});
