import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { runHere } from '#server/ingest/test-run.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { findCrossFile } from './cross-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'swapped-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const school = {
  id: '5d6f0f1e-7c1c-4c53-9d3e-2f1a7c1f8a10',
  name: 'Lakeview High School',
  local_id: null,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
};

/** ID, last name, first name. */
type Person = [id: string, last: string, first: string];
const PEOPLE: Person[] = [
  ['1001', 'Nguyen', 'Linh'],
  ['1002', "O'Brien", 'Mary Ann'],
  ['1003', 'Garcia Lopez', 'José'],
  ['1004', 'Thomas', 'James'],
  ['1005', 'Kim', 'Min-jun'],
];
const turned = (people: Person[]): Person[] => people.map(([id, last, first]) => [id, first, last]);

const ROSTER = 'Student ID,Last Name,First Name,Birth Date,Grade Level,School Year';
const roster = (people: Person[], year = '2023-24') =>
  [ROSTER, ...people.map(([id, last, first]) => `${id},${last},${first},2006-03-${id.slice(2)},12,${year}`)].join('\n');

const SCORES = 'Student ID,Surname,Given Name,Birth Date,Test Date,AP Exam Code,AP Score';
const scores = (people: Person[], hasIds = true) =>
  [
    SCORES,
    ...people.map(([id, last, first]) => `${hasIds ? id : ''},${last},${first},2006-03-${id.slice(2)},2024-05-01,36,4`),
  ].join('\n');

/**
 * Checks the files as uploads would, and answers what is said of them together: position of the file, code,
 * header, count of students.
 */
async function said(...given: [UploadFileType, string][]) {
  const files = await Promise.all(given.map(([type, text]) => arrive(type, text)));
  const lake = await openLake([folder]);
  await buildLedgers(lake, { yearEnding: 2024, schools: [school] }, files);
  const { groups } = await findCrossFile(lake, files);
  lake.close();
  return groups
    .filter(({ code }) => code !== 'student.matched-on')
    .map(({ upload_id, code, header, params }) => [
      files.findIndex(({ fileId }) => fileId === upload_id),
      code,
      header,
      params.list?.flatMap((one) => (one.is === 'students' ? [`${one.students} of ${one.of} students`] : []))[0],
    ]);
}

async function arrive(type: UploadFileType, text: string) {
  const run = mkdtempSync(join(folder, 'run-'));
  const rawPath = join(run, 'file.csv');
  writeFileSync(rawPath, text);
  const chosen = { schoolIds: [school.id], years: [], demographicTypes: [], testTypes: [] };
  const context = { yearEnding: 2024, schools: [school], chosen };
  const request = { rawPath, fileName: 'file.csv', type, context, folder: run };
  const { parquet, columns } = await runHere(request);
  if (!parquet) throw new Error('nothing was kept');
  return { fileId: run, run: 1, type, fileName: 'file.csv', schoolIds: new Set([school.id]), path: parquet, columns };
}

it('warns once of a score file whose first and last names are those of the roster the other way around', async () => {
  expect(await said(['STUDENT_ROSTER', roster(PEOPLE)], ['STUDENT_TEST_SCORES', scores(turned(PEOPLE))])).toEqual([
    [1, 'student.names-swapped', 'Surname', '5 of 5 students'],
  ]);
});

it('finds them without ids, too, instead of telling of each that the student is unknown', async () => {
  const unknown: Person = ['1017', 'Nobody', 'Here'];
  expect(
    await said(
      ['STUDENT_ROSTER', roster(PEOPLE)],
      ['STUDENT_TEST_SCORES', scores([...turned(PEOPLE), unknown], false)],
    ),
  ).toEqual([
    [1, 'student.not-on-roster', 'Student ID', undefined],
    [1, 'student.names-swapped', 'Surname', '5 of 5 students'],
  ]);
});

it('takes the file that the others do not bear out for the swapped one, wherever it is', async () => {
  const good = roster(PEOPLE, '2022-23');
  expect(
    await said(
      ['STUDENT_ROSTER', roster(turned(PEOPLE), '2021-22')],
      ['STUDENT_ROSTER', good],
      ['STUDENT_TEST_SCORES', scores(PEOPLE)],
    ),
  ).toEqual([[0, 'student.names-swapped', 'Last Name', '5 of 5 students']]);
});

it('of two rosters it is the newer one', async () => {
  expect(await said(['STUDENT_ROSTER', roster(PEOPLE)], ['STUDENT_ROSTER', roster(turned(PEOPLE), '2022-23')])).toEqual(
    [[1, 'student.names-swapped', 'Last Name', '5 of 5 students']],
  );
});

it('needs most of the students, reads shortened names as the same, and says nothing of names that differ otherwise', async () => {
  const [first, second, ...rest] = PEOPLE as [Person, Person, ...Person[]];
  const shorter: Person = ['1002', 'OBRIEN', 'MARY'];
  const married: Person = ['1003', 'Smith', 'José'];
  expect(
    await said(['STUDENT_ROSTER', roster(PEOPLE)], ['STUDENT_TEST_SCORES', scores([first, shorter, married])]),
  ).toEqual([]);
  expect(
    await said(
      ['STUDENT_ROSTER', roster(PEOPLE)],
      ['STUDENT_TEST_SCORES', scores([...turned([first, second]), ...rest])],
    ),
  ).toEqual([]);
  expect(
    await said(
      ['STUDENT_ROSTER', roster(PEOPLE)],
      ['STUDENT_TEST_SCORES', scores([first, ...turned([shorter, ...rest])])],
    ),
  ).toEqual([[1, 'student.names-swapped', 'Surname', '4 of 5 students']]);
});

it('says nothing of one file on its own', async () => {
  expect(await said(['STUDENT_ROSTER', roster(turned(PEOPLE))])).toEqual([]);
});
