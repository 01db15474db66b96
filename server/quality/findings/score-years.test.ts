/** Scores of students of the cohort that are not of the four years of high school: counted, and said to be there. */
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

const folder = mkdtempSync(join(tmpdir(), 'score-years-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ada is of the class of 2024; Luis is in grade 11. */
const ROSTER = `SELECT *, 2024 AS school_year FROM (VALUES ('ADA', 12), ('LUIS', 11)) AS row(student_id, grade_level)`;

/** What is said of scores of a student: test and date, as the ledger has it. */
async function saidOf(student: string, ...scores: readonly (readonly [test: string, date: string])[]) {
  const lake = await openLake([folder]);
  const { files, add: addRows } = rowFiles(lake, folder, ['s1']);
  const add = (type: UploadFileType, rows: string) => addRows(type, `SELECT 's1' AS school_id, * FROM (${rows})`);
  await add('STUDENT_ROSTER', ROSTER);
  const values = scores.map(([test, date]) => `('${test}', '${date}')`).join(', ');
  await add(
    'STUDENT_TEST_SCORES',
    `SELECT '${student}' AS student_id, test_type, test_type AS exam, administration, 3 AS numeric_score, 500 AS sat_ebrw, 500 AS sat_math
    FROM (VALUES ${values}) AS row(test_type, administration)`,
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  const { groups } = await findCrossFile(lake, files);
  const [counted] = await lake.rows<{ ap_exams: number; sat: number | null }>(
    'counted',
    `SELECT ap_exams, sat FROM student WHERE student_id = '${student}'`,
  );
  lake.close();
  const said = groups.filter(({ code }) => code.startsWith('score.')).map(({ code, count }) => [code, count]);
  return { said, ...counted };
}

it('names scores after graduation, which count', async () => {
  const late = await saidOf('ADA', ['SAT', '2024-07-01'], ['SAT', '2025-10-07'], ['AP', '2025']);
  expect(late).toEqual({ said: [['score.after-graduation', 3]], sat: 1000, ap_exams: 1 });
});

it('names scores before grade 9, which count', async () => {
  const early = await saidOf('ADA', ['SAT', '2019-01-07'], ['SAT', '2020-06-30'], ['AP', '2020']);
  expect(early).toEqual({ said: [['score.before-grade-9', 3]], sat: 1000, ap_exams: 1 });
});

it('has nothing to say of the four years, of what the file says itself, and of students outside of the cohort', async () => {
  const good = await saidOf('ADA', ['SAT', '2020-07-01'], ['SAT', '2024-06-30'], ['AP', '2021'], ['AP', '2024']);
  expect(good.said).toEqual([]);
  expect((await saidOf('ADA', ['SAT', '2018-12-01'])).said).toEqual([]);
  expect((await saidOf('LUIS', ['SAT', '2025-03-01'])).said).toEqual([]);
});
