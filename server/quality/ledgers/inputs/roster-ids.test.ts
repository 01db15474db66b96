/** Rosters of several years or schools that do not write IDs alike: who is one student, and whose IDs are no one's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from '../../findings/cross-file.ts';
import { rowFiles } from '../../fixtures/row-files.ts';
import { buildLedgers } from '../build.ts';
import { withLacks } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'roster-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOL = 's1';

/** ID, state ID, last name, first name, date of birth. */
type Person = [id: string, state: string, last: string, first: string, born: string];
const ADA: Person = ['004107', '8100000107', 'Okafor', 'Ada', '2006-03-01'];
const LUIS: Person = ['104113', '8100000113', 'Delgado', 'Luis', '2006-04-02'];
const MINH: Person = ['104126', '8100000126', 'Nguyen', 'Minh', '2006-05-03'];
const as = (person: Person, id: string): Person => [id, ...(person.slice(1) as [string, string, string, string])];

const COLUMNS = ['student_id', 'state_student_id', 'last_name', 'first_name', 'birth_date'];
/** The rows of a roster of one school year, with all columns of a person or with some. */
const roster = (year: number, people: readonly Person[], columns = COLUMNS): string =>
  people
    .map((person) => {
      const values = COLUMNS.map((column, at) => (columns.includes(column) ? `nullif('${person[at]}', '')` : 'NULL'));
      return `SELECT ${year} AS school_year, ${year - 2012} AS grade_level, ${values.map((value, at) => `${value}::${at === 4 ? 'DATE' : 'VARCHAR'} AS ${COLUMNS[at]}`).join(', ')}`;
    })
    .join(' UNION ALL ');
const earlier = (people: readonly Person[], columns?: string[]) =>
  [2021, 2022, 2023].map((year) => roster(year, people, columns));

/** The students of all rosters with the years they have, and what is said of each file by its position. */
async function studentsOf(rosters: readonly string[], transcript?: string) {
  const lake = await openLake([folder]);
  const { files, add: addRows } = rowFiles(lake, folder, [SCHOOL]);
  const add = (type: UploadFileType, rows: string) =>
    addRows(type, `SELECT '${SCHOOL}' AS school_id, * FROM (${rows})`);
  for (const rows of rosters) await add('STUDENT_ROSTER', rows);
  if (transcript) await add('TRANSCRIPT', transcript);
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] }, await withLacks(lake, files));
  const students = await lake.rows<{ id: string; years: number }>(
    'students',
    'SELECT CAST(student_id AS VARCHAR) AS id, bit_count(years)::INTEGER AS years FROM enrolled ORDER BY id',
  );
  const { groups } = await findCrossFile(lake, files);
  const taken = await lake.rows<{ id: string }>(
    'rows',
    'SELECT DISTINCT CAST(student AS VARCHAR) AS id FROM transcript_row',
  );
  lake.close();
  return {
    students: Object.fromEntries(students.map(({ id, years }) => [id, years])),
    said: groups.map(({ upload_id, code, count }) => [
      files.findIndex(({ fileId }) => fileId === upload_id),
      code,
      count,
    ]),
    taken: taken.map(({ id }) => id),
  };
}

describe('a student whose ID another roster writes otherwise', () => {
  it.each([
    ['all columns', COLUMNS],
    ['ids alone', ['student_id']],
  ])('is one where a spreadsheet program took the zeros away, in rosters with %s', async (_, columns) => {
    const rosters = [...earlier([ADA, LUIS], columns), roster(2024, [as(ADA, '4107'), LUIS], columns)];
    expect(await studentsOf(rosters)).toMatchObject({
      students: { '004107': 4, '104113': 4 },
      said: [[3, 'student.id-elsewhere', 1]],
    });
  });

  it('is found by both ways to write it', async () => {
    const transcript = `SELECT '4107' AS student_id, 2024 AS school_year, '0101' AS course_code`;
    const { taken } = await studentsOf([...earlier([ADA]), roster(2024, [as(ADA, '4107')])], transcript);
    expect(taken).toEqual(['004107']);
  });

  it('is one where a school has the state’s ID alone', async () => {
    const later = roster(
      2024,
      [as(ADA, ADA[1]), as(LUIS, LUIS[1])],
      COLUMNS.filter((column) => column !== 'state_student_id'),
    );
    expect(await studentsOf([...earlier([ADA, LUIS]), later])).toMatchObject({
      students: { '004107': 4, '104113': 4 },
    });
  });

  it('is one where the ID changed, and the state’s, the name and the date of birth did not', async () => {
    expect(await studentsOf([...earlier([ADA, LUIS]), roster(2024, [as(ADA, '904107'), LUIS])])).toMatchObject({
      students: { '904107': 4, '104113': 4 },
    });
  });

  it.each([
    ['has another date of birth', ['4107', '', 'Okafor', 'Ada', '2007-03-01'] as Person],
    ['has another id of the state', ['4107', '8100000999', 'Okafor', 'Ada', '2006-03-01'] as Person],
  ])('is another one who %s', async (_, other) => {
    expect(await studentsOf([...earlier([ADA, LUIS]), roster(2024, [other, LUIS])])).toEqual({
      students: { '004107': 3, '4107': 1, '104113': 4 },
      said: [],
      taken: [],
    });
  });

  it('is another one where one roster has both', async () => {
    const both = [ADA, as(MINH, '4107')];
    expect(await studentsOf([...earlier(both), roster(2024, [as(MINH, '4107')])])).toMatchObject({
      students: { '004107': 3, '4107': 4 },
      said: [],
    });
  });
});

