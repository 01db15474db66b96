/** Two IDs with one name and date of birth: who is one student, and who may be. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from '../../findings/cross-file.ts';
import { rowFiles } from '../../fixtures/row-files.ts';
import { buildLedgers } from '../build.ts';
import { withLacks } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'one-person-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** ID, years, last name, first name, date of birth, state ID. */
type Entry = [id: string, years: number[], last?: string, first?: string, born?: string, state?: string];

/** Years of each student of the rosters and codes of findings with their number; whose the row of 9001 is. */
async function studentsOf(...rosters: Entry[][]) {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder, ['s1']);
  for (const entries of rosters)
    await add(
      'STUDENT_ROSTER',
      entries
        .map(
          ([id, years, last = '', first = '', born = '', state = '']) =>
            `SELECT 's1' AS school_id, '${id}' AS student_id, unnest([${years}]) AS school_year, school_year - 2012 AS grade_level,
              nullif('${last}', '') AS last_name, nullif('${first}', '') AS first_name, nullif('${born}', '')::DATE AS birth_date,
              nullif('${state}', '') AS state_student_id`,
        )
        .join(' UNION ALL '),
    );
  await add('TRANSCRIPT', `SELECT 's1' AS school_id, '9001' AS student_id, 2021 AS school_year, '0101' AS course_code`);
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  const students = await lake.rows<{ id: string; years: number }>(
    'students',
    'SELECT student_id::VARCHAR AS id, bit_count(years)::INTEGER AS years FROM enrolled ORDER BY id',
  );
  const taken = await lake.rows<{ id: string }>('rows', 'SELECT student::VARCHAR AS id FROM transcript_row');
  const { groups } = await findCrossFile(lake, files);
  lake.close();
  const said = groups.filter(({ code }) => /elsewhere|maybe-same/.test(code)).map(({ code, count }) => [code, count]);
  return { students: Object.fromEntries(students.map(({ id, years }) => [id, years])), said, taken: taken[0]?.id };
}

const EARLY = [2021, 2022];
const LATE = [2023, 2024];
const ADA = ['Okafor', 'Ada', '2006-03-02'] as const;
const TEMPORARY: Entry = ['9001', EARLY, ...ADA];
const LUIS: Entry = ['4113', [...EARLY, ...LATE], 'Delgado', 'Luis', '2006-04-02'];
const TWO = { students: { 4107: 2, 4113: 4, 9001: 2 }, taken: '9001' };

describe('a student with another ID in later years', () => {
  it.each([
    ['one roster', [[TEMPORARY, ['4107', LATE, ...ADA], LUIS]]],
    ['two', [[TEMPORARY, LUIS], [['4107', LATE, ...ADA]]]],
    ['two, the newer of which is of earlier years', [[['4107', LATE, ...ADA]], [TEMPORARY, LUIS]]],
    ['one that writes the name otherwise', [[['9001', EARLY, 'OKÁFOR', 'ada', ADA[2]], ['4107', LATE, ...ADA], LUIS]]],
  ] as [string, Entry[][]][])('is one student, under the later ID, in %s', async (_, rosters) => {
    const { students, said, taken } = await studentsOf(...rosters);
    expect(students).toEqual({ 4107: 4, 4113: 4 });
    expect(said).toEqual([['student.id-elsewhere', 2]]);
    expect(taken).toBe('4107');
  });

  it('is one beside one ID of the state, and two beside two', async () => {
    const withState = (one: string, other: string) =>
      studentsOf([['9001', EARLY, ...ADA, one], ['4107', LATE, ...ADA, other], LUIS]);
    expect((await withState('81', '81')).students).toEqual({ 4107: 4, 4113: 4 });
    expect(await withState('81', '82')).toEqual({ ...TWO, said: [] });
  });
});

describe('two IDs that may be of one student', () => {
  const UNKNOWN_DAY = ['Okafor', 'Ada', '2006-01-01'] as const;
  it.each([
    ['in one year', [[TEMPORARY, ['4107', [2022, 2023], ...ADA], LUIS]], 4],
    [
      'with a day of birth that nobody knows',
      [[['9001', EARLY, ...UNKNOWN_DAY], ['4107', LATE, ...UNKNOWN_DAY], LUIS]],
      4,
    ],
    [
      'with one ID of the state on two rosters without names',
      [[['9001', EARLY, '', '', '', '81'], LUIS], [['4107', LATE, '', '', '', '81']]],
      2,
    ],
  ] as [string, Entry[][], number][])('are two, and said to be, %s', async (_, rosters, rows) => {
    const { students, said } = await studentsOf(...rosters);
    expect(students).toEqual(TWO.students);
    expect(said.map(([, count]) => count)).toEqual(rosters.map(() => rows));
    expect(new Set(said.map(([code]) => code))).toEqual(new Set(['student.maybe-same']));
  });

  it.each([
    ['a first name differs, as of twins', ['4107', LATE, 'Okafor', 'Ife', ADA[2]], TEMPORARY],
    ['the day of birth differs', ['4107', LATE, 'Okafor', 'Ada', '2006-03-03'], TEMPORARY],
    ['names are letters', ['4107', LATE, 'O', 'A', ADA[2]], ['9001', EARLY, 'O', 'A', ADA[2]]],
  ] as [string, Entry, Entry][])('are two where %s', async (_, later, earlier) => {
    expect(await studentsOf([earlier, later, LUIS])).toEqual({ ...TWO, said: [] });
  });

  it('are two where all have one name, as in lists without names', async () => {
    const others = [3, 4, 5, 6].map((day): Entry => [`500${day}`, [2024], 'Student', 'Any', `2006-05-0${day}`]);
    const { students, said } = await studentsOf([
      ['9001', EARLY, 'Student', 'Any', ADA[2]],
      ['4107', LATE, 'Student', 'Any', ADA[2]],
      ...others,
    ]);
    expect([Object.keys(students).length, said]).toEqual([6, []]);
  });
});
