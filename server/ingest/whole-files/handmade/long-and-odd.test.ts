import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import type { SpokenResult } from '../../in-words.ts';
import { CONTEXT, check, fixture, temporaryFolder } from '../../test-run.ts';

const SCHOOL = { id: '', name: '', local_id: null, state_id: null, nces_id: null, ceeb_code: null };
const contextFor = (...testTypes: string[]) => ({ ...CONTEXT, chosen: { ...CONTEXT.chosen, testTypes } });
const sample = (file: string, type: UploadFileType, ...tests: string[]) =>
  check(fixture(`samples/recognition/${file}`), type, contextFor(...tests));

function read(
  lines: readonly string[],
  type: UploadFileType,
  ...asked: (string | IngestContext)[]
): Promise<SpokenResult> {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const [context] = asked.filter((one) => typeof one !== 'string');
  const tests = asked.filter((one) => typeof one === 'string');
  return check(path, type, context ?? contextFor(...tests));
}

const said = ({ resultsSummary, statistics }: SpokenResult) =>
  [...resultsSummary.map(({ description }) => description), ...statistics].join('\n');

describe('IDs of the state where a file has no other', () => {
  it.each([
    ['sat_short.csv', 1],
    ['sat_short_new.csv', 3],
  ])('reads %s by them', async (file, rows) => {
    const result = await sample(file, 'STUDENT_TEST_SCORES', 'SAT');
    expect(result).toMatchObject({ missingColumns: [], rowsKept: rows, counts: { error: 0 } });
    expect(result.columns.student_id?.header).toBe('STATE_STUDENT_ID');
  });

  it('reads a roster by them and says so', async () => {
    const result = await read(
      ['Student State ID,Grade Level,School,School Year', '1234567890,11,Lincoln High,2022-23'],
      'STUDENT_ROSTER',
    );
    expect(result).toMatchObject({ missingColumns: [], rowsKept: 1 });
    expect(said(result)).toContain("'Student State ID' was read as Student ID (local)");
  });

  it.each(['eocep.csv'])('reads %s by them, whose local ids are all zeros', async (file) => {
    const schools = ['A', 'B', 'C', 'D'].map((letter) => ({ ...SCHOOL, id: letter, name: `School ${letter}` }));
    const context = { ...CONTEXT, schools, chosen: { ...CONTEXT.chosen, schoolIds: ['A', 'B', 'C', 'D'] } };
    const result = await check(fixture(`samples/recognition/${file}`), 'STUDENT_ROSTER', context);
    expect(result).toMatchObject({ rowsRead: 5, rowsKept: 5 });
    expect(result.columns.student_id?.header).toBe('StateID');
    expect(said(result)).toContain("'PermID' was not read as Student ID (local)");
    expect(said(result)).toContain('Distinct students: 5');
  });

  it('leaves them the IDs of the state beside a local one', async () => {
    const result = await read(
      ['Student ID,State Student ID,Grade Level,School', '0012345,1234567890,12,Lincoln High'],
      'STUDENT_ROSTER',
    );
    expect(result.columns).toMatchObject({
      student_id: { header: 'Student ID' },
      state_student_id: { header: 'State Student ID' },
    });
  });
});

describe('AP scores by exam code', () => {
  it('are read with the school year alone; the second sitting of one exam in a year is said', async () => {
    const result = await sample('ap_processed_long.csv', 'STUDENT_TEST_SCORES', 'AP');
    expect(result).toMatchObject({ missingColumns: [], rowsRead: 13, rowsKept: 12, counts: { error: 0 } });
    expect(result.columns.test_date?.header).toBe('SchoolYear');
  });

  it('are read where the year is a span', async () => {
    const result = await read(
      ['Student ID,Exam Code,AP Score,School Year', '0012345,07,4,2023-2024'],
      'STUDENT_TEST_SCORES',
      'AP',
    );
    expect(result).toMatchObject({ missingColumns: [], rowsKept: 1, counts: { error: 0 } });
  });
});

describe('what the audit does not use', () => {
  it('the test of a state is refused, also where no one chose a test; its races are read in Demographics', async () => {
    for (const chosen of [[], ['ACT'], ['IB']]) {
      const result = await sample('eocep.csv', 'STUDENT_TEST_SCORES', ...chosen);
      expect(result.rowsKept).toBe(0);
      expect(said(result)).toContain('No SAT, ACT, AP or IB scores were found');
    }
    const lines = ['Student ID,Test Date,Subject,Scale Score', '0012345,2023-04-12,Biology,512'];
    expect(await read(lines, 'STUDENT_TEST_SCORES')).toMatchObject({ rowsRead: 1, rowsKept: 0 });
    const { columns } = await sample('eocep.csv', 'STUDENT_DEMOGRAPHICS');
    expect(columns.race_black?.header).toBe('RaceB');
    expect(columns.race_white?.header).toBe('RaceW');
  });

  it('writing tests among sections are left out with one line', async () => {
    const result = await read(
      [
        'Student ID,Test,Test Date,Subtest,Score',
        '0012345,ACT,2023-10-28,Composite,24',
        '0012345,ACT,2023-10-28,Writing,8',
        '0012345,ACT,2023-10-28,ELA,22',
      ],
      'STUDENT_TEST_SCORES',
      'ACT',
    );
    expect(result).toMatchObject({ rowsKept: 1, counts: { error: 0 } });
    expect(said(result)).toContain('Left out: 2 rows of percentiles, subscores, benchmarks and writing tests');
  });

  it('a state export of the SAT has its date under a long name', async () => {
    const result = await read(
      [
        'STUDENT ID,STATE SPONSORED ASSESSMENT DATE,TOTAL SCORE,EVIDENCE BASED READING AND WRITING SECTION SCORE,MATH SECTION SCORE',
        '0012345,2023-04-12,1100,560,540',
      ],
      'STUDENT_TEST_SCORES',
      'SAT',
    );
    expect(result).toMatchObject({ missingColumns: [], rowsKept: 1, counts: { error: 0 } });
  });
});

