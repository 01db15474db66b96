import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const contextFor = (testTypes: string[]): IngestContext => ({
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes },
});

/** What was kept: one line a record, the cells of `columns` that are filled. */
async function read(testTypes: string[], lines: readonly string[], columns: string) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, 'STUDENT_TEST_SCORES', contextFor(testTypes));
  if (!result.parquet) return { ...result, records: null };
  const lake = await openLake([dirname(result.parquet)]);
  const rows = await lake.rows<Record<string, unknown>>(
    'records',
    `SELECT student_id, test_type, CAST(test_date AS VARCHAR), ${columns} FROM read_parquet(${literal(result.parquet)}) ORDER BY ALL`,
  );
  lake.close();
  const filled = (row: Record<string, unknown>) => Object.values(row).filter((cell) => cell !== null);
  return { ...result, records: rows.map((row) => filled(row).join(' ')) };
}

it('the year in the header of an AP exam is the year of the exam', async () => {
  const lines = [
    'Student ID,AP Biology 2023,AP Biology 2022 Score,AP Physics 1 2024,AP Physics 1,AP Count 2024',
    '501,4,2,,,7',
    '502,,,3,,1',
  ];
  const { verdict, records } = await read(['AP'], lines, 'ap_code, score');
  expect([verdict, records]).toEqual([
    'success',
    ['501 AP 2022-05-01 20 2', '501 AP 2023-05-01 20 4', '502 AP 2024-05-01 83 3'],
  ]);
  // One exam with a year and another without: of the second nothing says when it was taken.
  const mixed = await read(['AP'], ['Student ID,AP Biology 2023,AP Physics 1', '501,4,5'], 'ap_code, score');
  expect([mixed.verdict, mixed.records]).toEqual(['data_errors', ['501 AP 2023-05-01 20 4']]);
});

it('a test without a column for its date is named, and no cell of another test', async () => {
  const lines = [
    'Student ID,SAT Date,SAT EBRW,SAT Math,ACT Composite,AP Biology',
    '501,2023-10-07,500,510,21,4',
    '502,,520,530,,',
  ];
  const { issues, groups, records } = await read(['SAT', 'ACT', 'AP'], lines, 'sat_math');
  expect(records).toEqual(['501 SAT 2023-10-07 510']);
  const found = issues.map(({ code, row, columnLetter, header, value }) => [code, row, columnLetter, header, value]);
  expect(found).toEqual([
    ['column.not-for-all', 2, null, 'Test date / administration', 'ACT Composite'],
    ['column.not-for-all', 2, null, 'Test date / administration', 'AP Biology'],
    ['cell.empty', 3, 'B', 'SAT Date', null],
  ]);
  expect(groups.find(({ code }) => code === 'column.not-for-all')?.headline).toMatch(/for 'ACT Composite'/);
  const dated = lines.slice(0, 2).map((line, at) => `${line},${at ? '2023-05-05' : 'Test Date'}`);
  expect((await read(['SAT', 'ACT', 'AP'], dated, 'sat_math')).records).toHaveLength(3);
});

describe('scores with a column for each AP exam', () => {
  const LINES = [
    'Student ID,Year,AP Biology,AP Calc AB Score,APUSH,AP_Lang,Counselor',
    '501,2023,4,,,3,Abel',
    '502,2024,,5,2,,',
    '503,2024,,,,,Bright',
  ];

  it('are one record an exam, known by the header; who has none is counted', async () => {
    const result = await read(['AP'], LINES, 'ap_code, numeric_score');
    expect(result.records).toEqual([
      '501 AP 2023-05-01 20 4',
      '501 AP 2023-05-01 36 3',
      '502 AP 2024-05-01 07 2',
      '502 AP 2024-05-01 66 5',
    ]);
    expect(result).toMatchObject({ verdict: 'success' });
    expect(result.statistics).toContain('Recognized as AP exams in columns of their own: 4 tests a row');
  });

  it('point at the very column where a score is not possible', async () => {
    const { groups } = await read(['AP'], [...LINES, '504,2024,9,,,,'], 'ap_code');
    expect(groups.find(({ severity }) => severity === 'error')).toMatchObject({ header: 'AP Biology', count: 1 });
  });

  it('are not taken from a course or a count with a name like one', async () => {
    const { records, groups } = await read(
      ['AP'],
      ['Student ID,Year,AP Courses,AP Teacher', '501,2023,4,3'],
      'ap_code',
    );
    expect(records).toBeNull();
    expect(groups.map(({ code }) => code)).toContain('file.no-scores');
  });
});

