import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

function read(lines: readonly string[], name = 'scores.csv') {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, 'STUDENT_TEST_SCORES', ONE_SCHOOL);
}

const SAT = ['student_id', 'test_date', 'sat_total', 'sat_ebrw', 'sat_math'];
const ACT = [
  'student_id',
  'test_date',
  'act_english',
  'act_math',
  'act_reading',
  'act_science',
  'act_composite',
  'sat_math',
];

describe('files of the College Board', () => {
  it('the latest SAT: students by the number of the district, not by that of the College Board', async () => {
    const result = await read([
      'last_nm,first_nm,birth_dt,person_id,latest_sat_date,rsat_total_scr,rsat_ebrw_section_scr,rsat_math_section_scr,rsat_math_test_scr,studentid_school,studentid_district,studentid_state',
      'Reyes,Ana,2/22/2006,99000017,11/4/2023,1210,620,590,29.5,,4101,870000101',
      'Okafor,Ben,3/9/2006,99000018,11/4/2023,1040,530,510,25.5,,,870000102',
    ]);
    expect(await storedRows(result, [...SAT, 'other_student_id'])).toEqual([
      ['4101', '2023-11-04', '1210', '620', '590', '870000101'],
      ['870000102', '2023-11-04', '1040', '530', '510', '870000102'],
    ]);
    expect(result.statistics.filter((line) => line.includes('person_id'))).toEqual([
      "Columns not stored: 'person_id', 'rsat_math_test_scr'",
    ]);
  });

  it('the datafile with the days of assessments', async () => {
    const result = await read([
      'SECONDARY_ID,LATEST_ASSESSMENT_DATE,LATEST_SAT_TOTAL,LATEST_SAT_EBRW,LATEST_SAT_MATH_SECTION,ADMIN2_ASSESSMENT_DATE,ADMIN2_SAT_TOTAL,ADMIN2_SAT_EBRW,ADMIN2_SAT_MATH_SECTION,LATEST_SUBJ_DATE',
      '4101,2023-06-03,1320,680,640,2022-12-03,1410,700,710,2023-08-26',
    ]);
    expect(await storedRows(result, SAT)).toEqual([
      ['4101', '2023-06-03', '1320', '680', '640'],
      ['4101', '2022-12-03', '1410', '700', '710'],
    ]);
  });

  const ROSTER =
    'Student Last Name,Student ID,AP Number / AP ID,Grade Level,Biology ,Calculus AB,World History: Modern';

  it('the roster of AP scores: a score for each exam, with the year that was put beside it', async () => {
    const result = await read([`${ROSTER},Exam Year`, 'Reyes,4101,8X2V,12th Grade,4,,2,2024']);
    expect(await storedRows(result, ['student_id', 'test_type', 'ap_code', 'score', 'test_date'])).toEqual([
      ['4101', 'AP', '20', '4', '2024-05-01'],
      ['4101', 'AP', '93', '2', '2024-05-01'],
    ]);
  });

  it('the roster of AP scores has no date, and is not taken for a roster of students', async () => {
    const result = await read([ROSTER, 'Reyes,4101,8X2V,12th Grade,4,,2', 'Okafor,4102,8X2W,11th Grade,,3,']);
    const said = result.resultsSummary.map(({ description }) => description).join(' ');
    expect(said).toContain('Required columns were not found: Test date / administration.');
    expect(said).not.toContain('Student Roster');
  });

  it('a report with the percentiles under the same names as the scores', async () => {
    const result = await read([
      'Student ID,Assessment,Test Date,Total Scores,ERW Score,Math Score,Total Score,EBRW,Total Score',
      '4101,SAT with Essay,9/26/2023,850,420,430,21%,22%,18%',
      '4102,SAT w/ Essay,9/26/2023,1120,570,550,70%,71%,62%',
    ]);
    expect(await storedRows(result, SAT)).toEqual([
      ['4101', '2023-09-26', '850', '420', '430'],
      ['4102', '2023-09-26', '1120', '570', '550'],
    ]);
  });
});

