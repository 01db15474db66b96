import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** What the warning names, and the rows with empty cells. */
async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, lines.join('\n'));
  const chosen = { ...ONE_SCHOOL.chosen, years: type === 'TRANSCRIPT' ? [] : [2024] };
  const { issues } = await check(path, type, { ...ONE_SCHOOL, chosen });
  return issues.filter(({ code }) => code === 'file.shown-once').map(({ value, row }) => `${value} ${row}`);
}

const catalog = (departments: readonly string[]) => [
  'Course Code,Course Name,Department,Credits',
  ...departments.map((department, index) => `10${index},Course ${index},${department},1`),
];

it('a department that is shown once for several courses', async () => {
  const found = await read('COURSE_CATALOG', catalog(['English', '', '', 'Science', '', 'Fine Arts', '']));
  expect(found).toEqual(['Department 3', 'Department 4', 'Department 6', 'Department 8']);
  expect(await read('COURSE_CATALOG', catalog(['English', '', 'English', '', 'Science', '', '']))).toEqual([]);
  expect(await read('COURSE_CATALOG', catalog(['', 'English', '', 'Science', '', 'Fine Arts', '']))).toEqual([]);
});

const transcript = (terms: readonly (readonly string[])[]) => [
  'Student ID,School Year,Term,Course Code,Course Title,Mark,Credits Earned',
  ...terms.flatMap((of, student) => of.map((term, index) => `4102${student},2023-24,${term},C${index},Band,A,1`)),
];

it('a term that is shown once for several courses of each student', async () => {
  const twoTerms = ['S1', '', '', 'S2', '', ''];
  const found = await read('TRANSCRIPT', transcript([twoTerms, twoTerms, twoTerms]));
  expect(found).toHaveLength(12);
  expect(found.slice(0, 3)).toEqual(['Term 3', 'Term 4', 'Term 6']);
  const sometimes = ['S1', '', '', 'S1', '', ''];
  expect(await read('TRANSCRIPT', transcript([sometimes, twoTerms, twoTerms]))).toEqual([]);
  expect(await read('TRANSCRIPT', transcript([['', '', 'S2'], twoTerms, twoTerms]))).toEqual([]);
});

it('the CIP code of a pathway, but not the pathway itself, whose empty cells are errors', async () => {
  const header = 'Pathway,CIP,Course Number,Course';
  const named = ['Welding,48.0508,C1', 'Welding,,C2', 'Care,51.3801,N1', 'Care,,N2', 'Food,12.0500,F1', 'Food,,F2'];
  expect(await read('CTE_PATHWAY_CATALOG', [header, ...named.map((line) => `${line},Course`)])).toEqual([
    'CIP 3',
    'CIP 5',
    'CIP 7',
  ]);
  const once = named.map((line, index) => (index % 2 ? line.replace(/^[^,]+/, '') : line));
  expect(await read('CTE_PATHWAY_CATALOG', [header, ...once.map((line) => `${line},Course`)])).toEqual([]);
});
