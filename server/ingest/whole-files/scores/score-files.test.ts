import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, storedRows, temporaryFolder } from '../../test-run.ts';

function scores(testType: string, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const context: IngestContext = {
    yearEnding: 2024,
    schools: [
      { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
    ],
    chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [testType] },
  };
  return check(path, 'STUDENT_TEST_SCORES', context);
}
type Result = Awaited<ReturnType<typeof scores>>;

const headersOf = ({ columns }: Result) =>
  Object.fromEntries(Object.entries(columns).map(([name, { header }]) => [name, header]));
const said = ({ groups }: Result, code: string) =>
  groups.filter((one) => one.code === code).map(({ message }) => message);

describe('scores that the audit does not use, in wide files', () => {
  it('ACT: are named in one note, and make no errors', async () => {
    const result = await scores('ACT', [
      'Student ID,Test Date,English,Math,Reading,Science,Composite,Writing,ELA,STEM,Composite Percentile,Usage Subscore,Writing Domain 1',
      '101,2023-04-04,24,26,22,25,24,8,21,26,71,12,4',
      '102,2023-04-04,18,17,20,19,19,6,17,18,43,9,3',
    ]);
    expect(result).toMatchObject({ rowsKept: 2, counts: { error: 0, warning: 0 } });
    expect(headersOf(result)).toMatchObject({ act_english: 'English', act_math: 'Math', act_composite: 'Composite' });
    expect(said(result, 'file.scores-unused')).toHaveLength(1);
    expect(said(result, 'file.scores-unused')[0]).toContain(
      "'Writing', 'ELA', 'STEM', 'Composite Percentile', 'Usage Subscore', 'Writing Domain 1'",
    );
  });

  it('SAT: cross-test scores, subscores and percentiles beside a total', async () => {
    const result = await scores('SAT', [
      'Student ID,Test Date,EBRW,Math Section Score,Total Score,Reading Test Score,Math Test Score,Analysis in Science,Heart of Algebra,Words in Context,National Percentile,Essay Reading',
      '101,2023-10-07,610,640,1250,31,32,33,11,12,83,6',
    ]);
    expect(result).toMatchObject({ rowsKept: 1, counts: { error: 0, warning: 0 } });
    expect(headersOf(result)).toMatchObject({ sat_ebrw: 'EBRW', sat_math: 'Math Section Score' });
    expect(headersOf(result)).not.toHaveProperty('act_reading');
    expect(said(result, 'file.scores-unused')[0]).toContain("'Analysis in Science'");
  });

  it('is not said of files without them', async () => {
    const result = await scores('SAT', ['Student ID,Test Date,EBRW,SAT Math', '101,2023-10-07,610,640']);
    expect(said(result, 'file.scores-unused')).toEqual([]);
  });
});

describe('scores with a section in each row', () => {
  it.each([
    ['Section,Score Type', ['Scale', 'Raw']],
    ['Section,Result Type', ['Score', 'National Percentile']],
    ['Subtest,Score Kind', ['Scale Score', 'Predicted']],
  ])('keep the scores and not what is next to them, under %s', async (headers, [score, other]) => {
    const result = await scores('ACT', [
      `Student ID,Test,Test Date,${headers},Score`,
      `101,ACT,2023-04-04,English,${score},13`,
      `101,ACT,2023-04-04,English,${other},30`,
      `102,ACT,2023-04-04,English,${score},24`,
    ]);
    expect(result).toMatchObject({ rowsKept: 2, counts: { error: 0, warning: 0 } });
    expect(result.statistics).toContain('Left out: 1 row of percentiles, raw and predicted scores');
  });
});

describe('scores with a section in each row, one of which is the superscore', () => {
  it.each(['Superscore', 'ACT Superscore', 'Composite Superscore'])(
    '%s is not a composite of the sitting',
    async (name) => {
      const result = await scores('ACT', [
        'Student ID,Test,Test Date,Section,Score',
        '101,ACT,2023-04-04,Composite,24',
        `101,ACT,2023-04-04,${name},26`,
      ]);
      expect(result).toMatchObject({ rowsKept: 2, counts: { error: 0, warning: 0 } });
      expect(await storedRows(result, ['act_composite', 'act_superscore'])).toEqual([
        ['24', null],
        [null, '26'],
      ]);
    },
  );
});

