/** Scores under an ID that is someone else's, which the name and the date of birth beside it show. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { type FileToCheck, findCrossFile } from '../../findings/cross-file.ts';
import { buildLists } from '../../lists/build.ts';
import { buildLedgers } from '../build.ts';
import { withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'other-person-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Person = readonly [id: string, last: string, first: string, born: string | null];
const ADA: Person = ['1001', 'Okafor', 'Ada', '2006-03-01'];
const LUIS: Person = ['1002', 'Delgado', 'Luis', '2006-04-02'];
const rowsOf = (people: readonly Person[]) =>
  `SELECT id AS student_id, last_name, first_name, born::DATE AS birth_date FROM (VALUES ${people
    .map((person) => `(${person.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ')})`)
    .join(', ')}) AS row(id, last_name, first_name, born)`;

/** Whose an AP score of someone is, what is said of it, and whom it may be of. */
async function scoreOf(somebody: Person) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: FileToCheck[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(run, `${files.length}.parquet`);
    await lake.run('rows', `COPY (SELECT 2 AS row_number, 's1' AS school_id, * FROM (${rows})) TO '${path}'`);
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set(['s1']), path, columns: {} });
  };
  await add('STUDENT_ROSTER', `SELECT *, 2024 AS school_year, 12 AS grade_level FROM (${rowsOf([ADA, LUIS])})`);
  await add(
    'STUDENT_TEST_SCORES',
    `SELECT *, 'AP' AS test_type, 'AP 36' AS exam, '2024' AS administration, 4 AS numeric_score FROM (${rowsOf([somebody])})`,
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  await buildLists(lake);
  const { groups } = await findCrossFile(lake, files);
  const [score] = await lake.rows<{ student: string | null }>('score', 'SELECT student FROM score');
  const likely = await lake.rows<{ value: string }>(
    'likely',
    'SELECT unnest(candidates).value AS value FROM unmatched',
  );
  lake.close();
  return {
    student: score?.student ?? null,
    said: groups.map(({ code }) => code).filter((code) => code !== 'student.matched-on'),
    likely: likely.map(({ value }) => value),
  };
}

it('is no one’s, is said to be, and may be that of whom the row names', async () => {
  const row: Person = [ADA[0], LUIS[1], LUIS[2], LUIS[3]];
  expect(await scoreOf(row)).toEqual({ student: null, said: ['student.other-person'], likely: ['1002'] });
});

it.each<[string, Person]>([
  ['has that name and date of birth', ADA],
  ['has another date of birth', ['1001', 'Okafor', 'Ada', '2006-01-03']],
  ['has another last name', ['1001', 'Stone', 'Ada Grace', '2006-03-02']],
  ['has another name, and no date of birth', ['1001', 'Stone', 'Lou', null]],
  ['has the names the other way round', ['1001', 'Ada', 'Okafor', '2006-01-03']],
  ['has other names and that date of birth', ['1001', 'Stone', 'Lou', '2006-03-01']],
])('is that of the student where the row %s', async (_, row) => {
  expect(await scoreOf(row)).toMatchObject({ student: '1001', said: [] });
});
