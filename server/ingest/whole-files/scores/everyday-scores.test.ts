import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(testTypes: readonly string[], lines: readonly string[], columns: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, testTypes } };
  return storedRows(await check(path, 'STUDENT_TEST_SCORES', context), columns);
}

const ACT = ['act_english', 'act_math', 'act_reading', 'act_science', 'act_composite'];

it('reads the sections of the ACT under their first letters', async () => {
  const file = ['Student ID,Test Date,E,M,R,S,Comp', '4101,2023-06-10,20,21,22,23,22'];
  expect(await read(['ACT'], file, ACT)).toEqual([['20', '21', '22', '23', '22']]);
  const semester = ['Student ID,Test Date,S,Comp', '4101,2023-06-10,2,22'];
  expect(await read(['ACT'], semester, ['act_science', 'act_composite'])).toEqual([[null, '22']]);
});

it('knows sections of the SAT where most students were absent', async () => {
  const absent = ['4101', '4102', '4103'].map((id) => `${id},2023-04-10,ABS,ABS,`);
  const file = ['Student ID,Test Date,EBRW,Math,Total', ...absent, '4104,2023-04-10,600,610,1210'];
  expect((await read(['SAT'], file, ['sat_math'])).at(-1)).toEqual(['610']);
});

it('knows exams of the IB by their level where the test is named with its subject', async () => {
  const names = ['IB Biology HL', 'IB SL History', 'IB Math (HL)', 'AP Biology', 'IB MYP Math', 'IB Predicted Art HL'];
  const rows = names.map((name, at) => `${4101 + at},${name},2023,5`);
  const file = ['Student ID,Assessment,Year,Result', ...rows];
  expect(await read(['AP', 'IB'], file, ['test_type', 'score'])).toEqual([
    ['IB', '5'],
    ['IB', '5'],
    ['IB', '5'],
    ['AP', '5'],
  ]);
});

it('knows the test of an exam by the name of the test before its subject, or by its level behind it', async () => {
  const names = ['AP Biology', 'AP Calculus AB', 'IB Biology HL', 'Mathematics AA (SL)', 'Biology', 'Apparel Design'];
  const rows = names.map((name, at) => `${4101 + at},${name},4,2023-05-08`);
  const file = ['Student ID,Exam name,Score,Test date', ...rows];
  const columns = ['test_type', 'exam_name'];
  expect(await read(['AP', 'IB'], file, columns)).toEqual([
    ['AP', 'AP Biology'],
    ['AP', 'AP Calculus AB'],
    ['IB', 'IB Biology HL'],
    ['IB', 'Mathematics AA (SL)'],
  ]);
});

it('knows the short names of the sections of the ACT, and of exams', async () => {
  const act = ['Student ID,Test Date,English,Math,Rdng,Sci Reas,Best Composite', '4101,2022-10-01,24,25,26,27,26'];
  expect(await read(['ACT'], act, ACT)).toEqual([['24', '25', '26', '27', '26']]);
  const ap = ['Student ID,AP Code,Score,Year of Exam', '4101,20,4,2022', '4102,7,3,2023'];
  expect(await read(['AP'], ap, ['exam_code', 'score', 'test_year'])).toEqual([
    ['20', '4', '2022'],
    ['07', '3', '2023'],
  ]);
  const school = ['Student ID,AP Code,AP Exam,Score,Year of Exam', '4101,051234,AP Biology,4,2022'];
  expect(await read(['AP'], school, ['exam_code', 'ap_code'])).toEqual([[null, '20']]);
  const ib = ['Student ID,IB Assessment,Level,Exam Session,Grade', '4101,Biology,HL,M23,5'];
  expect(await read(['AP', 'IB'], ib, ['test_type', 'exam_name', 'exam_level', 'score', 'test_year'])).toEqual([
    ['IB', 'Biology', 'HL', '5', '2023'],
  ]);
});

it('dates an AP exam by its school year where the file has no date, and no other exam', async () => {
  const headers = 'Student ID,School Year,Exam Name,Score';
  const columns = ['student_id', 'test_year'];
  const ap = [headers, '4101,2022-23,AP Biology,4', '4102,2023-2024,AP Calculus AB,3'];
  expect(await read([], ap, columns)).toEqual([
    ['4101', '2023'],
    ['4102', '2024'],
  ]);
  expect(await read([], [headers, '4101,22-23,AP Biology,4'], columns)).toEqual([['4101', '2023']]);
  const refused = (rows: readonly string[]) => read([], [headers, ...rows], columns);
  expect(await refused(['4101,2022-23,AP Biology,4', '4102,2023-24,IB Biology HL,3'])).toEqual([]);
  expect(await refused(['4101,2023,AP Biology,4'])).toEqual([]);
  const named = ['Student ID,School Year,Test Date,Exam Name,Score', '4101,2022-23,2022-05-09,AP Biology,4'];
  expect(await read([], named, columns)).toEqual([['4101', '2022']]);
});

it('reads the sessions of IB exams, and the years of AP exams as people write them', async () => {
  const ib = ['Student ID,IB Exam,Score,Test Date', '4101,Biology HL,5,M23', '4102,History SL,6,N22'];
  expect(await read(['IB'], ib, ['test_date'])).toEqual([['2023-05-01'], ['2022-11-01']]);
  const ap = [
    'Student ID,AP Exam,AP Score,AP Year',
    "4101,Biology,5,'23",
    '4102,Biology,4,22-23',
    '4103,Biology,3,23-22',
  ];
  expect(await read(['AP'], ap, ['test_date'])).toEqual([['2023-05-01'], ['2023-05-01']]);
});

