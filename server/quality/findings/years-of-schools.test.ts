/** Years of which a school alone has no rows, or of which all its students have new IDs: proven by its own students. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { rowFiles } from '../fixtures/row-files.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { withLacks } from '../ledgers/inputs/inputs.ts';
import { findCrossFile } from './cross-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'years-of-schools-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOLS = [
  { id: 'old', name: 'Old' },
  { id: 'new', name: 'New' },
];
/** 30 students at each school, in grade 9 in 2021, with an ID of their own. */
const STUDENTS = `SELECT school_id, school_id || nth AS student_id, school_year, school_year - 2012 AS grade_level
  FROM (VALUES ('old'), ('new')) AS school(school_id), range(100, 130) AS student(nth), range(2021, 2025) AS year(school_year)`;
const rostersOf = (where = 'true', what = '*') => `SELECT ${what} FROM (${STUDENTS}) WHERE ${where}`;
const marksOf = (where = 'true') =>
  `SELECT school_id, student_id, school_year, 'S1' AS term, 'ALG' AS course_code, 0.5 AS credits_earned
    FROM (${STUDENTS}) WHERE ${where}`;

/** What is said of rosters and transcripts: code, school and year. */
async function saidOf(rosters: readonly string[], transcripts: readonly string[] = []) {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(
    lake,
    folder,
    SCHOOLS.map(({ id }) => id),
  );
  for (const rows of rosters) await add('STUDENT_ROSTER', rows);
  for (const rows of transcripts) await add('TRANSCRIPT', rows);
  await buildLedgers(lake, { yearEnding: 2024, schools: SCHOOLS }, await withLacks(lake, files));
  const { issues } = await findCrossFile(lake, files);
  lake.close();
  return issues
    .filter(({ code }) => code.startsWith('year.'))
    .map(({ upload_id, code, school_id, value }) => {
      const { type } = files.find(({ fileId }) => fileId === upload_id) ?? {};
      return `${type}: ${code} ${school_id} ${value}`;
    });
}

const NOT_2022 = "school_id <> 'new' OR school_year <> 2022";
const NOT_FIRST = "school_id <> 'new' OR school_year > 2021";
const LATE = "school_id <> 'new' OR school_year > 2022";

it('names a year between others that one school lacks on the roster', async () => {
  const said = ['STUDENT_ROSTER: year.without-rows new 2021-2022'];
  expect(await saidOf([rostersOf(NOT_2022)])).toEqual(said);
  // A file for each school, or for each year, says the same.
  expect(
    await saidOf([rostersOf("school_id = 'old'"), rostersOf(`school_id = 'new' AND school_year <> 2022`)]),
  ).toEqual(said);
});

it('names a first or last year of a roster that transcripts show', async () => {
  expect(await saidOf([rostersOf(NOT_FIRST)], [marksOf()])).toEqual([
    'STUDENT_ROSTER: year.without-rows new 2020-2021',
  ]);
  expect(await saidOf([rostersOf("school_id <> 'new' OR school_year < 2024")], [marksOf()])).toEqual([
    'STUDENT_ROSTER: year.without-rows new 2023-2024',
  ]);
});

it('names a year that the transcript of one school lacks and its roster has', async () => {
  expect(await saidOf([rostersOf()], [marksOf(NOT_2022)])).toEqual(['TRANSCRIPT: year.without-rows new 2021-2022']);
  expect(
    await saidOf([rostersOf()], [marksOf("school_id = 'old'"), marksOf(`school_id = 'new' AND school_year < 2024`)]),
  ).toEqual(['TRANSCRIPT: year.without-rows new 2023-2024']);
});

it.each<[string, string[], string[]?]>([
  ['complete files', [rostersOf()], [marksOf()]],
  ['a school that opened', [rostersOf(LATE)], [marksOf(LATE)]],
  [
    'a school that closed',
    [rostersOf("school_id <> 'new' OR school_year < 2023")],
    [marksOf("school_id <> 'new' OR school_year < 2023")],
  ],
  [
    'a school that opened with students of another, whose marks are all under its name',
    [rostersOf('true', "* REPLACE (CASE WHEN school_year = 2021 THEN 'old' ELSE school_id END AS school_id)")],
    [marksOf()],
  ],
  ['a year that no school has yet', [rostersOf('school_year <> 2022')], [marksOf('school_year < 2023')]],
  ['a roster of today at one school', [rostersOf("school_id <> 'new' OR school_year = 2024")], [marksOf()]],
  ['a school without a transcript', [rostersOf()], [marksOf("school_id = 'old'")]],
  ['few students', [rostersOf(`(${NOT_2022}) AND (school_id = 'old' OR student_id < 'new109')`)]],
])('has nothing to say of %s', async (_, rosters, transcripts) => {
  expect(await saidOf(rosters, transcripts)).toEqual([]);
});

const OTHER_ID =
  "* REPLACE (CASE WHEN school_id = 'new' AND school_year > 2022 THEN '9' || student_id ELSE student_id END AS student_id)";
const NEW_IDS = OTHER_ID.replace("'9' ||", "'9' || hash(student_id) ||");

it('names the year from which on a school has other IDs', async () => {
  expect(await saidOf([rostersOf('true', NEW_IDS)])).toEqual(['STUDENT_ROSTER: year.new-ids new 2022-2023']);
  expect(await saidOf([rostersOf('school_year < 2023'), rostersOf('school_year > 2022', NEW_IDS)])).toEqual([
    'STUDENT_ROSTER: year.new-ids new 2022-2023',
  ]);
});

it.each<[string, string[]]>([
  [
    'one of ten who kept the ID',
    [rostersOf('true', NEW_IDS.replace("school_id = 'new'", "student_id BETWEEN 'new103' AND 'new130'"))],
  ],
  ['few students', [rostersOf("student_id < 'new115'", NEW_IDS)]],
  [
    'lists of seniors',
    [`SELECT school_id, student_id || school_year AS student_id, school_year, 12 AS grade_level FROM (${STUDENTS})`],
  ],
])('has nothing to say of IDs of %s', async (_, rosters) => {
  expect(await saidOf(rosters)).toEqual([]);
});