describe('scores of several tests in one row', () => {
  it('are a record each, with their own dates', async () => {
    const { records } = await read(
      ['SAT', 'ACT', 'AP'],
      [
        'Student ID,SAT Date,SAT EBRW,SAT Math,ACT Date,ACT Comp,ACT Eng,ACT Math,ACT Read,ACT Sci,AP Biology,AP Biology Date',
        '501,10/07/2023,500,510,09/09/2023,22,21,22,23,22,4,05/10/2022',
        '502,,,,,,,,,,5,05/09/2023',
      ],
      'sat_ebrw, sat_math, act_composite, ap_code, numeric_score',
    );
    expect(records).toEqual([
      '501 ACT 2023-09-09 22',
      '501 AP 2022-05-10 20 4',
      '501 SAT 2023-10-07 500 510',
      '502 AP 2023-05-09 20 5',
    ]);
  });

  it("read 'Evidence-Based Reading & Writing' as a section of the SAT alone, as Naviance names it", async () => {
    const { records } = await read(
      ['SAT', 'ACT'],
      [
        'Student ID,SAT - Evidence-Based Reading & Writing,SAT - Math,SAT - Total,SAT Date,ACT Composite,ACT Date',
        '501,600,580,1180,2023-10-07,24,2023-09-09',
      ],
      'sat_ebrw, sat_math, sat_total, act_composite',
    );
    expect(records).toEqual(['501 ACT 2023-09-09 24', '501 SAT 2023-10-07 600 580 1180']);
  });

  it.each([
    ['before', 'SAT1 Date,SAT1 EBRW,SAT1 Math,SAT2 Date,SAT2 EBRW,SAT2 Math'],
    ['behind', 'SAT Date 1,SAT EBRW 1,SAT Math 1,SAT Date 2,SAT EBRW 2,SAT Math 2'],
  ])('are a record a sitting, its number %s the section', async (_where, headers) => {
    const { records } = await read(
      ['SAT'],
      [`Student ID,${headers}`, '501,10/07/2023,500,510,03/09/2024,520,530', '502,10/07/2023,600,610,,,'],
      'sat_ebrw, sat_math',
    );
    expect(records).toEqual(['501 SAT 2023-10-07 500 510', '501 SAT 2024-03-09 520 530', '502 SAT 2023-10-07 600 610']);
  });

  it('leave out a subject test, whose name is a section with a number', async () => {
    const { records } = await read(
      ['SAT', 'ACT'],
      [
        'Student ID,SAT Date,SAT EBRW,SAT Math,SAT Math 2,ACT Date,ACT Comp',
        '501,10/07/2019,500,510,780,09/09/2023,22',
      ],
      'sat_ebrw, sat_math, act_composite',
    );
    expect(records).toEqual(['501 ACT 2023-09-09 22', '501 SAT 2019-10-07 500 510']);
  });
});