describe('files of the College Board with columns of the district beside its own', () => {
  const ap = (headers: string, cells: string) =>
    scores('AP', [`${headers},Admin Year 01,Exam Code 01,Exam Grade 01`, `${cells},24,07,4`]);
  const idOf = async (result: Result) => (await storedRows(result, ['student_id', 'school']))[0];

  it('have the ID and the school that are there', async () => {
    expect(await idOf(await ap('Student Identifier,Stu ID,Campus', ',4101,Lakeview HS'))).toEqual([
      '4101',
      'Lakeview HS',
    ]);
    expect(await idOf(await ap('Student Number,Campus', '4101,Lakeview HS'))).toEqual(['4101', 'Lakeview HS']);
  });

  it('have the ID of the College Board where it has one, and no school that is not of the audit', async () => {
    expect(await idOf(await ap('Student Identifier,Stu ID,Campus', '4101,77,Elsewhere'))).toEqual(['4101', null]);
  });
});

describe('scores with the name of a test alone beside each', () => {
  const file = (tests: readonly (readonly [string, string])[]) => [
    'Student ID,Test Name,Score,Test Date',
    ...tests.map(([test, score], at) => `${101 + at},${test},${score},2023-05-06`),
  ];

  it('SAT: a section, or the total where the test has no further name', async () => {
    const result = await scores(
      'SAT',
      file([
        ['SAT Math', '510'],
        ['SAT EBRW', '480'],
        ['SAT', '1010'],
        ['SAT School Day', '990'],
      ]),
    );
    expect(result).toMatchObject({ rowsKept: 4, counts: { error: 0, warning: 0 } });
    expect(await storedRows(result, ['sat_math', 'sat_ebrw', 'sat_total'])).toEqual([
      ['510', null, null],
      [null, '480', null],
      [null, null, '1010'],
      [null, null, '990'],
    ]);
  });

  it('AP: the exam', async () => {
    const result = await scores(
      'AP',
      file([
        ['AP Biology', '4'],
        ['APUSH', '3'],
      ]),
    );
    expect(result).toMatchObject({ rowsKept: 2, counts: { error: 0, warning: 0 } });
    expect(await storedRows(result, ['ap_code', 'score'])).toEqual([
      ['20', '4'],
      ['07', '3'],
    ]);
  });

  it('PSAT and what was taken for practice stay out', async () => {
    const result = await scores(
      'SAT',
      file([
        ['SAT Math', '510'],
        ['PSAT Math', '480'],
        ['SAT Practice Math', '480'],
      ]),
    );
    expect(result).toMatchObject({ rowsKept: 1, counts: { error: 2 } });
  });
});

describe('words for a test that was not taken', () => {
  it('leave a section or an exam without a score', async () => {
    const sat = await scores('SAT', [
      'Student ID,Test Date,EBRW,Math,Total',
      '101,2023-10-07,Not Tested,DNS,NT',
      '102,2023-10-07,500,510,1010',
    ]);
    expect(sat).toMatchObject({ verdict: 'success', rowsKept: 2, counts: { error: 0, warning: 1 } });
    expect(said(sat, 'tests.no-section')).toHaveLength(1);
    const ap = await scores('AP', [
      'Student ID,Exam,Score,Year',
      '101,AP Biology,Absent,2023',
      '102,AP Biology,4,2023',
    ]);
    expect(ap).toMatchObject({ verdict: 'success', rowsKept: 2, counts: { error: 0, warning: 1 } });
    expect(said(ap, 'tests.no-score')).toHaveLength(1);
  });

  it('are still an error where they say something else', async () => {
    const rows = [
      '101,2023-10-07,high,500',
      '102,2023-10-07,500,0',
      '103,2023-10-07,500,510',
      '104,2023-10-07,600,510',
    ];
    const result = await scores('SAT', ['Student ID,Test Date,EBRW,Math', ...rows]);
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 2 });
  });
});

