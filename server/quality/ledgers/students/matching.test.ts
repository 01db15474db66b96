import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'matching-test-'));
let lake: Lake;

/** Rows of files, oldest first: position, dataset and SQL with the columns that matter. */
const ROWS: readonly [UploadFileType, string][] = [
  ['STUDENT_DEMOGRAPHICS', `SELECT * FROM (VALUES (1, '0012'), (2, '345'), (3, '777')) AS d(row_number, student_id)`],
  [
    'TRANSCRIPT',
    `SELECT *, 2024 AS school_year FROM (VALUES (1, '9000000001'), (2, '9000000002'), (3, '0678')) AS t(row_number, student_id)`,
  ],
  [
    'STUDENT_TEST_SCORES',
    `SELECT row_number, NULL::VARCHAR AS student_id, last_name, first_name, birth_date FROM (VALUES
      (1, 'OBRIEN NUNEZ', 'ana', DATE '2006-03-14'),
      (2, 'Smith', 'Bo', DATE '2006-05-01'),
      (3, 'Smith', 'Bo', DATE '2006-05-02'),
      (4, 'Lee', 'Kim', DATE '2006-07-07'),
      (5, '李', '娜', DATE '2006-08-08'),
      (6, '王', '伟', DATE '2006-08-08'),
      (7, 'Student 12', 'Test', DATE '2006-09-09'),
      (8, 'STUDENT-57', 'Test', DATE '2006-09-09')) AS s(row_number, last_name, first_name, birth_date)`,
  ],
  ['STUDENT_TEST_SCORES', `SELECT * FROM (VALUES (1, '12'), (2, '012')) AS s(row_number, student_id)`],
  [
    'STUDENT_DEMOGRAPHICS',
    `SELECT * FROM (VALUES (1, 'X-1', '9000000001'), (2, 'X-2', '9000000002'), (3, '0678', NULL)) AS d(row_number, student_id, other_student_id)`,
  ],
  ['STUDENT_DEMOGRAPHICS', `SELECT 1 AS row_number, 'oneroster-a12' AS student_id`],
  [
    'STUDENT_ROSTER',
    `SELECT row_number() OVER () AS row_number, * FROM (VALUES
      ('0012', '9000000001', 'O''Brien-Núñez', 'Ana', DATE '2006-03-14', NULL),
      ('0345', '9000000002', 'Smith Jr', 'Bo', DATE '2006-05-01', NULL),
      ('0678', '9000000003', 'Lee', 'Kim', DATE '2006-07-07', NULL),
      ('0679', '9000000004', 'Lee', 'Kim', DATE '2006-07-07', NULL),
      ('0681', NULL, '王', '伟', DATE '2006-08-08', NULL),
      ('0682', NULL, 'Student 57', 'Test', DATE '2006-09-09', NULL),
      ('A12', NULL, NULL, NULL, NULL, 'oneroster-a12'))
      AS r(student_id, state_student_id, last_name, first_name, birth_date, other_student_id)`,
  ],
  [
    'TRANSCRIPT',
    `SELECT *, 2024 AS school_year FROM (VALUES (1, 'Y-1', '9000000001'), (2, 'Y-2', '9000000004'), (3, 'Y-3', NULL)) AS t(row_number, student_id, other_student_id)`,
  ],
];

beforeAll(async () => {
  lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  for (const [position, [type, rows]] of ROWS.entries()) {
    // As in the lake, where the name of a folder must not become a column.
    mkdirSync(join(folder, `file=${position}`));
    const path = join(folder, `file=${position}`, 'rows.parquet');
    await lake.run('rows', `COPY (${rows}) TO '${path}' (FORMAT parquet)`);
    files.push({ fileId: String(position), run: 1, type, fileName: path, schoolIds: new Set<string>(), path });
  }
  await buildLedgers(lake, { yearEnding: 2024, schools: [] }, await withLacks(lake, files));
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

const studentsOf = async (table: string, file: number) => {
  const rows = await lake.rows<{ student: string | null }>(
    table,
    `SELECT student FROM ${table} WHERE file = ${file} ORDER BY row_number`,
  );
  return rows.map(({ student }) => student);
};

describe('whom a row is about', () => {
  it('is found by the local ID, also where a spreadsheet program took the zeros away', async () => {
    expect(await studentsOf('matched_demographics', 0)).toEqual(['0012', '0345', null]);
  });

  it('is found by the one kind of ID that fits the file best: here state IDs', async () => {
    expect(await studentsOf('transcript_row', 1)).toEqual(['0012', '0345', null]);
  });

  it('is found by the ID column of the file that finds most, of two', async () => {
    expect(await studentsOf('matched_demographics', 4)).toEqual(['0012', '0345', null]);
  });

  it('is found by the second column of a transcript, too', async () => {
    expect(await studentsOf('transcript_row', 7)).toEqual(['0012', '0679', null]);
  });

  it('is found by a further ID that the roster carries', async () => {
    expect(await studentsOf('matched_demographics', 5)).toEqual(['A12']);
  });

  it('is found by name and birth date where there is no ID and one student fits', async () => {
    expect((await studentsOf('matched_score', 2)).slice(0, 4)).toEqual(['0012', '0345', null, null]);
  });

  it('is no one else of the same date of birth where names are in other letters, or differ in a number', async () => {
    expect((await studentsOf('matched_score', 2)).slice(4)).toEqual([null, '0681', null, '0682']);
  });

  it('stays open where two IDs of a file are the same without their zeros', async () => {
    expect(await studentsOf('matched_score', 3)).toEqual([null, null]);
  });
});
