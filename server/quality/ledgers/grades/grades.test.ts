/** Credit once per course and term, on the level that carries it; counted here by hand. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const SCHOOL = '00000000-0000-4000-8000-000000000001';
const MATHS = 'Mathematics';
const ARTS = 'Visual and Performing Arts';
const COLUMNS =
  'student_id, school_year, term, course_code, subject, credits_earned, points, mark_level, cumulative_gpa';

/** Rows of one transcript file, in the order of COLUMNS. */
const MARKS: readonly [string, number, string, string, string, number, number | null, number, number | null][] = [
  // Repeated in the same term of a later year: the better credit, once. The other term is another credit.
  ['A', 2022, 'S1', 'ALG', MATHS, 0.5, 1, 2, null],
  ['A', 2023, 's1', 'alg', MATHS, 0.75, 3, 2, null],
  ['A', 2023, 'S2', 'ALG', MATHS, 0.5, 3, 2, null],
  // One may sing every year.
  ['A', 2022, 'S1', 'CHOIR', ARTS, 0.5, 4, 2, null],
  ['A', 2023, 'S1', 'CHOIR', ARTS, 0.5, 4, 2, null],
  // Of one area in one year and of another in the next: the better row decides; of equal rows, the earlier year.
  ['A', 2022, 'S1', 'STATS', MATHS, 0.25, 2, 2, null],
  ['A', 2023, 'S1', 'STATS', 'Science', 1, 2, 2, null],
  ['A', 2022, 'S1', 'LOGIC', 'Science', 0.5, 2, 2, null],
  ['A', 2023, 'S1', 'LOGIC', MATHS, 0.5, 2, 2, null],
  // Mixed with an area that may be repeated: that one counts always, the other where it comes first.
  ['A', 2022, 'S1', 'STAGE', ARTS, 0.5, 4, 2, null],
  ['A', 2023, 'S1', 'STAGE', 'Other', 0.5, 4, 2, null],
  // Quarter marks carry no credit here, the semester mark does: 4 points for the GPA, not 0.
  ['B', 2024, 'Q1', 'BIO', 'Science', 0, 0, 4, null],
  ['B', 2024, 'S1', 'BIO', 'Science', 0.5, 4, 2, null],
  ['B', 2024, 'S1', 'GEO', MATHS, 0, 0, 2, null],
  ['B', 2024, 'S2', 'GEO', MATHS, 0, 0, 2, null],
  ['B', 2023, 'S2', 'GEO', MATHS, 0, 0, 2, null],
  // Excluded from the GPA, so no failed course either.
  ['B', 2023, 'S2', 'CHEM', 'Science', 0, 0, 2, null],
  // Too few marks: what the file says counts.
  ['C', 2024, 'S1', 'ALG', MATHS, 0.5, 4, 2, 3.25],
  // On no roster.
  ['X', 2024, 'Q1', 'ALG', MATHS, 9, 4, 4, null],
  ['X', 2024, 'S1', 'ALG', MATHS, 9, 4, 2, null],
];

/** Of the files that state a GPA of the last year, the newer one counts, wherever the rows are. */
const NEWER_MARKS: typeof MARKS = [['C', 2024, 'S2', 'GEO', MATHS, 0.5, 4, 2, 3.5]];

const folder = mkdtempSync(join(tmpdir(), 'grades-test-'));
let lake: Lake;

const sqlOf = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value));

beforeAll(async () => {
  lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, schools: readonly string[], rows: string) => {
    const path = join(folder, String(files.length), 'rows.parquet');
    mkdirSync(join(folder, String(files.length)));
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, '${SCHOOL}' AS school_id, * FROM ${rows}) TO '${path}'`,
    );
    files.push({ fileId: type, run: 1, type, fileName: path, schoolIds: new Set(schools), path });
  };
  await add(
    'STUDENT_ROSTER',
    [SCHOOL],
    `(SELECT student_id, school_year, 12 - 2024 + school_year AS grade_level
      FROM (VALUES ('A'), ('B'), ('C')) AS student(student_id), range(2021, 2025) AS year(school_year))`,
  );
  // A file that covers no school asks no one for marks in all four years: `credit` is of the cohort.
  for (const marks of [MARKS, NEWER_MARKS]) {
    const rows = marks.map((row) => `(${row.map(sqlOf).join(', ')})`).join(',\n');
    const excluded = `course_code = 'CHEM' AS exclude_from_gpa`;
    await add('TRANSCRIPT', [], `(SELECT *, ${excluded} FROM (VALUES ${rows}) AS mark(${COLUMNS}))`);
  }
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] }, await withLacks(lake, files));
});

afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

it('counts credit once per course and term, at its best, and each time where a course may be repeated', async () => {
  const credits = await lake.rows<{ area: string; credits: number }>(
    'credit',
    'SELECT CAST(area AS VARCHAR) AS area, credits FROM credit ORDER BY CAST(area AS VARCHAR)',
  );
  expect(credits).toEqual([
    // ALG in two terms; C has half of it and of GEO.
    { area: MATHS, credits: 0.75 + 0.5 + 0.5 + 0.5 },
    // STATS and LOGIC of A, BIO of B.
    { area: 'Science', credits: 1 + 0.5 + 0.5 },
    // CHOIR twice, and STAGE.
    { area: ARTS, credits: 0.5 + 0.5 + 0.5 },
  ]);
});

it('computes the GPA of the marks that count, and counts failed core courses once a year', async () => {
  const students = await lake.rows(
    'students',
    'SELECT CAST(student_id AS VARCHAR) AS student, gpa, core_failed FROM student ORDER BY student_id',
  );
  expect(students).toEqual([
    // Weighted by what was earned, every row having points: 0.5 1, 0.75 3, 0.5 3, four of 0.5 4,
    // and 2 for STATS and LOGIC.
    {
      student: 'A',
      gpa: Number(((0.5 + 2.25 + 1.5 + 8 + 2 * (0.25 + 1 + 0.5 + 0.5)) / (0.5 + 0.75 + 0.5 + 2 + 2.25)).toFixed(9)),
      core_failed: 0,
    },
    // BIO 4 with half a credit; GEO three times 0, each at the weight of 1 of what earned nothing.
    { student: 'B', gpa: Number((2 / 3.5).toFixed(9)), core_failed: 2 },
    { student: 'C', gpa: 3.5, core_failed: 0 },
  ]);
});