describe('OneRoster', () => {
  it.each(['lms_or1.0_users.csv'])('%s, which has no roles.csv, is not sent there', async (file) => {
    const result = await sample(file, 'STUDENT_ROSTER');
    expect(said(result)).toContain("no column 'grades'");
    expect(said(result)).not.toContain('roles.csv');
  });

  const PEOPLE = [
    'sourcedId,status,enabledUser,givenName,familyName,grades,primaryOrgSourcedId',
    's1,active,true,Ana,Ruiz,11,Lincoln High',
    't1,active,true,Tom,Reed,"09,10,11",Lincoln High',
    't2,active,true,Eva,Lind,,Lincoln High',
    'x1,active,true,Kim,Lee,"09,10",Lincoln High',
  ];

  it('asks who is a student in users.csv of version 1.2, and counts no one in silence until it is answered', async () => {
    const result = await read(PEOPLE, 'STUDENT_ROSTER');
    expect(result).toMatchObject({
      rowsRead: 4,
      rowsKept: 0,
      leftOut: [{ reason: 'role', rows: 4 }],
    });
    const found = result.groups.map(({ code, count, firstRows }) => [code, count, firstRows]);
    expect(found).toContainEqual(['role.unknown', 4, [2, 3, 4, 5]]);
    expect(found).toContainEqual(['file.roles-unknown', 1, []]);
    // Lincoln High has rows, which wait; the two other schools that were selected have none.
    expect(result.groups.find(({ code }) => code === 'file.school-without-rows')?.count).toBe(2);
    expect(said(result)).toContain('Left out: 4 rows of people who are not students, or may not be');
    expect(result.mapping?.values.map(({ column, text, rows }) => [column, text, rows])).toEqual(
      expect.arrayContaining([
        ['role', 'No role, several grade levels', 2],
        ['role', 'No role, no grade level', 1],
        ['role', 'No role, one grade level', 1],
      ]),
    );
  });

  it('counts them by the answer', async () => {
    const answer = (text: string, value: string) => ({
      ...{ column: 'role', key: valueKey(text), text, value, by: 'Jo Park', at: '2026-01-01' },
    });
    const values = [
      answer('No role, one grade level', 'student'),
      answer('No role, several grade levels', 'student'),
      answer('No role, no grade level', 'other'),
    ];
    const result = await read(PEOPLE, 'STUDENT_ROSTER', { ...CONTEXT, confirmed: { columns: [], values } });
    expect(result).toMatchObject({ rowsKept: 3, leftOut: [{ reason: 'role', rows: 1 }], mapping: { values: [] } });
    expect(result.groups.flatMap(({ code }) => (code.includes('role') ? [code] : []))).toEqual(['role.other']);
  });

  it('leaves people without a role in a list of roles, and staff in any list, out until it is answered', async () => {
    const inside = await read(
      [
        'sourcedId,givenName,familyName,role,grades,orgSourcedIds',
        'a,Ana,Ruiz,student,11,Lincoln High',
        'b,Bo,Li,,11,Lincoln High',
      ],
      'STUDENT_ROSTER',
    );
    expect(inside).toMatchObject({ rowsKept: 1, leftOut: [{ reason: 'role', rows: 1 }] });
    expect(inside.groups.map(({ code }) => code)).toContain('role.unknown');
    const plain = await read(
      [
        'Student ID,Role,Grade Level,School',
        '1,Student,11,Lincoln High',
        '2,Math Teacher,11,Lincoln High',
        '3,,11,Lincoln High',
      ],
      'STUDENT_ROSTER',
    );
    expect(plain).toMatchObject({ rowsKept: 2, leftOut: [{ reason: 'role', rows: 1 }] });
  });

  it.each(['lms_or1.0_courses.csv', 'lms_or1.1_courses.csv'])('%s is of the span in its session', async (file) => {
    const { statistics } = await sample(file, 'COURSE_CATALOG');
    expect(statistics).toContain('School years found: 2020-2021');
  });

  it('a span in a longer text is the year in any file', async () => {
    const { statistics } = await read(
      ['Student ID,Grade Level,School,School Year', '0012345,11,Lincoln High,255901001_2021_2020-2021_SchoolYear'],
      'STUDENT_ROSTER',
    );
    expect(statistics).toContain('School years found: 2020-2021');
  });
});
