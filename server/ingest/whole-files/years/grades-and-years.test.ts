import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/**
 * What is said of grades that do not go with the years, for lines of student, year and grade; five students more
 * go up from grade 9 to 12.
 */
async function said(type: 'STUDENT_ROSTER' | 'TRANSCRIPT', lines: readonly string[], others = 5): Promise<string[]> {
  const rising = Array.from({ length: others }, (_, at) =>
    [9, 10, 11, 12].map((grade) => `42${at},20${grade + 11}-${grade + 12},${grade}`),
  ).flat();
  const isRoster = type === 'STUDENT_ROSTER';
  const course = (at: number) => (isRoster ? '' : `,C${at},Algebra ${at},B,1`);
  const header = `Student ID,School Year,Grade Level${isRoster ? '' : ',Course Code,Course Title,Final Grade,Credits Earned'}`;
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...[...rising, ...lines].map((line, at) => line + course(at))].join('\n')}\n`);
  const { groups, missingColumns } = await check(path, type, ONE_SCHOOL);
  expect(missingColumns).toEqual([]);
  return groups
    .filter(({ code }) => code.endsWith('.grades-and-years'))
    .map(({ message }) => message.split(' Allowed:')[0] ?? '');
}

const each = (count: number, of: readonly string[]) =>
  Array.from({ length: count }, (_, at) => of.map((rest) => `41${at},${rest}`)).flat();
const FALLING = ['2020-21,12', '2021-22,11', '2022-23,10', '2023-24,9'];
const SENTENCE =
  "The grade levels of students do not go up with their school years, for example of students '410', '411', '412'. Both were read as they are.";

it.each(['STUDENT_ROSTER', 'TRANSCRIPT'] as const)(
  'warns of grades that do not go with the years: %s',
  async (type) => {
    expect(await said(type, each(3, FALLING))).toEqual([SENTENCE]);
    expect(await said(type, each(3, ['2020-21,9', '2020-21,12']))).toEqual([SENTENCE]);
    expect((await said(type, each(8, FALLING)))[0]).toContain("'414' and 3 more.");
  },
);

it('says nothing of two students, of a few among many, of a repeated grade or of grades below 9', async () => {
  expect(await said('STUDENT_ROSTER', each(2, FALLING))).toEqual([]);
  expect(await said('STUDENT_ROSTER', each(3, FALLING), 13)).toEqual([]);
  expect(await said('STUDENT_ROSTER', each(5, ['2020-21,9', '2021-22,9', '2022-23,10', '2023-24,11']))).toEqual([]);
  expect(await said('TRANSCRIPT', each(5, ['2022-23,9', '2020-21,8', '2019-20,8', '2023-24,10']))).toEqual([]);
});

it('leaves a list without school years to what is said of those', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = each(3, ['9', '10', '11', '12']);
  writeFileSync(path, `${['Student ID,Grade Level', ...rows].join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const codes = groups.map(({ code }) => code);
  expect(codes).toContain('file.years-unread');
  expect(codes).not.toContain('roster.grades-and-years');
});

/** Whether grade levels one too high are warned of, for the levels of one year. */
async function isTooHigh(levels: readonly string[]): Promise<boolean> {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = levels.map((level, at) => `${4100 + at},2023-24,${level}`);
  writeFileSync(path, `${['Student ID,School Year,Grade Level ID', ...rows].join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return groups.some(({ code }) => code === 'roster.grades-too-high');
}

it('warns of grade levels from 10 to 13, where kindergarten may be 1', async () => {
  expect(await isTooHigh(['10', '11', '12', '13', '13', '13'])).toBe(true);
  expect(await isTooHigh(['09', '10', '11', '12', '13', '13', '13'])).toBe(false);
  expect(await isTooHigh([...Array(7).fill('12'), '13', '13', '13'])).toBe(false);
});
