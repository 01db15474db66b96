import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

/** What cells of one column are read as, in a file that has nothing else to say about them. */
async function read(type: UploadFileType, headers: string, cells: readonly string[], column: string) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = cells.map((cell, at) => `${START[type]?.(at) ?? ''},"${cell}"`);
  writeFileSync(path, `${[headers, ...rows].join('\n')}\n`);
  const result = await check(path, type, ONE_SCHOOL);
  const codes = result.groups.filter(({ severity }) => severity !== 'note').map(({ code }) => code);
  return { values: (await storedRows(result, [column])).flat(), codes };
}

const START: Partial<Record<UploadFileType, (at: number) => string>> = {
  STUDENT_ROSTER: (at) => `${410200 + at},12`,
  STUDENT_DEMOGRAPHICS: (at) => `${410200 + at},F`,
  COURSE_CATALOG: (at) => `C${at},Algebra,Math`,
  CTE_PATHWAY_CATALOG: (at) => `Patient Care,C${at},Anatomy`,
  STUDENT_TEST_SCORES: (at) => `${410200 + at},2023-05-07,5,BIOLOGY`,
};

describe('a column of yes or no', () => {
  const catalog = (header: string, cells: readonly string[], column: string) =>
    read('COURSE_CATALOG', `Course Code,Course Title,Department,${header}`, cells, column);

  it.each([
    ['AP', 'is_ap', ['AP', '', 'N'], ['true', null, 'false']],
    ['IB Flag', 'is_ib', ['IB', 'No'], ['true', 'false']],
    ['Honors Flag', 'is_honors', ['H', 'Honors', ''], ['true', 'true', null]],
    ['CTE', 'is_cte', ['CTE', ''], ['true', null]],
    ['Dual Credit', 'is_dual', ['Dual Credit', 'DC', ''], ['true', 'true', null]],
    // What is another course's is not a yes.
    ['AP', 'is_ap', ['AP', 'H', 'IB', 'Non-AP'], ['true', null, null, null]],
  ])('may have its own name for yes: %s', async (header, column, cells, values) => {
    const found = await catalog(header, cells, column);
    expect(found.values).toEqual(values);
    expect(found.codes.includes('yes-no.unknown')).toBe(cells.includes('Non-AP'));
  });

  it.each([
    [
      ['-1', '0', '-1'],
      ['true', 'false', 'true'],
    ],
    [
      ['-1', '0', '1'],
      [null, null, null],
    ],
    [
      ['Y', 'N', '-1'],
      ['true', 'false', null],
    ],
  ])('has -1 for yes beside 0 alone: %j', async (cells, values) => {
    expect((await catalog('CTE', cells, 'is_cte')).values).toEqual(values);
  });

  it('of a race may have its word or its letter', async () => {
    const races = (header: string, cells: readonly string[]) =>
      read('STUDENT_DEMOGRAPHICS', `Student ID,Gender,${header}`, cells, 'race_value');
    expect((await races('White', ['White', 'W', 'N'])).values).toEqual(['white', 'white', null]);
    expect((await races('Black', ['Black', 'W'])).values).toEqual(['black', null]);
  });
});

describe('the status of an enrollment', () => {
  const statuses = (cells: readonly string[]) =>
    read('STUDENT_ROSTER', 'Student ID,Grade Level,Enrollment Status', cells, 'status');

  it('is asked about where a file has 1 and 0 alone, since 0 is active in PowerSchool', async () => {
    const { values, codes } = await statuses(['1', '0', '1']);
    expect(values).toEqual([null, null, null]);
    expect(codes).toContain('file.codes-asked');
  });

  it.each([
    [
      ['0', '0'],
      ['active', 'active'],
    ],
    [
      ['0', '2', '3', '-1', '-2'],
      ['active', 'withdrawn', 'graduated', 'inactive', 'inactive'],
    ],
    [
      ['Active', 'Not Active', 'Leaver'],
      ['active', 'inactive', 'withdrawn'],
    ],
  ])('is read where they are not alone: %j', async (cells, values) => {
    expect((await statuses(cells)).values).toEqual(values);
  });
});

describe('the place of a course in its pathway', () => {
  it.each([
    [['A', 'B', 'C'], [null, null, null], true],
    [['C'], [null], true],
    [['I', 'C'], ['introductory', 'concentrator'], false],
    [['Intro', 'C'], ['introductory', 'concentrator'], false],
    [['I', 'II', 'III'], ['introductory', 'concentrator', 'capstone'], false],
    [['L1', 'First', 'Second'], ['introductory', 'introductory', 'concentrator'], false],
  ])('%j', async (cells, values, isAsked) => {
    const headers = 'Pathway Name,Course Code,Course Title,Level in sequence';
    const found = await read('CTE_PATHWAY_CATALOG', headers, cells, 'course_sequence');
    expect(found.values).toEqual(values);
    expect(found.codes.includes('file.codes-asked')).toBe(isAsked);
  });
});

describe('the level of an IB exam', () => {
  const headers = 'Student ID,IB Exam Date,IB Score,Subject,Level';
  it('has one name in all files', async () => {
    const cells = ['HL', 'Higher Level', 'H.L.', 'Standard', 'sl'];
    const { values } = await read('STUDENT_TEST_SCORES', headers, cells, 'exam');
    expect(values).toEqual([...Array(3).fill('BIOLOGY HL'), 'BIOLOGY SL', 'BIOLOGY SL']);
  });

  it('or the name of a part of the core is not an exam', async () => {
    const levels = ['HL', 'TOK', 'TK', 'Extended Essay', 'CAS'];
    const { values } = await read('STUDENT_TEST_SCORES', headers, levels, 'is_counted');
    expect(values).toEqual(['true', 'false', 'false', 'false', 'false']);
    const path = join(temporaryFolder(), 'file.csv');
    const names = ['Theory of Knowledge', 'TOK', 'HISTORY EE', 'Extended Essay', 'History', 'Tokyo Studies'];
    const rows = names.map((name, at) => `${410200 + at},2023-05-07,5,${name},SL`);
    writeFileSync(path, `${[headers, ...rows].join('\n')}\n`);
    const counted = await storedRows(await check(path, 'STUDENT_TEST_SCORES', ONE_SCHOOL), ['is_counted']);
    expect(counted.flat()).toEqual(['false', 'false', 'false', 'false', 'true', 'true']);
  });
});

it('names a pathway of a single course by its code where it has no name', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = ['P1,,C1,Welding 1', ',Robotics,C2,Robots', 'P3,Care,C3,Anatomy', 'P3,Care,C4,Anatomy 2'];
  writeFileSync(path, ['Pathway Code,Pathway Name,Course Code,Course Title', ...rows].join('\n'));
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: [2024] } };
  const { groups } = await check(path, 'CTE_PATHWAY_CATALOG', context);
  const found = groups.find(({ code }) => code === 'cte.single-course-pathway');
  expect(found?.message).toContain("The pathway 'P1' has a single course. Also 'Robotics'.");
});
