/** Students without three grades whose GPA is that of a file with GPAs above 4.0. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { rowFiles } from '../fixtures/row-files.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { withLacks } from '../ledgers/inputs/inputs.ts';
import { findCrossFile } from './cross-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gpa-scale-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * What is said, and Ada's GPA: grades and stated GPA of Ada, of Luis, who has no row of a roster, and of
 * Minh, who has three grades.
 */
async function saidOf(graded: number, ada: number, luis: number) {
  const lake = await openLake([folder]);
  const { files, add: addRows } = rowFiles(lake, folder);
  const add = (type: UploadFileType, rows: string) =>
    addRows(type, `SELECT 's1' AS school_id, 2024 AS school_year, * FROM (${rows})`);
  await add('STUDENT_ROSTER', `SELECT unnest(['ADA', 'MINH']) AS student_id, 12 AS grade_level`);
  const rowsOf = (student: string, gpa: number, grades: number) =>
    `SELECT '${student}' AS student_id, 'C' || n AS course_code, ${gpa}::DOUBLE AS cumulative_gpa, CASE WHEN n < ${grades} THEN 2.0 END AS points, 0.5 AS credits_earned FROM range(3) AS row(n)`;
  await add(
    'TRANSCRIPT',
    [rowsOf('ADA', ada, graded), rowsOf('LUIS', luis, 0), rowsOf('MINH', 3.5, 3)].join(' UNION ALL '),
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  const { groups } = await findCrossFile(lake, files);
  const [student] = await lake.rows<{ gpa: number }>('gpa', `SELECT gpa FROM student WHERE student_id = 'ADA'`);
  lake.close();
  const said = groups.filter(({ code }) => code.startsWith('gpa.')).map(({ code, count }) => [code, count]);
  return { said, gpa: student?.gpa };
}

it('is named, and counts', async () => {
  expect(await saidOf(2, 3.2, 4.6)).toEqual({ said: [['gpa.other-scale', 1]], gpa: 3.2 });
  expect(await saidOf(0, 4.6, 3.2)).toEqual({ said: [['gpa.other-scale', 1]], gpa: 4.6 });
});

it('is not named where no GPA is above 4.0, or three grades count', async () => {
  expect(await saidOf(2, 3.2, 4)).toEqual({ said: [], gpa: 3.2 });
  expect(await saidOf(3, 4.6, 4.6)).toEqual({ said: [], gpa: 2 });
});