it('knows sections of the SAT where most students have a zero for a test they did not take', async () => {
  const zeros = ['4101', '4102', '4103'].map((id) => `${id},2023-04-10,0,0,0`);
  const file = ['Student ID,Test Date,EBRW,Math,Total', ...zeros, '4104,2023-04-10,600,610,1210'];
  expect(await read(['SAT'], file, ['sat_math', 'sat_total'])).toEqual([['610', '1210']]);
});

it('refuses the SAT with a section of writing, whatever its reading is called and whatever the dates are', async () => {
  const rows = ['4101,2023-04-10,500,510,490,1500', '4102,2015-04-10,400,410,390,1200'];
  for (const reading of ['Reading', 'SAT Verbal'])
    expect(await read(['SAT'], [`Student ID,Test Date,${reading},Math,Writing,Total`, ...rows], ['sat_total'])).toEqual(
      [],
    );
  const essay = ['Student ID,Test Date,Reading,Math,Writing,Total', '4101,2019-04-10,500,510,8,1010'];
  expect(await read(['SAT'], essay, ['sat_total'])).toEqual([['1010']]);
});

it('refuses scores whose headers have the scale of the PSAT, and reads those of the SAT beside them', async () => {
  const row = '4101,2023-10-11,560,570,1130';
  const columns = ['sat_total'];
  for (const scales of ['RW (160-760),Math (160-760),Total (320-1520)', 'RW (120-720),Math (120-720),Total (240-1440)'])
    expect(await read(['SAT'], [`Student ID,Test Date,${scales}`, row], columns)).toEqual([]);
  const sat = 'Reading and Writing Score (200-800),Math Score (200-800),Total Score (400-1600)';
  const both = [`Student ID,Test Date,${sat},PSAT Total (320-1520)`, `${row},1100`];
  expect(await read(['SAT'], both, columns)).toEqual([['1130']]);
});

it('reads the level of each of several IB exams in a row', async () => {
  const file = [
    'Student ID,Session,Subject 1,Level 1,Grade 1,Subject 2,Level 2,Grade 2',
    '4101,M23,Biology,HL,6,History,SL,5',
  ];
  expect(await read(['IB'], file, ['exam_name', 'exam_level', 'score'])).toEqual([
    ['Biology', 'HL', '6'],
    ['History', 'SL', '5'],
  ]);
});

it('knows sub-scores of AP exams by their short names, and gives no total of the SAT to rows of the ACT', async () => {
  const ap = ['Student ID,Exam Year,AP Exam,Score', '4101,2023,AB Subscore,5', '4102,2023,Calc AB,4'];
  expect(await read(['AP'], ap, ['ap_code', 'numeric_score'])).toEqual([
    ['69', '5'],
    ['66', '4'],
  ]);
  const file = [
    'Student ID,SAT 1600 Total,SAT Math,SAT Date,ACT Composite,ACT Date,SAT Superscore',
    '4101,1210,610,2023-10-07,26,2023-09-09,1230',
  ];
  expect(await read([], file, ['test_type', 'sat_total', 'act_composite'])).toEqual([
    ['SAT', '1210', null],
    ['ACT', null, '26'],
  ]);
});

it('takes no subject test in math for the section of the SAT', async () => {
  const tests = ['SAT Math Level 2', 'SAT Math IIC', 'SAT Math', 'SAT Math Section'];
  const file = [
    'Student ID,Test Date,Test,Score',
    ...tests.map((test, at) => `410${at},2023-10-28,${test},${700 + at * 10}`),
  ];
  expect(await read(['SAT'], file, ['sat_math'])).toEqual([['720'], ['730']]);
  const subjects = ['Math Level 2', 'Math II', 'Math'].map(
    (subject, at) => `410${at},2023-10-28,SAT,${subject},${700 + at * 10}`,
  );
  expect(await read(['SAT'], ['Student ID,Test Date,Test,Subject,Score', ...subjects], ['sat_math'])).toEqual([
    ['720'],
  ]);
});

it.each(['NP', 'NPR', 'PR', 'Pctl', 'NCE', 'P', 'R'])('takes no %s for the score of a section', async (kind) => {
  const rows = [kind, 'SS'].map((one, at) => `4101,ACT,2023-10-07,Composite,${one},${31 - at * 5}`);
  const file = ['Student ID,Test Name,Test Date,Part,Score Type,Score', ...rows];
  expect(await read(['ACT'], file, ['act_composite'])).toEqual([['26']]);
});

it.each([
  ['Type', 'Natl Pctile'],
  ['Measure', 'Percentile'],
  ['Scr Typ', 'PR'],
  ['Kind', 'NP'],
])('takes no percentile for the score of a section under %s', async (header, kind) => {
  const rows = ['Scale', kind].map((one, at) => `4101,ACT,2023-10-07,Composite,${one},${26 + at * 5}`);
  const file = [`Student ID,Test Name,Test Date,Part,${header},Score`, ...rows];
  expect(await read(['ACT'], file, ['act_composite'])).toEqual([['26']]);
});

it.each(['test.scaleScore', 'score.scaleScore'])('reads the scores of Infinite Campus under %s', async (header) => {
  const file = [
    `student.studentNumber,test.name,test.date,${header},score.percentile,score.result`,
    '4101,SAT Total Score,10/07/2023,1210,80,',
    '4101,SAT Math Section,10/07/2023,610,75,',
    '4101,AP Biology,05/01/2023,4,,',
  ];
  expect(await read(['SAT', 'AP'], file, ['sat_total', 'sat_math', 'numeric_score'])).toEqual([
    ['1210', null, null],
    [null, '610', null],
    [null, null, '4'],
  ]);
});
