/** One row a distinct score, whatever file repeats it; counted here by hand. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PanelName } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../../compute.ts';
import { scopesOf } from '../../scopes.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const SCHOOL = '00000000-0000-4000-8000-000000000001';
const AUDIT = { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] };
const COLUMNS =
  'student_id, last_name, first_name, test_type, exam, administration, numeric_score, is_counted, subject';
type Row = readonly [
  id: string | null,
  last: string | null,
  first: string | null,
  test: 'AP' | 'IB',
  exam: string | null,
  administration: string | null,
  score: number | null,
  isCounted: boolean | null,
  subject: string | null,
];

const OLDER: readonly Row[] = [
  ['A', null, null, 'AP', 'Biology', '2023', 3, true, 'Science'],
  ['A', null, null, 'AP', 'Biology', '2024', 4, true, 'Science'],
  // An exam of no area, and one whose area is called so: both are 'Other'.
  ['A', null, null, 'AP', 'Seminar', '2024', 5, true, 'Other'],
  ['B', null, null, 'AP', 'Unheard of', '2024', 2, null, null],
  // A part of another exam.
  ['B', null, null, 'AP', 'Calculus BC: AB', '2024', 4, false, 'Mathematics'],
  // No one of the roster: two people, one of whom the newer file has again.
  ['Z', null, null, 'AP', 'Biology', '2024', 1, true, 'Science'],
  [null, 'Kim', 'Ana', 'IB', 'History', '2024', 6, true, 'Social Studies'],
];
const NEWER: readonly Row[] = [
  // The better score is kept, and a score beats none.
  ['A', null, null, 'AP', 'Biology', '2023', 2, true, 'Science'],
  ['A', null, null, 'AP', 'Biology', '2024', null, true, 'Science'],
  ['Z', null, null, 'AP', 'Biology', '2024', 1, true, 'Science'],
  // No exam and no administration are equal to none.
  ['B', null, null, 'IB', null, null, 5, true, 'Science'],
  ['B', null, null, 'IB', null, null, 7, true, 'Science'],
];

const folder = mkdtempSync(join(tmpdir(), 'scores-test-'));
let lake: Lake;
const sqlOf = (value: string | number | boolean | null) => (typeof value === 'string' ? `'${value}'` : String(value));

beforeAll(async () => {
  lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(folder, String(files.length), 'rows.parquet');
    mkdirSync(join(folder, String(files.length)));
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, '${SCHOOL}' AS school_id, * FROM ${rows}) TO '${path}'`,
    );
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set([SCHOOL]), path });
  };
  await add(
    'STUDENT_ROSTER',
    `(SELECT student_id, school_year, 12 - 2024 + school_year AS grade_level
      FROM (VALUES ('A'), ('B')) AS student(student_id), range(2021, 2025) AS year(school_year))`,
  );
  for (const rows of [OLDER, NEWER])
    await add(
      'STUDENT_TEST_SCORES',
      `(VALUES ${rows.map((row) => `(${row.map(sqlOf).join(', ')})`).join(', ')}) AS score(${COLUMNS})`,
    );
  await buildLedgers(lake, AUDIT, await withLacks(lake, files));
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

it('keeps one row of each score: the better one, and of equal ones the newer', async () => {
  expect(
    await lake.rows(
      'score',
      `SELECT file, row_number, CAST(student AS VARCHAR) AS student, test_type, numeric_score FROM score ORDER BY file, row_number`,
    ),
  ).toEqual([
    { file: 1, row_number: 2, student: 'A', test_type: 'AP', numeric_score: 3 },
    { file: 1, row_number: 3, student: 'A', test_type: 'AP', numeric_score: 4 },
    { file: 1, row_number: 4, student: 'A', test_type: 'AP', numeric_score: 5 },
    { file: 1, row_number: 5, student: 'B', test_type: 'AP', numeric_score: 2 },
    { file: 1, row_number: 8, student: null, test_type: 'IB', numeric_score: 6 },
    { file: 2, row_number: 4, student: null, test_type: 'AP', numeric_score: 1 },
    { file: 2, row_number: 6, student: 'B', test_type: 'IB', numeric_score: 7 },
  ]);
});

it('counts every exam once in an area, those without one as Other', async () => {
  const panels = await computePanels(lake, AUDIT, scopesOf(AUDIT, []));
  const answerOf = (name: PanelName) =>
    panels.find(({ panel, scope }) => panel === name && scope.key === 'all')?.answer;
  expect(answerOf('test-scores/detail/ap-subject-area-counts')).toEqual({ subjects: { Science: 2, Other: 2 } });
  expect(answerOf('test-scores/detail/ib-subject-area-counts')).toEqual({ subjects: { Science: 1 } });
});
