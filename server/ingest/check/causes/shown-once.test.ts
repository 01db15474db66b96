import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, lines.join('\n'));
  const chosen = { ...ONE_SCHOOL.chosen, years: type === 'CTE_PATHWAY_CATALOG' ? [2024] : [] };
  const { rowsKept, groups } = await check(path, type, { ...ONE_SCHOOL, chosen });
  return {
    rowsKept,
    errors: groups
      .filter(({ severity }) => severity === 'error')
      .map(({ code, header, count }) => [code, header, count]),
  };
}

const HEADER = 'Student ID,School,School Year,Course Code,Course Title,Mark,Credits Earned';
const mark = (student: string, course: string) => `${student},2023-24,${course},Course ${course},A,0.5`;

it('a student who is shown once for several courses is the cause of the empty cells below', async () => {
  const lines = [
    mark('41020,Lakeview', 'M1'),
    ...['M2', 'M3'].map((course) => mark(',', course)),
    mark('41021,Lakeview', 'M1'),
    mark(',', 'M2'),
  ];
  expect(await read('TRANSCRIPT', [HEADER, ...lines])).toEqual({
    rowsKept: 2,
    errors: [['column.shown-once', 'Student ID', 3]],
  });
});

it('a pathway is, too', async () => {
  const lines = ['Welding,48.0508,C1,Welding I', ',,C2,Welding II', 'Nursing,51.3801,N1,Care I', ',,N2,Care II'];
  expect(await read('CTE_PATHWAY_CATALOG', ['Pathway,CIP,Course Number,Course', ...lines])).toEqual({
    rowsKept: 2,
    errors: [['column.shown-once', 'Pathway', 2]],
  });
});

it('a school is, too', async () => {
  const lines = ['Lakeview,41020', ',41021', ',41022', 'Hillside,41023', ',41024'].map((one) => `${one},2023-24,12`);
  expect((await read('STUDENT_ROSTER', ['School,Student ID,School Year,Grade Level', ...lines])).errors).toContainEqual(
    ['column.shown-once', 'School', 3],
  );
});

it('rows that merely lack an id keep their own errors', async () => {
  // Students repeat their ids, so those without one are not the rows of the student above.
  const repeated = [
    ...['M1', 'M2', 'M3'].map((course) => mark('41020,Lakeview', course)),
    ...['M4', 'M5', 'M6'].map((course) => mark(',Lakeview', course)),
  ];
  expect((await read('TRANSCRIPT', [HEADER, ...repeated])).errors).toEqual([['cell.empty', 'Student ID', 3]]);
  // Each has a name of its own.
  const named = ['41020,Okafor,Ada', ',Kim,Min', ',Cruz,Ana', '41021,Bell,Noa', ',Diaz,Leo'].map(
    (one) => `${one},Lakeview,2023-24,12`,
  );
  const header = 'Student ID,Last Name,First Name,School,School Year,Grade Level';
  expect((await read('STUDENT_ROSTER', [header, ...named])).errors).toEqual([['cell.empty', 'Student ID', 3]]);
});
