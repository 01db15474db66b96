/** Names in one column, under whatever it is called. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function names(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = cells.map((cell, at) => `${1001 + at},"${cell}",9,2020-21`);
  writeFileSync(path, `${[`Student ID,"${header}",Grade Level,School Year`, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return result.columns.last_name ? storedRows(result, ['last_name', 'first_name', 'middle_name']) : null;
}

const WRITTEN = ['Lee, Bo', 'Cruz, Ana Maria'];

it.each([
  'Student Name',
  'Student Name, Legal',
  'STUDENT_NAME',
  'Student',
  'Student Name (LFM)',
  'Name (L F M)',
  'Stu Nm',
  'Student Legal Name',
  'Last, First',
  'Last Name, First Name MI',
  'LastFirst',
])('%s has last and first names', async (header) => {
  expect(await names(header, WRITTEN)).toEqual([
    ['Lee', 'Bo', null],
    ['Cruz', 'Ana', 'Maria'],
  ]);
});

it.each([
  ['Teacher Name', WRITTEN],
  ['Name of Contact', WRITTEN],
  ['Student Name', ['Bo Lee', 'Ana Cruz']],
])('%s with %s is not split', async (header, cells) => {
  expect(await names(header, cells)).toBeNull();
});
