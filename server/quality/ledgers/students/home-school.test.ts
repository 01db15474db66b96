/** Movers whom a roster without entry dates has at two schools: which one is the home. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from '../../findings/cross-file.ts';
import { rowFiles } from '../../fixtures/row-files.ts';
import { buildLedgers } from '../build.ts';
import { withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'home-school-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** School, exit date, reason, entry date, primary. */
type Stay = [school: string, exit?: string, kind?: string, entry?: string, primary?: string];

/** Where a senior with these rows is at home, whether withdrawn, and of which rows something is said. */
async function homeOf(...rosters: Stay[][]) {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder, ['a', 'b']);
  for (const stays of rosters)
    await add(
      'STUDENT_ROSTER',
      // A newer list of other students corrects none of the older one.
      `SELECT unnest(['4107', school_id || '${files.length}']) AS student_id, 2024 AS school_year, 12 AS grade_level, school_id, nullif(exit, '')::DATE AS exit_date,
        nullif(kind, '') AS exit_kind, nullif(entry, '')::DATE AS entry_date, nullif(primary_one, '')::BOOLEAN AS primary_school
      FROM (VALUES ${stays
        .map(
          ([school, exit = '', kind = '', entry = '', primary = '']) =>
            `('${school}', '${exit}', '${kind}', '${entry}', '${primary}')`,
        )
        .join(', ')}) AS row(school_id, exit, kind, entry, primary_one)`,
    );
  const audit = { yearEnding: 2024, schools: ['a', 'b'].map((id) => ({ id, name: id })) };
  await buildLedgers(lake, audit, await withLacks(lake, files));
  const [student] = await lake.rows<{ home: string; is_withdrawn: boolean }>(
    'home',
    "SELECT home::VARCHAR AS home, is_withdrawn FROM enrolled WHERE student_id = '4107'",
  );
  const { issues } = await findCrossFile(lake, files);
  lake.close();
  return {
    ...student,
    said: issues.flatMap(({ code, row_number }) => (code === 'student.two-homes' ? [row_number] : [])),
  };
}

const LEFT: Stay = ['a', '2024-01-10', 'transferred out'];
const STAYS: Stay = ['b', '2024-06-07'];

it('is the school that the student did not leave, in any order of rows and files', async () => {
  const home = { home: 'b', is_withdrawn: false, said: [] };
  expect(await homeOf([LEFT, STAYS])).toEqual(home);
  expect(await homeOf([STAYS, LEFT])).toEqual(home);
  expect(await homeOf([STAYS], [LEFT])).toEqual(home);
  expect(await homeOf([['b']], [['a', '', 'transferred out']])).toEqual(home);
});

it('is the last one, with a warning, where nothing says which it is', async () => {
  expect(await homeOf([['a'], ['b']])).toEqual({ home: 'b', is_withdrawn: false, said: [2] });
  expect(await homeOf([['b'], ['a']])).toEqual({ home: 'a', is_withdrawn: false, said: [2] });
});

it('is the one that was entered later or is marked as primary, even where the student left it', async () => {
  const home = { home: 'a', is_withdrawn: true, said: [] };
  expect(
    await homeOf([
      ['a', '2024-01-10', 'dropped', '2023-09-01'],
      ['b', '', '', '2023-08-15'],
    ]),
  ).toEqual(home);
  expect(
    await homeOf([
      ['a', '2024-01-10', 'dropped', '', 'true'],
      ['b', '', '', '', 'false'],
    ]),
  ).toEqual(home);
});
