/**
 * Rows with the same number on several sheets, and records of the same row, are told apart in the
 * numbers. Counted by hand.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { runHere } from '#server/ingest/test-run.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { workbookOf } from '#server/platform/spreadsheet/workbook.ts';
import { type FileToCheck, findCrossFile } from './findings/cross-file.ts';
import { buildLedgers } from './ledgers/build.ts';
import { withLacks } from './ledgers/inputs/inputs.ts';
import { buildLists } from './lists/build.ts';

const schoolOf = (id: string, name: string) => ({
  ...{ id, name, local_id: null, state_id: null, nces_id: null, ceeb_code: null },
});
const SCHOOLS = [schoolOf('hill', 'Hill High School'), schoolOf('lake', 'Lake High School')];
const folder = mkdtempSync(join(tmpdir(), 'rows-of-sheets-'));

/** Checks a file as an upload would, and answers its rows as the refresh finds them. */
async function arrive(path: string, type: UploadFileType, testTypes: string[] = []): Promise<FileToCheck> {
  const run = mkdtempSync(join(folder, 'run-'));
  const chosen = { schoolIds: ['hill', 'lake'], years: [2021, 2022, 2023, 2024], demographicTypes: [], testTypes };
  const context = { yearEnding: 2024, schools: SCHOOLS, chosen };
  const result = await runHere({ rawPath: path, fileName: 'file', type, context, folder: run });
  if (!result.parquet) throw new Error(`nothing was kept: ${JSON.stringify(result.issues)}`);
  const schoolIds = new Set(['hill', 'lake']);
  return { fileId: run, run: 1, type, fileName: 'file', schoolIds, path: result.parquet, columns: {} };
}

async function workbook(header: string, sheets: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const columns = header.split(',').map((name) => ({ header: name, width: 12 }));
  const path = join(mkdtempSync(join(folder, 'file-')), 'file.xlsx');
  const rowsOf = (rows: readonly string[]) => [rows.map((row) => row.split(','))];
  await writeFile(
    path,
    workbookOf(Object.entries(sheets).map(([name, rows]) => ({ name, columns, rows: rowsOf(rows) }))),
  );
  return path;
}

const written = (name: string, text: string): string => {
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, text);
  return path;
};

const YEARS = ['2020-21', '2021-22', '2022-23', '2023-24'];
/** Four years of two students of a school. */
const enrolled = (school: string, ids: readonly string[]) =>
  ids.flatMap((id) => YEARS.map((year, at) => `${id},${school},${year},${9 + at}`));

let lake: Lake;
let found: Awaited<ReturnType<typeof findCrossFile>>;
beforeAll(async () => {
  // Of 4101 three exams in one row; 9999 is on no roster.
  const csv = written(
    'ap.csv',
    [
      'Student Identifier,Admin Year 01,Exam Code 01,Exam Grade 01,Admin Year 02,Exam Code 02,Exam Grade 02,Admin Year 03,Exam Code 03,Exam Grade 03',
      '4101,23,07,4,24,20,3,24,36,5',
      '9999,24,07,2,24,20,1,,,',
    ].join('\n'),
  );
  const files = [
    await arrive(
      await workbook('Student ID,School,School Year,Grade Level', {
        Hill: enrolled('Hill High School', ['4101', '4102']),
        Lake: enrolled('Lake High School', ['4201', '4202']),
      }),
      'STUDENT_ROSTER',
    ),
    await arrive(
      await workbook('Student ID,School,School Year,Term,Course Code,Course Title,Final Grade,Credits Earned', {
        Hill: YEARS.map((year) => `4101,Hill High School,${year},Y1,MA1,Algebra I,A,1`),
        Lake: [
          ...YEARS.map((year) => `4201,Lake High School,${year},Y1,EN1,English 9,C,1`),
          '8888,Lake High School,2023-24,Y1,EN1,English 9,C,1',
        ],
      }),
      'TRANSCRIPT',
    ),
    await arrive(csv, 'STUDENT_TEST_SCORES', ['AP']),
    await arrive(
      written('catalog.csv', 'Course Code,Course Title,Department,School\nMA1,Algebra I,Math,Hill High School'),
      'COURSE_CATALOG',
    ),
    await arrive(
      written(
        'pathways.csv',
        'Pathway,Course Code,Course Title,School\nWelding,MA1,Algebra I,Hill High School\nWelding,W9,Welding,Hill High School',
      ),
      'CTE_PATHWAY_CATALOG',
    ),
  ];
  lake = await openLake([folder]);
  const readable = await withLacks(lake, files);
  await buildLedgers(lake, { yearEnding: 2024, schools: SCHOOLS }, readable);
  await buildLists(lake);
  found = await findCrossFile(lake, readable);
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

it('each student is counted once, at the own school', async () => {
  expect(
    await lake.rows(
      'students',
      'SELECT student_id::VARCHAR AS id, home::VARCHAR AS home, step FROM student ORDER BY id',
    ),
  ).toEqual([
    { id: '4101', home: 'hill', step: null },
    { id: '4102', home: 'hill', step: 'transcript_in_all_four_years' },
    { id: '4201', home: 'lake', step: null },
    { id: '4202', home: 'lake', step: 'transcript_in_all_four_years' },
  ]);
});

it('the grades of each are the own ones', async () => {
  expect(
    await lake.rows('grades', 'SELECT student::VARCHAR AS id, gpa FROM grade WHERE gpa IS NOT NULL ORDER BY id'),
  ).toEqual([
    { id: '4101', gpa: 4 },
    { id: '4201', gpa: 2 },
  ]);
});

it('every exam of a row is there once, with its own score', async () => {
  expect(
    await lake.rows(
      'exams',
      `SELECT written.exam, score.numeric_score AS score FROM score JOIN score_row_written AS written USING (file, row_number)
        WHERE score.student = '4101' ORDER BY written.exam`,
    ),
  ).toEqual([
    { exam: '07', score: 4 },
    { exam: '20', score: 3 },
    { exam: '36', score: 5 },
  ]);
});

it('findings and lists name the row as its sheet shows it', async () => {
  const ofRows = found.issues.filter(({ code }) => code === 'student.not-on-roster');
  expect(ofRows.map(({ student_id, row_number }) => [student_id, row_number])).toEqual([
    ['8888', 6],
    // Of both exams of the row.
    ['9999', 3],
  ]);
  expect(found.groups.filter(({ code }) => code === 'student.not-on-roster').map(({ count }) => count)).toEqual([1, 1]);
  expect(await lake.rows('left out', 'SELECT student_id::VARCHAR AS id, roster_row FROM left_out ORDER BY id')).toEqual(
    [
      { id: '4102', roster_row: 9 },
      { id: '4202', roster_row: 9 },
    ],
  );
  expect(
    await lake.rows('unmatched', `SELECT item, row_number FROM unmatched WHERE kind = 'test_scores' ORDER BY item`),
  ).toEqual([{ item: '9999', row_number: 3 }]);
});

it('a list of pathways without years, which is there once a year, is told of once', async () => {
  const ofFile = found.issues.filter(({ code, value }) => code === 'course.not-in-catalog' && value === 'W9');
  expect(ofFile.map(({ row_number }) => row_number)).toEqual([3]);
  expect(
    await lake.rows('pathways', `SELECT item, rows, row_number FROM unmatched WHERE kind = 'cte_courses'`),
  ).toEqual([{ item: 'W9', rows: 1, row_number: 3 }]);
});
