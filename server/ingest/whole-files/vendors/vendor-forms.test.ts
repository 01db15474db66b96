import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

/** The kept rows in the order of the file, with the columns that are asked for. */
async function kept(type: UploadFileType, columns: string, lines: readonly string[]): Promise<unknown[][]> {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { parquet, resultsSummary } = await check(path, type, context);
  if (!parquet) throw new Error(resultsSummary.map(({ description }) => description).join(' '));
  const lake = await openLake([dirname(parquet)]);
  const rows = await lake.rows<Record<string, unknown>>(
    'kept rows',
    `SELECT ${columns} FROM read_parquet(${literal(parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return rows.map((row) => Object.values(row));
}

it.each([
  [
    'tables before the names, years by their end',
    'SPRIDEN_ID,SHRTCKN_TERM_CODE,SHRTCKN_SUBJ_CODE,SHRTCKN_CRSE_NUMB,SHRTCKN_CRSE_TITLE,SHRTCKG_GRDE_CODE_FINAL,SHRTCKG_CREDIT_HOURS',
    ['0012345,202110,MATH,101,Algebra I,B+,3', '0012345,202420,ENGL,102,English,A,3'],
    [
      ['MATH 101', 2021],
      ['ENGL 102', 2024],
    ],
  ],
  [
    'terms by their month',
    'Banner ID,Term Code,CRN,Subject,Course Number,Course Title,Final Grade,Credit Hours',
    ['0012345,202009,12345,MATH,101,Algebra I,B+,3', '0012345,202401,12346,ENGL,ENGL102,English,A,3'],
    [
      ['MATH 101', 2021],
      ['ENGL102', 2024],
    ],
  ],
])("reads Banner's history with %s", async (_how, header, rows, found) => {
  expect(await kept('TRANSCRIPT', 'course_code, school_year', [header, ...rows])).toEqual(found);
});

it("reads Banner's courses with the code of its history", async () => {
  const lines = ['SUBJ,CRSE,TITLE,CREDITS', 'MATH,101,Algebra I,3'];
  expect(await kept('COURSE_CATALOG', 'DISTINCT course_code, subject', lines)).toEqual([['MATH 101', 'Mathematics']]);
});

it('reads a scale score beside its subject, whichever test it is of', async () => {
  const lines = [
    'Student ID,Test,Subject,Level,Test Date,Scale Score',
    '1,SAT,Math,,10/07/2023,640',
    '1,SAT,Reading and Writing,,10/07/2023,670',
    '1,ACT,Science,,10/07/2023,22',
    '1,AP,English Language and Composition,,05/07/2023,4',
    '1,IB,MATHEMATICS,HL,05/07/2023,7',
    '1,IB,ENV. AND SOC. SYSTEMS,SL,05/07/2023,6',
  ];
  expect(
    await kept('STUDENT_TEST_SCORES', 'test_type, sat_ebrw, sat_math, act_science, score, ap_code', lines),
  ).toEqual([
    ['SAT', null, 640, null, null, null],
    ['SAT', 670, null, null, null, null],
    ['ACT', null, null, 22, null, null],
    ['AP', null, null, null, '4', '36'],
    ['IB', null, null, null, '7', null],
    ['IB', null, null, null, '6', null],
  ]);
});

it('reads a score and not its percentile, by the reporting method beside it', async () => {
  const lines = [
    'Student ID,Test,Subject,Reporting Method,Test Date,Result',
    '1,SAT,EBRW,Scale Score,10/07/2023,610',
    '1,SAT,EBRW,Percentile,10/07/2023,75',
    '1,ACT,READ,Scale Score,10/07/2023,25',
    '1,ACT,READ,Percentile,10/07/2023,30',
  ];
  expect(await kept('STUDENT_TEST_SCORES', 'test_type, sat_ebrw, act_reading', lines)).toEqual([
    ['SAT', 610, null],
    ['ACT', null, 25],
  ]);
});

it('finds the test in the subject where no column names it', async () => {
  const lines = [
    'Student ID,Test Date,Subject,Scale Score',
    '1,10/07/2023,SAT Math,640',
    '1,10/07/2023,ACT Composite,22',
  ];
  expect(await kept('STUDENT_TEST_SCORES', 'test_type, sat_math, act_composite', lines)).toEqual([
    ['SAT', 640, null],
    ['ACT', null, 22],
  ]);
});

it.each([
  [
    'an ODS',
    [
      'StudentUniqueId,AssessmentIdentifier,AssessmentTitle,AdministrationDate,IdentificationCode,AssessmentReportingMethodDescriptor,Result',
      '1,SAT-1,SAT,2023-10-07,Math,Scale score,640',
      '1,SAT-1,SAT,2023-10-07,,Total score,1310',
      '1,SAT-1,SAT,2023-10-07,Math,Percentile,88',
      '1,AP-20,AP Biology,2023-05-10,,Scale score,4',
    ],
  ],
  [
    'the API, side by side',
    [
      'studentReference.studentUniqueId,assessmentReference.assessmentIdentifier,administrationDate,scoreResults.0.assessmentReportingMethodDescriptor,scoreResults.0.result',
      '1,SAT Math,2023-10-07,uri://ed-fi.org/AssessmentReportingMethodDescriptor#Scale score,640',
      '1,SAT,2023-10-07,uri://ed-fi.org/AssessmentReportingMethodDescriptor#Scale score,1310',
      '1,AP Biology,2023-05-10,uri://ed-fi.org/AssessmentReportingMethodDescriptor#Scale score,4',
    ],
  ],
])('reads assessment results of Ed-Fi from %s', async (_where, lines) => {
  expect(await kept('STUDENT_TEST_SCORES', 'test_type, sat_math, sat_total, ap_code', lines)).toEqual([
    ['SAT', 640, null, null],
    ['SAT', null, 1310, null],
    ['AP', null, null, '20'],
  ]);
});

it('reads each score of an Ed-Fi record with several, but percentiles, levels and superscores', async () => {
  const method = (at: number, record = '') => [
    `${record}scoreResults.${at}.assessmentReportingMethodDescriptor`,
    `${record}scoreResults.${at}.result`,
  ];
  const head = 'studentReference.studentUniqueId,assessmentReference.assessmentIdentifier,administrationDate';
  const flat = `${head},${[0, 1, 2, 3].flatMap((at) => method(at)).join(',')}`;
  const columns = 'test_type, sat_math, sat_ebrw, sat_total, ap_code, score';
  expect(
    await kept('STUDENT_TEST_SCORES', columns, [
      flat,
      '1,SAT,2023-10-07,uri://x#Total,1310,uri://x#Math,640,uri://x#Percentile rank,88,uri://x#Superscore,1340',
      '1,AP Biology,2023-05-10,uri://x#Scale score,4,uri://x#Proficiency level,Well qualified,,,,',
    ]),
  ).toEqual([
    ['SAT', null, null, 1310, null, null],
    ['SAT', 640, null, null, null, null],
    ['AP', null, null, null, '20', '4'],
  ]);
  const parts = [0, 1].flatMap((at) => {
    const part = `studentObjectiveAssessments.${at}.`;
    return [`${part}objectiveAssessmentReference.identificationCode`, ...method(0, part)];
  });
  expect(
    await kept('STUDENT_TEST_SCORES', columns, [
      `${head},${[...method(0), ...parts].join(',')}`,
      '1,SAT,2023-10-07,uri://x#Scale score,1310,SAT Math,uri://x#Scale score,640,SAT ERW,uri://x#Scale score,670',
    ]),
  ).toEqual([
    ['SAT', null, null, 1310, null, null],
    ['SAT', 640, null, null, null, null],
    ['SAT', null, 670, null, null, null],
  ]);
});

it('reads scores of Infinite Campus by the name of each, with its table before it', async () => {
  expect(
    await kept('STUDENT_TEST_SCORES', 'test_type, sat_math, sat_total, act_composite', [
      'student.studentNumber,testScore.name,testScore.date,testScore.scaleScore,testScore.percentile',
      '1,SAT Total,10/14/2023,1210,85',
      '1,SAT Math,10/14/2023,600,80',
      '2,ACT Composite,04/09/2024,24,75',
    ]),
  ).toEqual([
    ['SAT', null, 1210, null],
    ['SAT', 600, null, null],
    ['ACT', null, null, 24],
  ]);
});

it('asks what 1 is in a lunch column of numbers, and takes it for yes beside 0', async () => {
  const head = 'Student ID,Lunch Status';
  expect(await kept('STUDENT_DEMOGRAPHICS', 'low_income', [head, '1,1', '2,0', '3,FDC', '4,E'])).toEqual([
    ['low-income'],
    ['above low-income'],
    ['low-income'],
    ['above low-income'],
  ]);
  const [first] = await kept('STUDENT_DEMOGRAPHICS', 'low_income', [head, '1,1', '2,2', '3,3']);
  expect(first).not.toEqual(['low-income']);
});

it('says that SCSC records have no titles and where to take the marks from', async () => {
  const path = join(temporaryFolder(), 'file.txt');
  writeFileSync(path, 'SCSC^^^1234567^1234567^2023-2024^9000000001^0012345^Ana^Ruiz^2210^1^SM^12^5.00^5.00^B\n');
  const { verdict, resultsSummary } = await check(path, 'TRANSCRIPT', context);
  expect(verdict).toBe('malformed');
  expect(resultsSummary[0]?.description).toContain('SCSC records do not have course titles');
});