it('the best scores beside sittings with their dates are not a further sitting', async () => {
  const { records, groups } = await read(
    ['SAT'],
    [
      'Student ID,SAT1 Date,SAT1 ERW,SAT1 Math,SAT2 Date,SAT2 ERW,SAT2 Math,SAT Best ERW,SAT Best Math',
      '501,5/6/2023,470,460,10/7/2023,500,480,500,480',
    ],
    'sat_ebrw, sat_math',
  );
  expect(records).toEqual(['501 SAT 2023-05-06 470 460', '501 SAT 2023-10-07 500 480']);
  expect(groups.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('exams that are numbered in one row', () => {
  const BIOLOGY_AND_US = ['501 AP 2023-05-01 07 3', '501 AP 2023-05-01 20 4', '502 AP 2023-05-01 20 5'];

  it.each([
    ['AP Exam 1,AP Score 1,AP Exam 2,AP Score 2,Admin Year', 'Biology', 'US History'],
    ['AP Test 1,AP Test 1 Score,AP Test 2,AP Test 2 Score,Year', 'AP Bio', 'APUSH'],
    ['Exam1,Score1,Exam2,Score2,Exam Year', 'AP Biology', 'AP US History'],
    ['Exam,Score,Exam2,Score2,Year', 'AP Biology', 'AP US History'],
    ['AP Exam,AP Score,AP Exam 2,AP Score 2,Admin Year', 'Biology', 'US History'],
    ['AP Exam 1 Code,AP Exam 1 Score,AP Exam 2 Code,AP Exam 2 Score,Test Year', '20', '07'],
  ])('%s: each is a record', async (headers, first, second) => {
    const lines = [`Student ID,${headers}`, `501,${first},4,${second},3,2023`, `502,${first},5,,,2023`];
    expect((await read(['AP'], lines, 'ap_code, numeric_score')).records).toEqual(BIOLOGY_AND_US);
  });

  it('may each have a year, and be of the IB', async () => {
    const lines = [
      'Student ID,Subject 1,Grade 1,Year 1,Subject 2,Grade 2,Year 2',
      '501,BIOLOGY HL,5,2023,HISTORY SL,6,2024',
    ];
    const { records } = await read(['AP', 'IB'], lines, 'exam_name, numeric_score');
    expect(records).toEqual(['501 IB 2023-05-01 BIOLOGY HL 5', '501 IB 2024-05-01 HISTORY SL 6']);
  });
});

it.each([
  ['4 - Well Qualified', '4'],
  ['3 (Qualified)', '3'],
  ['Extremely well qualified', '5'],
  ['4 - Qualified', null],
])("'%s' is the AP score %s", async (text, score) => {
  const lines = ['Student ID,AP Exam,AP Score,Admin Year', `501,Biology,${text},2023`, '502,Biology,2,2023'];
  const { records, groups } = await read(['AP'], lines, 'numeric_score');
  expect(records?.filter((record) => record.startsWith('501'))).toEqual(score ? [`501 AP 2023-05-01 ${score}`] : []);
  expect(groups.map(({ code }) => code)).toEqual(score ? [] : ['tests.score-out-of-range']);
});

it('reads short names of scores and days, and no total of one test in rows of another', async () => {
  const header = 'STUDENT_ID,SAT_DT,SAT_TOT,SAT_ERW,SAT_MTH,ACT_DT,ACT_CMP,ACT_ENG';
  const { records } = await read(
    ['SAT', 'ACT'],
    [header, '501,20230311,1010,500,510,20230411,21,20'],
    'sat_total, act_composite',
  );
  expect(records).toEqual(['501 ACT 2023-04-11 21', '501 SAT 2023-03-11 1010']);
});

it("reads 'Test Date (Month/Year)' and scale scores", async () => {
  const act = 'Student ID,Test Date (Month/Year),Composite Scale Score,English Scale Score,Math Scale Score';
  const found = await read(['ACT'], [act, '501,04/2023,21,20,21', '502,04/2023,22,20,21'], 'act_composite, act_math');
  expect(found.records).toEqual(['501 ACT 2023-04-01 21 21', '502 ACT 2023-04-01 22 21']);
});

describe('one row a sitting, with the sections of both tests in one column', () => {
  const SCORES = 'sat_total, sat_ebrw, sat_math, act_composite, act_english, act_math, act_reading, act_science';
  const HEADER = 'Student ID,Test,Test Date,Composite,English,Math,Reading,Science';

  it('reads each for the test of its row, and says so', async () => {
    const lines = [HEADER, '501,SAT,2023-10-07,1140,,560,580,', '502,ACT,2023-12-09,22,21,23,20,24'];
    const { records, statistics } = await read(['SAT', 'ACT'], lines, SCORES);
    expect(records).toEqual(['501 SAT 2023-10-07 1140 580 560', '502 ACT 2023-12-09 22 21 23 20 24']);
    expect(statistics).toContain("'Math' was read as SAT Math in rows of the SAT, and as ACT Math in rows of the ACT.");
  });

  it('does so where one section alone is shared, and by the scale where no column names the test', async () => {
    const lines = [
      'Student ID,Test Date,EBRW,Math,Total,Composite,English,Reading,Science',
      '501,2023-10-07,580,560,1140,,,,',
      '502,2023-12-09,,23,,22,21,20,24',
    ];
    const { records } = await read(['SAT', 'ACT'], lines, SCORES);
    expect(records).toEqual(['501 SAT 2023-10-07 1140 580 560', '502 ACT 2023-12-09 22 21 23 20 24']);
  });

  it.each(['English/EBRW', 'EBRW / English'])('reads %s as the section of each test', async (header) => {
    const lines = [
      `Student ID,Test,Test Date,Total/Composite,${header},Math,Reading,Science`,
      '501,SAT,2023-10-07,1140,580,560,,',
      '502,ACT,2023-12-09,22,21,23,20,24',
    ];
    const { records } = await read(['SAT', 'ACT'], lines, SCORES);
    expect(records).toEqual(['501 SAT 2023-10-07 1140 580 560', '502 ACT 2023-12-09 22 21 23 20 24']);
  });

  it('names a shared section that it does not read, beside totals that name their test', async () => {
    const lines = [
      'Student ID,Test Date,Math,SAT Total,ACT Composite',
      '501,2023-10-07,560,1140,',
      '502,2023-12-09,23,,22',
    ];
    const { groups } = await read(['SAT', 'ACT'], lines, SCORES);
    expect(groups.map(({ code, message }) => [code, message.includes("'Math'")])).toEqual([
      ['file.scores-unused', true],
    ]);
  });

  it('leaves a score that its test cannot have an error of that test', async () => {
    const lines = [
      HEADER,
      '501,SAT,2023-10-07,1140,,56,580,',
      '502,ACT,2023-12-09,22,21,23,20,24',
      '503,SAT,2023-10-07,1140,,560,580,',
    ];
    const { issues } = await read(['SAT', 'ACT'], lines, SCORES);
    expect(issues.map(({ code, row, header, value }) => [code, row, header, value])).toContainEqual([
      'number.too-small',
      2,
      'Math',
      '56',
    ]);
  });
});

describe('scores of several tests in one row under headers that no layout has', () => {
  const COLUMNS = 'sat_total, sat_math, act_composite, exam_name, score';
  it.each([
    ['SAT Score,ACT Score', '1210,26', ['501 ACT 2023-10-28 26', '501 SAT 2023-10-28 1210']],
    ['Best SAT,Best ACT', '1210,26', ['501 ACT 2023-10-28 26', '501 SAT 2023-10-28 1210']],
    ['EBRW,Math,Total,Comp', '600,610,1210,26', ['501 ACT 2023-10-28 26', '501 SAT 2023-10-28 1210 610']],
    [
      'SAT Total,ACT Composite,AP Exam,AP Score',
      '1210,26,Biology,4',
      ['501 ACT 2023-10-28 26', '501 AP 2023-10-28 Biology 4', '501 SAT 2023-10-28 1210'],
    ],
    ['Comp,Exam,Score', '26,AP Biology,4', ['501 ACT 2023-10-28 26', '501 AP 2023-10-28 AP Biology 4']],
  ])('%s: each is a record of its test', async (headers, cells, records) => {
    const found = await read([], [`Student ID,Test Date,${headers}`, `501,2023-10-28,${cells}`], COLUMNS);
    expect(found.records).toEqual(records);
    expect(found.verdict).toBe('success');
  });

  it('has the date of its own test, and an error where it has none', async () => {
    const own = ['Student ID,SAT Date,Total,Math,ACT Date,Comp', '501,2023-10-28,1210,610,2023-09-09,26'];
    expect((await read([], own, COLUMNS)).records).toEqual(['501 ACT 2023-09-09 26', '501 SAT 2023-10-28 1210 610']);
    const one = await read([], ['Student ID,SAT Date,Total,Math,Comp', '501,2023-10-28,1210,610,26'], COLUMNS);
    expect(one.records).toEqual(['501 SAT 2023-10-28 1210 610']);
    expect(one.groups.map(({ code, severity }) => [code, severity])).toEqual([['column.not-for-all', 'error']]);
  });

  it('is not said of a file of one test', async () => {
    const sat = ['Student ID,Test Date,Math,Total,Score', '501,2023-10-28,610,1210,3'];
    const records = ['501 SAT 2023-10-28 1210 610'];
    const { records: found, rowsRead } = await read([], sat, 'sat_total, sat_math');
    expect([found, rowsRead]).toEqual([records, 1]);
    const other = ['Student ID,Test Date,SAT Score,ACT Composite', '501,2023-10-28,1210,26'];
    const chosen = await read(
      ['SAT'],
      other.map((line) => line.replace('SAT Score', 'Total')),
      'sat_total',
    );
    expect([chosen.records, chosen.counts.warning]).toEqual([['501 SAT 2023-10-28 1210'], 0]);
  });

  it('stays one record where each row has one test', async () => {
    const lines = ['Student ID,Test Date,Total,Math,Comp', '501,2023-10-28,1210,610,', '502,2023-10-28,,,26'];
    const { records, issues, rowsRead } = await read([], [...lines, '503,2023-10-28,,,'], COLUMNS);
    expect([records, rowsRead]).toEqual([['501 SAT 2023-10-28 1210 610', '502 ACT 2023-10-28 26'], 3]);
    expect(issues.map(({ code, row }) => [code, row])).toEqual([['tests.test-unclear', 4]]);
  });
});

it.each([
  ['Best SAT RW,Highest SAT Math,Best SAT', '600,610,1210', ['501 SAT 2023-10-28 1210 610']],
  ['ACT Highest Composite', '26', ['501 ACT 2023-10-28 26']],
  ['Max ACT,ACT Superscore', '26,27', ['501 ACT 2023-10-28 26']],
])('reads the best of all sittings where there is no other: %s', async (headers, cells, records) => {
  const test = headers.includes('SAT') ? 'SAT' : 'ACT';
  const lines = [`Student ID,Test Date,${headers}`, `501,2023-10-28,${cells}`];
  expect((await read([test], lines, 'sat_total, sat_math, act_composite')).records).toEqual(records);
});

it('names the best of all sittings that it does not use', async () => {
  const lines = ['Student ID,Test Date,SAT Total,SAT Superscore Total', '501,2023-10-28,1210,1300'];
  const { records, groups } = await read(['SAT'], lines, 'sat_total');
  expect(records).toEqual(['501 SAT 2023-10-28 1210']);
  expect(groups.find(({ code }) => code === 'file.scores-unused')?.message).toContain("'SAT Superscore Total'");
});