describe('a roster of several years that has an ID with and without its zeros', () => {
  /** One file: the first and the last year with zeros, the years between without. */
  const mixed = (short: Person, columns?: string[]) =>
    [
      roster(2021, [ADA, LUIS], columns),
      roster(2022, [short, LUIS], columns),
      roster(2023, [short, LUIS], columns),
      roster(2024, [ADA, LUIS], columns),
    ].join(' UNION ALL ');

  it.each([
    ['all columns', COLUMNS],
    ['names', ['student_id', 'last_name', 'first_name']],
    ['dates of birth', ['student_id', 'birth_date']],
  ])('has one student where %s are the same, and says so', async (_, columns) => {
    const transcript = `SELECT '4107' AS student_id, 2024 AS school_year, '0101' AS course_code`;
    expect(await studentsOf([mixed(as(ADA, '4107'), columns)], transcript)).toMatchObject({
      students: { '004107': 4, '104113': 4 },
      said: [
        [0, 'student.id-elsewhere', 2],
        [1, 'student.matched-on', 1],
      ],
      taken: ['004107'],
    });
  });

  it('has one student beside another roster, too', async () => {
    expect(await studentsOf([mixed(as(ADA, '4107')), roster(2024, [MINH])])).toMatchObject({
      students: { '004107': 4, '104113': 4, '104126': 1 },
    });
  });

  it.each([
    ['the names are others', as(MINH, '4107'), COLUMNS],
    ['the date of birth is another one', ['4107', '', 'Okafor', 'Ada', '2007-03-01'] as Person, COLUMNS],
    ['nothing but the id is known', as(ADA, '4107'), ['student_id']],
  ])('has two where %s', async (_, short, columns) => {
    expect(await studentsOf([mixed(short, columns)])).toMatchObject({
      students: { '004107': 2, '4107': 2, '104113': 4 },
      said: [],
    });
  });

  it('has two where a year has both', async () => {
    const both = [mixed(as(ADA, '4107')), roster(2024, [as(ADA, '4107')])].join(' UNION ALL ');
    expect(await studentsOf([both])).toMatchObject({ students: { '004107': 2, '4107': 3 }, said: [] });
  });
});

describe('a roster that writes letters before its IDs', () => {
  const lettered = (person: Person) => as(person, `S${person[0]}`);
  const people = [LUIS, MINH];
  const without = (...left: readonly string[]) => COLUMNS.filter((column) => !left.includes(column));
  const STATELESS = without('state_student_id');
  const TWO = { '104113': 3, '104126': 3, S104113: 1, S104126: 1 };

  it.each([
    ['names and dates of birth', STATELESS],
    ['names', without('state_student_id', 'birth_date')],
    ['dates of birth', ['student_id', 'birth_date']],
  ])('has the students of the others where %s are the same', async (_, columns) => {
    const rosters = [...earlier(people, columns), roster(2024, people.map(lettered), columns)];
    expect(await studentsOf(rosters)).toMatchObject({
      students: { '104113': 4, '104126': 4 },
      said: [[3, 'student.id-elsewhere', 2]],
    });
  });

  it('has other students for all that is known, and says so, where IDs are alone', async () => {
    const rosters = [...earlier(people, ['student_id']), roster(2024, people.map(lettered), ['student_id'])];
    expect(await studentsOf(rosters)).toEqual({ students: TWO, said: [[3, 'student.id-with-letters', 2]], taken: [] });
  });

  it('has other students where names and dates of birth are others', async () => {
    const others: Person[] = [
      ['S104113', '', 'Kim', 'Soo', '2006-06-04'],
      ['S104126', '', 'Haddad', 'Omar', '2006-07-05'],
    ];
    expect(await studentsOf([...earlier(people, STATELESS), roster(2024, others, STATELESS)])).toMatchObject({
      students: TWO,
      said: [],
    });
  });

  it('is not one whose other IDs have none', async () => {
    const some = [lettered(LUIS), MINH];
    const names = without('state_student_id', 'birth_date');
    expect(await studentsOf([...earlier(people, names), roster(2024, some, names)])).toMatchObject({
      students: { '104113': 3, '104126': 4, S104113: 1 },
      said: [],
    });
  });
});

describe('an ID of two people', () => {
  it('is no one’s, and said to be', async () => {
    const here = earlier([ADA, as(LUIS, '1001')]);
    const there = earlier([as(MINH, '1001')]);
    const { students, said } = await studentsOf([...here, ...there]);
    expect(students).toEqual({ '004107': 3 });
    expect(said).toEqual([0, 1, 2, 3, 4, 5].map((file) => [file, 'student.id-of-two', 1]));
  });

  it.each([
    ['whose last name changed', ['104113', '', 'Stone', 'Luis', '2006-04-02'] as Person],
    ['whose date of birth was corrected', ['104113', '', 'Delgado', 'Luis', '2006-04-20'] as Person],
    ['whose names were written the other way round', ['104113', '', 'Luis', 'Delgado', '2006-04-02'] as Person],
    ['whom the state knows by one id', ['104113', '8100000113', 'Stone', 'Lou', '2006-04-20'] as Person],
  ])('is not that of one %s', async (_, later) => {
    expect(await studentsOf([...earlier([LUIS]), roster(2024, [later])])).toMatchObject({ students: { '104113': 4 } });
  });
});
