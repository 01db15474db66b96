/** Two demographics files that say something else of a student and year: the newer one counts, with a warning. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { rowFiles } from '../fixtures/row-files.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { withLacks } from '../ledgers/inputs/inputs.ts';
import { findCrossFile } from './cross-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'newer-demographics-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether Ada counts as an English learner, and the files by their order of which it is said, with rows. */
async function saidOf(...demographics: readonly string[]) {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder, ['s1']);
  await add(
    'STUDENT_ROSTER',
    `SELECT 's1' AS school_id, unnest(['ADA', 'LUIS']) AS student_id, 12 AS grade_level, 2024 AS school_year`,
  );
  for (const values of demographics)
    await add('STUDENT_DEMOGRAPHICS', `SELECT 's1' AS school_id, unnest(['LUIS', 'ADA']) AS student_id, ${values}`);
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  const { groups } = await findCrossFile(lake, files);
  const [student] = await lake.rows<{ english_learner: boolean }>(
    'counted',
    `SELECT english_learner FROM student WHERE student_id = 'ADA'`,
  );
  lake.close();
  const said = groups.filter(({ code }) => code === 'demographics.newer-file');
  return {
    isLearner: student?.english_learner,
    said: said.map(({ upload_id, first_rows }) => [files.findIndex(({ fileId }) => fileId === upload_id), first_rows]),
  };
}

const YES = 'unnest([false, true]) AS english_learner';
const NO = 'false AS english_learner';

it('names the rows of the older file', async () => {
  expect(await saidOf(YES, NO)).toEqual({ isLearner: false, said: [[1, [3]]] });
  expect(await saidOf(NO, YES)).toEqual({ isLearner: true, said: [[1, [3]]] });
  expect((await saidOf(`${YES}, 'latinx' AS race_value`, `${YES}, 'white' AS race_value`)).said).toEqual([[1, [2, 3]]]);
});

it('has nothing to say of the same values, of other years, and of what one file alone has', async () => {
  expect(await saidOf(YES, YES)).toEqual({ isLearner: true, said: [] });
  expect(await saidOf(`${YES}, 2023 AS school_year`, `${NO}, 2024 AS school_year`)).toEqual({
    isLearner: false,
    said: [],
  });
  expect((await saidOf(`${YES}, NULL AS race_value`, `'white' AS race_value`)).said).toEqual([]);
});
