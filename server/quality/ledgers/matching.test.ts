import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { loadInputs } from './inputs.ts';
import { MATCHING } from './matching.ts';

const folder = mkdtempSync(join(tmpdir(), 'matching-test-'));
let lake: Lake;

beforeAll(async () => {
  lake = await openLake([folder]);
  await loadInputs(lake, [], []);
  await lake.run(
    'rows',
    // The students of the roster are an enumeration of what its files hold; here there are none.
    `ALTER TABLE roster ALTER student_id TYPE VARCHAR;
     INSERT INTO roster BY NAME SELECT * FROM (VALUES
       ('0012', '9000000001', 'O''Brien-Núñez', 'Ana', DATE '2006-03-14'),
       ('0345', '9000000002', 'Smith Jr', 'Bo', DATE '2006-05-01'),
       ('0678', '9000000003', 'Lee', 'Kim', DATE '2006-07-07'),
       ('0679', '9000000004', 'Lee', 'Kim', DATE '2006-07-07'),
       ('A12', NULL, NULL, NULL, NULL)) AS r(student_id, state_student_id, last_name, first_name, birth_date);
     INSERT INTO demographics BY NAME SELECT * FROM (VALUES (0, 1, '0012'), (0, 2, '345'), (0, 3, '777')) AS d(file, row_number, student_id);
     INSERT INTO transcript BY NAME SELECT * FROM (VALUES (1, 1, '9000000001'), (1, 2, '9000000002'), (1, 3, '0678')) AS t(file, row_number, student_id);
     INSERT INTO score_row BY NAME SELECT * FROM (VALUES
       (2, 1, NULL, 'OBRIEN NUNEZ', 'ana', DATE '2006-03-14'),
       (2, 2, NULL, 'Smith', 'Bo', DATE '2006-05-01'),
       (2, 3, NULL, 'Smith', 'Bo', DATE '2006-05-02'),
       (2, 4, NULL, 'Lee', 'Kim', DATE '2006-07-07'),
       (3, 1, '12', NULL, NULL, NULL),
       (3, 2, '012', NULL, NULL, NULL)) AS s(file, row_number, student_id, last_name, first_name, birth_date);
     INSERT INTO demographics BY NAME SELECT * FROM (VALUES
       (4, 1, 'X-1', '9000000001'), (4, 2, 'X-2', '9000000002'), (4, 3, '0678', NULL),
       (5, 1, 'oneroster-a12', NULL)) AS d(file, row_number, student_id, other_student_id);
     UPDATE roster SET other_student_id = 'oneroster-a12' WHERE student_id = 'A12';
     ${MATCHING}`,
  );
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

const studentsOf = async (table: string, file: number) => {
  const rows = await lake.rows<{ student: string | null }>(
    table,
    `SELECT student FROM matched_${table} WHERE file = ${file} ORDER BY row_number`,
  );
  return rows.map(({ student }) => student);
};

describe('whom a row is about', () => {
  it('is found by the local id, also where a spreadsheet program took the zeros away', async () => {
    expect(await studentsOf('demographics', 0)).toEqual(['0012', '0345', null]);
  });

  it('is found by the one kind of id that fits the file best: here state ids', async () => {
    expect(await studentsOf('transcript', 1)).toEqual(['0012', '0345', null]);
  });

  it('is found by the id column of the file that finds most, of two', async () => {
    expect(await studentsOf('demographics', 4)).toEqual(['0012', '0345', null]);
  });

  it('is found by a further id that the roster carries', async () => {
    expect(await studentsOf('demographics', 5)).toEqual(['A12']);
  });

  it('is found by name and birth date where there is no id and one student fits', async () => {
    expect(await studentsOf('score', 2)).toEqual(['0012', '0345', null, null]);
  });

  it('stays open where two ids of a file are the same without their zeros', async () => {
    expect(await studentsOf('score', 3)).toEqual([null, null]);
  });
});
