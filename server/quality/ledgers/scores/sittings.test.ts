/**
 * Files with a row for each section of the SAT and ACT, counted by hand: a day is one sitting,
 * whatever number of rows it has.
 */
import { mkdtempSync, rmSync } from 'node:fs';
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

const AUDIT = { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] };
const folder = mkdtempSync(join(tmpdir(), 'sittings-test-'));
let lake: Lake;

/** Student, section, day, Reading and Writing, Math, total. */
const ROWS = [
  // In spring and in fall, of which the best sections are 620 and 600.
  ['A', 'EBRW', '2023-03-07', 620, null, null],
  ['A', 'MATH', '2023-03-07', null, 540, null],
  ['A', 'TOTAL', '2023-03-07', null, null, 1160],
  ['A', 'EBRW', '2023-10-07', 580, null, null],
  ['A', 'MATH', '2023-10-07', null, 600, null],
  // No one of the roster, on one day.
  ['Z', 'EBRW', '2023-03-07', 500, null, null],
  ['Z', 'MATH', '2023-03-07', null, 510, null],
  ['Z', 'TOTAL', '2023-03-07', null, null, 1010],
] as const;
/** The spring of A once more, in one row of a newer file. */
const AGAIN = [['A', null, '2023-03-07', 620, 540, 1160]] as const;

const sqlOf = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value));
const valuesOf = (rows: typeof ROWS | typeof AGAIN) => rows.map((row) => `(${row.map(sqlOf).join(', ')})`).join(', ');

beforeAll(async () => {
  lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(folder, `${files.length}.parquet`);
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, 's1' AS school_id, * FROM (${rows})) TO '${path}'`,
    );
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set(['s1']), path });
  };
  await add(
    'STUDENT_ROSTER',
    `SELECT 'A' AS student_id, year AS school_year, year - 2012 AS grade_level FROM range(2021, 2025) AS y(year)`,
  );
  for (const rows of [ROWS, AGAIN])
    await add(
      'STUDENT_TEST_SCORES',
      `SELECT id AS student_id, 'SAT' AS test_type, concat_ws(' ', 'SAT', section) AS exam, day AS administration,
        CAST(ebrw AS INTEGER) AS sat_ebrw, CAST(math AS INTEGER) AS sat_math, CAST(total AS INTEGER) AS sat_total
      FROM (VALUES ${valuesOf(rows)}) AS row(id, section, day, ebrw, math, total)`,
    );
  await buildLedgers(lake, AUDIT, await withLacks(lake, files));
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

it('counts the rows of a day once: two sittings of three are matched', async () => {
  const panels = await computePanels(lake, AUDIT, scopesOf(AUDIT, []));
  const answerOf = (name: PanelName) =>
    panels.find(({ panel, scope }) => panel === name && scope.key === 'all')?.answer;
  expect(answerOf('matching/summary')).toMatchObject({ test_scores_matched_to_students_percentage: 66.7 });
  expect(answerOf('matching/detail')).toMatchObject({
    test_scores_to_students: expect.arrayContaining([{ type: 'SAT', not_matched_count: 1, percentage_matched: 66.7 }]),
  });
});

it('takes the best section of all rows', async () => {
  expect(await lake.rows('best', 'SELECT CAST(student AS VARCHAR) AS student, sat FROM superscore')).toEqual([
    { student: 'A', sat: 1220 },
  ]);
});
