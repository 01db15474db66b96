import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

const HEADERS = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits';

const IN_FULL = ['file.side-by-side', 'file.duplicate-header', 'file.numbered-header'];

async function found(header: string, rows: readonly string[], type: UploadFileType = 'TRANSCRIPT') {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const { verdict, groups } = await check(path, type, ONE_SCHOOL);
  return { verdict, said: groups.map(({ code, headline }) => (IN_FULL.includes(code) ? headline : code)) };
}

it('counts the rows of a second table beside the first', async () => {
  const first = ['4101,2021-22,1001,English 10,A,1', '4102,2021-22,1001,English 10,B,1'];
  const second = ['4101,2022-23,1101,English 11,A,1', ',,,,,'];
  expect(
    await found(
      `${HEADERS},,${HEADERS}`,
      first.map((row, at) => `${row},,${second[at]}`),
    ),
  ).toEqual({
    verdict: 'data_errors',
    said: ['Two tables with the same headers are side by side in this file; not read: 1 row of the second one.'],
  });
});

it('finds none in columns that a join left twice', async () => {
  const rows = ['4101,2021-22,1001,English 10,A,1', '4102,2021-22,1001,English 10,B,1'];
  const joined = await found(
    `${HEADERS},${HEADERS}`,
    rows.map((row) => `${row},${row}`),
  );
  expect(joined.verdict).toBe('success');
  const once = await found(
    `${HEADERS},Student ID,Credits`,
    rows.map((row) => `${row},9${row.slice(0, 4)},2`),
  );
  expect(once.said).toEqual(["Of the columns with the same header, the first one was used: 'Student ID', 'Credits'."]);
});

it('names columns of a second record in the same row, and no quarters beside a year', async () => {
  const rows = ['4101,2021-22,1001,English 10,A,1', '4102,2021-22,1001,English 10,B,1'];
  const wide = await found(
    `${HEADERS},Course Code 2,Course Title 2,Final Grade 2,Room`,
    rows.map((row) => `${row},1002,Biology,B,7`),
  );
  expect(wide.said).toEqual([
    "Columns that look like a second record in the same row were not read: 'Course Code 2', 'Course Title 2', 'Final Grade 2'.",
  ]);
  const alone = await found(
    `${HEADERS},Course Title 2`,
    rows.map((row) => `${row},Biology`),
  );
  expect(alone.said).toEqual([]);
  const quarters = await found(
    `${HEADERS},Final Grade 1,Final Grade 2,Course Code 2`,
    rows.map((row) => `${row},A,B,`),
  );
  expect(quarters.said).toEqual([]);
});

it('names the tenth score of an Ed-Fi assessment and those after it, of which none is read', async () => {
  const scores = [0, 10, 11].flatMap((at) => [
    `scoreResults.${at}.assessmentReportingMethodDescriptor`,
    `scoreResults.${at}.result`,
  ]);
  const header = `studentReference.studentUniqueId,assessmentReference.assessmentIdentifier,administrationDate,${scores.join(',')}`;
  const row = '4101,ACT,2023-09-09,Composite score,25,English,24';
  expect((await found(header, [`${row},Math,26`], 'STUDENT_TEST_SCORES')).said).toEqual([
    "Columns that look like a second record in the same row were not read: 'scoreResults.10.assessmentReportingMethodDescriptor', 'scoreResults.10.result', 'scoreResults.11.assessmentReportingMethodDescriptor', 'scoreResults.11.result'.",
  ]);
  expect((await found(header, ['4101,ACT,2023-09-09,Composite score,25,,,,'], 'STUDENT_TEST_SCORES')).said).toEqual([]);
});