describe('SAT files', () => {
  it('of states: the sponsored assessment date is the test date', async () => {
    const result = await scores('SAT', [
      'STUDENT ID,STATE SPONSORED ASSESSMENT DATE,TOTAL SCORE,EVIDENCE BASED READING AND WRITING SECTION SCORE,MATH SECTION SCORE',
      '101,SAT School Day March 2023,1250,610,640',
      '102,2023-04-12,1010,500,510',
    ]);
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 2, counts: { error: 0, warning: 0 } });
    expect(headersOf(result).test_date).toBe('STATE SPONSORED ASSESSMENT DATE');
    expect(result.statistics).toContain('Recognized as SAT state export');
  });

  it.each([
    ['alone', 'Critical Reading', '560'],
    ['beside the others', 'SAT Critical Reading,SAT Mathematics,SAT Writing', '560,600,580'],
    ['with a total', 'SAT Critical Reading,Math,Total', '560,600,1740'],
  ])('before March 2016 are named, Critical Reading %s', async (_, headers, cells) => {
    const result = await scores('SAT', [
      `Student ID,Test Date,${headers}`,
      `101,2015-06-06,${cells}`,
      `102,10/3/15,${cells}`,
    ]);
    expect(result).toMatchObject({ verdict: 'data_errors', rowsRead: 2, rowsKept: 0 });
    expect(result.resultsSummary.map(({ description }) => description)).toEqual([
      expect.stringContaining('These are scores of the SAT before March 2016'),
    ]);
  });

  it.each(['2016-01-23', '1/23/16', '01/23/2016', '20160123', 'January 23, 2016', 'Feb 2016'])(
    'of %s are those before March 2016',
    async (date) => {
      const result = await scores('SAT', ['Student ID,Test Date,Critical Reading,Math', `101,${date},560,600`]);
      expect(result.resultsSummary.map(({ description }) => description)).toEqual([
        expect.stringContaining('These are scores of the SAT before March 2016'),
      ]);
    },
  );

  it.each(['2016-03-05', '3/5/16', '11/05/2016', '20161201', 'March 5, 2016', '2016-12-03'])(
    'of %s are not',
    async (date) => {
      const result = await scores('SAT', ['Student ID,Test Date,Critical Reading,Math', `101,${date},560,600`]);
      expect(result.missingColumns).toContain('SAT EBRW');
    },
  );

  it('with that header above scores since then lack a section, which a person may choose', async () => {
    const result = await scores('SAT', ['Student ID,Test Date,Critical Reading,Math', '101,2023-06-03,560,600']);
    expect(result.missingColumns).toContain('SAT EBRW');
    expect(headersOf(result)).not.toHaveProperty('sat_ebrw');
  });

  it("'Mth' of other systems is the section whose scale its values fit", async () => {
    const sat = await scores('SAT', [
      'Student ID,Test Date,EBRW,Mth',
      '101,2023-10-07,610,640',
      '102,2023-10-07,500,510',
    ]);
    expect(headersOf(sat)).toMatchObject({ sat_math: 'Mth' });
    const act = await scores('ACT', ['Student ID,Test Date,Eng,Mth,Rdg,Sci', '101,2023-04-04,24,26,22,25']);
    expect(headersOf(act)).toMatchObject({ act_math: 'Mth' });
  });
});

describe('IB results', () => {
  const read = async (headers: string, rows: readonly string[]) => {
    const result = await scores('IB', [`Student ID,${headers}`, ...rows.map((row, at) => `${501 + at},${row}`)]);
    return storedRows(result, ['student_id', 'exam_level', 'score', 'CAST(test_date AS DATE)']);
  };

  it('have the level under Lvl, too, and rows of the Middle Years Programme do not count', async () => {
    const headers = 'Year,Month,Programme,Subject,Lvl,Subject Grade';
    expect(
      await read(headers, ['2023,NOV,DP,HISTORY,HL,5', '2024,MAY,MYP,HISTORY,HL,4', '2024,MAY,DP,ENGLISH,EE,C']),
    ).toEqual([
      ['501', 'HL', '5', '2023-11-01'],
      ['503', 'EE', 'C', '2024-05-01'],
    ]);
  });

  it('do not count of the Middle Years Programme in files of no known layout, either', async () => {
    expect(
      await read('Test Date,Programme,IB Subject,IB Grade', ['May 2024,MYP,HISTORY,4', 'May 2024,DP,HISTORY,5']),
    ).toEqual([['502', null, '5', '2024-05-01']]);
  });

  it('have the grade that was awarded, and not the predicted one', async () => {
    expect(await read('Year,Month,Subject,Level,Predicted Grade,Actual Grade', ['2024,MAY,HISTORY,HL,6,5'])).toEqual([
      ['501', 'HL', '5', '2024-05-01'],
    ]);
  });
});

it('an ACT file with its own superscore and a date with a day beside the month of the administration', async () => {
  const result = await scores('ACT', [
    'Student ID,Administration Date,Expanded Test Date,ACT composite superscore,ACT Scale Score-Composite',
    '501,102023,20231007,25,24',
  ]);
  expect(await storedRows(result, ['act_composite', 'act_superscore', 'CAST(test_date AS DATE)'])).toEqual([
    ['24', '25', '2023-10-07'],
  ]);
});