describe('files of the ACT and of states', () => {
  const RECORD =
    'Student Last Name,Date of Birth,State-Assigned Student ID Number,ACT Scale Score-English,ACT Scale Score-Mathematics,ACT Scale Score-Reading,ACT Scale Score-Science,ACT Scale Score-Composite,Local ID Number,Test Date (MMYY)';

  it('the student record: months and birth dates without their zeros', async () => {
    const result = await read([
      RECORD,
      'Reyes,62606,87101,29,30,23,29,28,4101,423',
      'Okafor,110305,87102,18,21,21,24,21,,1023',
    ]);
    expect(await storedRows(result, [...ACT, 'birth_date'])).toEqual([
      ['4101', '2023-04-01', '29', '30', '23', '29', '28', null, '2006-06-26'],
      ['87102', '2023-10-01', '18', '21', '21', '24', '21', null, '2005-11-03'],
    ]);
  });

  it('the student record with whole days beside the months', async () => {
    const result = await read([
      `${RECORD},Expanded Test Date (CCYYMMDD)`,
      'Reyes,62606,87101,29,30,23,29,28,4101,423,20230418',
    ]);
    expect(await storedRows(result, ['student_id', 'test_date'])).toEqual([['4101', '2023-04-18']]);
  });

  it('a report that numbers the names which it has twice', async () => {
    const result = await read([
      'STUDENT_ID,ACT_TEST_DATE,ACT_SCALE_SCORE_ENGLISH2,ACT_SCALE_SCORE_MATH2,ACT_SCALE_SCORE_READING,ACT_SCALE_SCORE_SCIENCE2,ACT_SCALE_SCORE_COMPOSITE2',
      '4101,4/12/2023,16,16,28,17,19',
    ]);
    expect(await storedRows(result, ACT)).toEqual([['4101', '2023-04-12', '16', '16', '28', '17', '19', null]]);
  });

  it('scores with the period of the test, of which the PSAT is an error', async () => {
    const result = await read([
      'TestPeriod,StudentNumber,SATTotalScore,EvidenceBasedReadingWritingSectionScore,MathSectionScore,MathTestScore',
      'Spring 2023 SAT,4101,1370,690,680,34',
      'Spring 2023 PSAT 10,4102,930,480,450,24',
    ]);
    expect(await storedRows(result, SAT)).toEqual([['4101', '2023-03-01', '1370', '690', '680']]);
    expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toContainEqual(['value.not-accepted', [3]]);
  });

  it('assessment facts of New York, where the item names the exam', async () => {
    const result = await read([
      'TEST_DESCRIPTION,ASSESSMENT_SCHOOL_YEAR,ITEM_DESCRIPTION,TEST_DATE,STUDENT_ID,SCORE_DISPLAY,NUMERIC_SCORE,SCALE_SCORE,NATIONAL_PERCENTILE',
      'CCR,2023-06-30,AP Art History,2023-05-02,4101,,3,3,',
      'ALTREG,2023-06-30,AP Calculus AB,2023-05-02,4102,,4,4,',
      'CCR,2023-06-30,SAT Math,2023-03-11,4102,,610,610,',
    ]);
    expect(await storedRows(result, ['student_id', 'test_type', 'ap_code', 'score', 'sat_math'])).toEqual([
      ['4101', 'AP', '13', '3', null],
      ['4102', 'AP', '66', '4', null],
      ['4102', 'SAT', null, null, '610'],
    ]);
  });

  it("'ACTPlus' is the ACT with its writing test", async () => {
    const result = await read([
      'Student ID,Test Name,Test Date,English,Math,Reading,Science',
      '4101,ACTPlus,2/20/2023,11,11,13,8',
    ]);
    expect(await storedRows(result, ['test_type', 'act_english', 'act_science'])).toEqual([['ACT', '11', '8']]);
  });
});

it.each([
  [
    'PreACT',
    'IDNUM,TESTDATE,SCR_ENG,SCR_MATH,SCR_READ,SCR_SCI,SCR_COMP,EST_COMP_LO,EST_COMP_HI',
    '4101,10052023,18,19,20,18,19,20,24',
  ],
  [
    'PSAT',
    'Student ID,Test Date,Total Score,EBRW Score,Math Score,National Merit Selection Index',
    '4101,10/11/2023,1030,520,510,155',
  ],
  [
    'TSIA',
    'Student ID,Birth Date,Grade Level,Test Start,TSIA2 Mathematics College and Career Readiness,TSIA2 WritePlacer',
    '4101,2/3/2006,11,3/4/2023,942,5\n4102,5/6/2006,11,3/4/2023,951,4',
  ],
  ['ACT WorkKeys', 'StudentNumber,Grade,Gender,WKMathScaleScore,WKGraphicLiteracyScaleScore', '4101,11,F,78,80'],
])('scores of the %s are refused by name', async (test, header, row) => {
  const { verdict, resultsSummary } = await read([header, row]);
  expect([verdict, resultsSummary[0]?.description]).toEqual(['data_errors', expect.stringContaining(`${test} scores`)]);
});

it('scale scores of a state from 650 to 850 are not of the SAT', async () => {
  const header = 'LASID,Grade,AdministrationDate,ELAScaleScore,MathScaleScore,MathAchievement,ScienceScaleScore';
  const { rowsKept, groups } = await read([
    header,
    '4101,9,4/18/2023,747,739,Basic,',
    '4102,9,4/18/2023,731,724,Basic,',
  ]);
  expect([rowsKept, groups.map(({ code }) => code)]).toEqual([0, expect.arrayContaining(['file.no-scores'])]);
});

it("'PRE_ACT1.csv' names another test", async () => {
  const lines = ['Student ID,Test Date,English,Math,Reading,Science', '4101,10/16/2023,16,15,17,16'];
  const codes = async (name: string) => (await read(lines, name)).groups.map(({ code }) => code);
  expect(await codes('PRE_ACT1.csv')).toEqual(['file.name-of-other-test']);
  expect(await codes('pre_activity.csv')).toEqual([]);
});

it('subjects of the IB whose names are of no area, and what is part of its core', async () => {
  const rows = ['GLOBAL POLITICS,SL,5', 'DESIGN TECH.,SL,4', 'SPORTS EX SCI,HL,6', 'REF PROJECT,,B', ',,'];
  const result = await read([
    'Student ID,Year,Month,Subject,Level,Grade',
    ...rows.map((row) => `4101,2024,MAY,${row}`),
  ]);
  expect(await storedRows(result, ['exam_name', 'subject', 'is_counted'])).toEqual([
    ['GLOBAL POLITICS', 'Social Studies', 'true'],
    ['DESIGN TECH.', 'Science', 'true'],
    ['SPORTS EX SCI', 'Science', 'true'],
    ['REF PROJECT', 'Other', 'false'],
    [null, 'Other', 'true'],
  ]);
  expect(result.groups.map(({ code }) => code)).toEqual(['tests.no-score']);
});
