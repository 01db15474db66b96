import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, storedRows, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

function read(type: UploadFileType, content: string | Buffer, name = 'file.csv') {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return check(path, type, context);
}

const HEADER = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned';
const mark = (id: number) => `00${id},2023-24,2210,Algebra I,B+,0.5`;

it('reads headers with marks of footnotes, units and scales', async () => {
  const result = await read(
    'TRANSCRIPT',
    `Student ID*,School Year (1),Course Code †,Course Title [a],Final Grade²,Credits Earned (units),GPA (4.0 scale)\n${mark(1)},3.2\n`,
  );
  expect(result).toMatchObject({ verdict: 'success', rowsKept: 1, missingColumns: [] });
  expect(result.columns.cumulative_gpa?.header).toBe('GPA (4.0 scale)');
});

it('reads a header that names its column twice, and leaves one of two columns to a person', async () => {
  const { columns } = await read(
    'STUDENT_DEMOGRAPHICS',
    'Student ID,Sex/Gender,ELL/ESL,SPED/IEP,Gender/ELL\n0012345,F,Y,N,x\n',
  );
  expect([columns.gender?.header, columns.el_status?.header, columns.disability_status?.header]).toEqual([
    'Sex/Gender',
    'ELL/ESL',
    'SPED/IEP',
  ]);
});

it('leaves totals of groups and headings of groups out, and keeps courses whose names begin so', async () => {
  const lines = [
    HEADER,
    'Lakeview High School,,,,,',
    mark(1),
    'Subtotal Lakeview,,,,,0.5',
    '0012,2023-24,2211,Total Fitness,B+,0.5',
    'Count,2,,,,1.0',
    'Grand Total:,,2,,,1.0',
    mark(3),
  ];
  const result = await read('TRANSCRIPT', lines.join('\n'));
  expect(result).toMatchObject({ verdict: 'success', rowsKept: 3 });
  expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toEqual([
    ['file.rows-below-table', [2, 4, 6, 7]],
  ]);
});

it('keeps a row with an ID alone as an error of its own', async () => {
  const result = await read('TRANSCRIPT', [HEADER, mark(1), '0099,,,,,', mark(2)].join('\n'));
  expect(result.verdict).toBe('data_errors');
  expect(new Set(result.issues.map(({ row }) => row))).toEqual(new Set([3]));
});

it('reads dates with weekdays, ordinals, points and midnights', async () => {
  const dates = [
    'Monday, August 14, 2023',
    'Mon 08/14/2023',
    'Aug. 14, 2023',
    '14th August 2023',
    '14-AUG-2023 00:00:00',
    'Aug 14 2023 12:00AM',
    'Sept. 1, 2023',
  ];
  const rows = dates.map((date, index) => `00${index + 1},2023-24,12,"${date}"`);
  const result = await read('STUDENT_ROSTER', ['Student ID,School Year,Grade,Entry Date', ...rows].join('\n'));
  expect(result).toMatchObject({ verdict: 'success', rowsKept: dates.length });
  const odd = await read('STUDENT_ROSTER', 'Student ID,School Year,Grade,Entry Date\n001,2023-24,12,Mon the 14th\n');
  expect(odd.groups.map(({ code }) => code)).toEqual(['date.unreadable']);
});

it('reads thousands in scores, scores with the most there can be, and the dashes that programs write', async () => {
  const scores = await read('STUDENT_TEST_SCORES', 'Student ID,Test Date,SAT Total\n001,2023-10-07,"1,310"\n');
  expect(scores).toMatchObject({ verdict: 'success', groups: [] });
  const outOf = 'Student ID,Test Date,EBRW,Math,Total\n001,2023-10-07,560/800,540 / 800,1100/1600\n';
  expect(await read('STUDENT_TEST_SCORES', outOf)).toMatchObject({ verdict: 'success', groups: [] });
  const ofOther = 'Student ID,Test Date,EBRW,Math,Total\n001,2023-10-07,56/100,540,1100\n';
  expect(await read('STUDENT_TEST_SCORES', ofOther)).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
  const marks = await read(
    'TRANSCRIPT',
    `${HEADER}\n001,2023\u201124,2210,Algebra I,B\u2013,"0,5"\n002,2023\u201324,2210,Band,A\u2212,1\n`,
  );
  expect(marks).toMatchObject({ verdict: 'success', rowsKept: 2, groups: [] });
});

it.each([
  ['St. Mary\x92s Academy', 'Windows-1252'],
  ['Girls\x92 Choir', 'Windows-1252'],
  ['Nursing\x97LPN', 'Windows-1252'],
  ['\x93Honors\x94 Physics', 'Windows-1252'],
  ['AP\xae Biology', 'Windows-1252'],
  ['Mu\x96oz', 'MacRoman'],
  ['Garc\x92a', 'MacRoman'],
  ['Mart\x92nez', 'MacRoman'],
])('takes the bytes of %j for %s', async (title, encoding) => {
  const text = `Course Code,Course Title,Subject\n1,${title},Math\n2,Algebra,Math\n`;
  const { statistics } = await read('COURSE_CATALOG', Buffer.from(text, 'latin1'));
  expect(statistics).toContain(`Encoding: ${encoding}`);
});

it('finds the sheet whose headers have the table before them beside a sheet that explains them', async () => {
  const path = writeWorkbook({
    sheets: [
      {
        name: 'Notes',
        xml: textRows([
          ['Column', 'Meaning'],
          ['School', 'school of enrollment'],
        ]),
      },
      {
        name: 'Export',
        xml: textRows([
          ['STUDENTS.Student_Number', 'REENROLLMENTS.Grade_Level', 'TERMS.YearID'],
          ['0012345', '12', '33'],
        ]),
      },
    ],
  });
  expect(await check(path, 'STUDENT_ROSTER', context)).toMatchObject({ verdict: 'success', rowsKept: 1 });
});

it('says what to do with a text that is in one column of a sheet, and with a DIF file', async () => {
  const rows = [HEADER, mark(1), mark(2)];
  const path = writeWorkbook({ sheets: [{ name: 'Sheet1', xml: textRows(rows.map((line) => [line])) }] });
  const { verdict, resultsSummary } = await check(path, 'TRANSCRIPT', context);
  expect([verdict, resultsSummary[0]?.description]).toEqual(['malformed', expect.stringContaining('Text to Columns')]);
  const dif = await read('TRANSCRIPT', 'TABLE\r\n0,1\r\n"EXCEL"\r\n', 'file.dif');
  expect(dif.resultsSummary[0]?.description).toContain('DIF format');
});

const SCHOOLS = [
  { id: 'a', name: 'Lakeview High School', local_id: '0332', state_id: null, nces_id: null, ceeb_code: null },
  { id: 'b', name: 'Hilltop Academy', local_id: '0047', state_id: null, nces_id: null, ceeb_code: null },
];
const noIds = { local_id: null, state_id: null, nces_id: null, ceeb_code: null };
const twoSchools: IngestContext = {
  ...context,
  schools: SCHOOLS,
  chosen: { ...context.chosen, schoolIds: ['a', 'b'] },
};

it('takes the school and the year from the names of the sheets where no column holds them', async () => {
  const sheet = (name: string, id: string) => ({
    name,
    xml: textRows([
      ['Student ID', 'Grade', 'School Year'],
      [id, '12', '2023-24'],
    ]),
  });
  const bySchool = writeWorkbook({ sheets: [sheet('Lakeview HS', '0012345'), sheet('Hilltop Academy', '0012346')] });
  const result = await check(bySchool, 'STUDENT_ROSTER', twoSchools);
  expect(result).toMatchObject({ verdict: 'success', rowsKept: 2, schoolRows: { a: { valid: 1 }, b: { valid: 1 } } });
  expect(result.statistics).toContain('School was taken from the names of the sheets.');

  const year = (name: string, grade: string) => ({
    name,
    xml: textRows([
      ['Student ID', 'Grade'],
      ['0012345', grade],
    ]),
  });
  const byYear = writeWorkbook({ sheets: [year('2022-23', '11'), year('2023-24', '12')] });
  expect(await check(byYear, 'STUDENT_ROSTER', context)).toMatchObject({ verdict: 'success', rowsKept: 2 });
  const unnamed = writeWorkbook({ sheets: [sheet('Lakeview HS', '0012345'), sheet('Others', '0012346')] });
  const { groups, rowsKept } = await check(unnamed, 'STUDENT_ROSTER', twoSchools);
  expect(groups.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'file.school-without-rows' },
    { code: 'school.unknown', count: 1 },
  ]);
  expect(rowsKept).toBe(1);
});

it('reads the name of a school that its sheet cuts off after 31 characters, where one school alone begins so', async () => {
  const xml = (id: string) =>
    textRows([
      ['Student ID', 'Grade', 'School Year'],
      [id, '12', '2023-24'],
    ]);
  const sheets = [
    { name: 'St. Brendan-s Continuation Scho', xml: xml('0012345') },
    { name: 'Hilltop Academy', xml: xml('0012346') },
  ];
  const school = (id: string, name: string) => ({ ...noIds, id, name });
  const both = [school('a', 'St. Brendan’s Continuation School'), school('b', 'Hilltop Academy')];
  const read = (schools: typeof both) => check(writeWorkbook({ sheets }), 'STUDENT_ROSTER', { ...twoSchools, schools });
  expect(await read(both)).toMatchObject({
    verdict: 'success',
    schoolRows: { a: { valid: 1 }, b: { valid: 1 } },
  });
  const { groups } = await read([...both, school('c', 'St. Brendan’s Continuation Schoolhouse')]);
  expect(groups.map(({ code }) => code)).toContain('school.unknown');
});

it('takes the month of a test from the names of the sheets where no column holds it', async () => {
  const rows = ['Student ID,EBRW,Math,Total', '0012345,510,500,1010'];
  const read = async (...names: string[]) => {
    const xml = textRows(rows.map((line) => line.split(',')));
    const path = writeWorkbook({ sheets: names.map((name) => ({ name, xml })) });
    const chosen = { ...context.chosen, testTypes: ['SAT'] };
    return storedRows(await check(path, 'STUDENT_TEST_SCORES', { ...context, chosen }), ['test_date']);
  };
  expect(await read('SAT Oct 2022', 'SAT_March_2023')).toEqual([['2022-10-01'], ['2023-03-01']]);
  expect(await read('SAT Oct 2022')).toEqual([]);
  expect(await read('Oct 2022', 'Retakes')).toEqual([]);
});

it('takes the semester and the grade level from the names of the sheets where no column holds them', async () => {
  const marks = (name: string, mark: string) => ({
    name,
    xml: textRows([HEADER.split(','), ['0012345', '2023-24', '2210', 'Algebra I', mark, '0.5']]),
  });
  const bySemester = await check(
    writeWorkbook({ sheets: [marks('Semester 1', 'A'), marks('Semester 2', 'B')] }),
    'TRANSCRIPT',
    context,
  );
  expect(bySemester).toMatchObject({ verdict: 'success', rowsKept: 2 });
  expect(bySemester.statistics).toContain('Term was taken from the names of the sheets.');

  const students = (name: string, id: string, years: readonly string[]) => ({
    name,
    xml: textRows([
      ['Student ID', 'School', 'School Year'],
      ...years.map((year) => [id, 'Lakeview High School', year]),
    ]),
  });
  const byGrade = (years: readonly string[]) =>
    check(
      writeWorkbook({ sheets: [students('Grade 11', '0012345', years), students('Grade 12', '0012346', years)] }),
      'STUDENT_ROSTER',
      context,
    );
  expect(await storedRows(await byGrade(['2023-24']), ['student_id', 'grade_level'])).toEqual([
    ['0012345', '11'],
    ['0012346', '12'],
  ]);
  expect((await byGrade(['2022-23', '2023-24'])).missingColumns).toContain('Grade level');
  const inWords = writeWorkbook({
    sheets: [students('Juniors', '0012345', ['2023-24']), students('Seniors', '0012346', ['2023-24'])],
  });
  expect(await storedRows(await check(inWords, 'STUDENT_ROSTER', context), ['grade_level'])).toEqual([['11'], ['12']]);
});

it('takes the term and its school year from sheets that are called by both', async () => {
  const header = HEADER.split(',').filter((name) => name !== 'School Year');
  const marks = (name: string, mark: string) => ({
    name,
    xml: textRows([header, ['0012345', '2210', 'Algebra I', mark, '0.5']]),
  });
  const path = writeWorkbook({ sheets: [marks('Fall 2022', 'A'), marks('Spring 2023', 'B')] });
  const result = await check(path, 'TRANSCRIPT', context);
  expect(await storedRows(result, ['term', 'school_year', 'final_grade'])).toEqual([
    ['Fall 2022', '2023', 'A'],
    ['Spring 2023', '2023', 'B'],
  ]);
  expect(result.verdict).toBe('success');
});

it('does not fill in what was chosen where some sheets say another school or year', async () => {
  const chosen: IngestContext = {
    ...twoSchools,
    chosen: { ...context.chosen, schoolIds: ['a'], years: [2024] },
  };
  const keptOf = async (...names: string[]) => {
    const sheet = (name: string, index: number) => ({
      name,
      xml: textRows([
        ['Course Code', 'Course Name', 'Department', 'Credits'],
        [`10${index}`, `Algebra ${index}`, 'Mathematics', '1'],
      ]),
    });
    const path = writeWorkbook({ sheets: names.map(sheet) });
    return (await check(path, 'COURSE_CATALOG', chosen)).rowsKept;
  };
  expect(await keptOf('Lakeview HS', 'Hilltop Academy', 'Middle School')).toBe(1);
  expect(await keptOf('2022-23', '2023-24', 'Archive')).toBe(1);
  expect(await keptOf('Catalog 2022-23', 'Catalog 2023-24')).toBe(1);
  expect(await keptOf('Catalog 2023-24', 'More of 2023-24')).toBe(2);
  expect(await keptOf('Grades 9-10', 'Grades 11-12')).toBe(2);
});

it('reads a school by its code and name together, and grades and years as people write them', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(
    path,
    [
      'ID,School,School Year,Grade',
      '0012345,0332 - Lakeview High School,2023-2024 School Year,12 - Senior',
      '0012346,Hilltop Academy (0047),2023-24 (current),Gr. 12',
      '0012347,0047: HTA,2023-24,Twelve',
      '0012348,0099 - Nowhere High School,2023-24,12.00',
    ].join('\n'),
  );
  const result = await check(path, 'STUDENT_ROSTER', twoSchools);
  expect(result.issues.map(({ code, row }) => [code, row])).toEqual([['school.unknown', 5]]);
  expect(result).toMatchObject({ rowsKept: 3, schoolRows: { a: { valid: 1 }, b: { valid: 2 } } });
});

it('takes what programs write for no value as none', async () => {
  const lines = [HEADER, '001,2023-24,2210,Algebra I,NaN,0', '#REF!,2023-24,2210,Algebra I,A,1', mark(3)];
  const result = await read('TRANSCRIPT', lines.join('\n'));
  expect(result.issues.map(({ code, row }) => [code, row])).toEqual([
    ['cell.empty', 3],
    ['file.formula-errors', null],
  ]);
});

it('says nothing of two headers that were both read', async () => {
  const { columns, groups } = await read(
    'TRANSCRIPT',
    'Student ID,Grade,Year,Course Code,Course Title,Grade,Credits\n0012345,12,2023-24,2210,Algebra I,A,1\n',
  );
  expect([columns.grade_level?.letter, columns.final_grade?.letter, groups]).toEqual(['B', 'F', []]);
});

it('warns of students of a test or an example, and of no one who has one such name', async () => {
  const students = [
    'Test,Student',
    'ZZTest,Student 2',
    'Sample,Student',
    'Test,Ada',
    'Dempsey,Student',
    'Student,12',
    'Reyes,Demo',
    'Doe,Ada',
    'Doe,Jane',
  ];
  const lines = students.map((name, at) => `${41020 + at},${name},2023-24,12`);
  const { issues, rowsKept } = await read(
    'STUDENT_ROSTER',
    ['Student ID,Last Name,First Name,School Year,Grade Level', ...lines].join('\n'),
  );
  expect(rowsKept).toBe(students.length);
  expect(issues.filter(({ code }) => code === 'roster.test-student').map(({ row }) => row)).toEqual([2, 3, 4, 10]);
});

it('does not take for sure what ends in a question mark, and asks nothing that would change the value without it', async () => {
  const lines = ['Y,F', 'Y?,F', 'N,M?', 'n ?,?'].map((cells, at) => `${41020 + at},${cells}`);
  const result = await read('STUDENT_DEMOGRAPHICS', ['Student ID,English Learner,Gender', ...lines].join('\n'));
  expect(await storedRows(result, ['english_learner', 'gender_value'])).toEqual([
    ['true', 'female'],
    [null, 'female'],
    ['false', null],
    [null, null],
  ]);
  expect(result.issues.map(({ code, row }) => `${code} ${row}`)).toEqual(
    expect.arrayContaining(['value.unknown 3', 'value.unknown 4', 'value.unknown 5']),
  );
  expect(result.mapping?.values).toEqual([]);
});

it('takes what databases write for no value for none, not for a no or an answer', async () => {
  const nulls = ['\\N', '<NA>', '[NULL]', '<null>'];
  const lines = [...nulls.map((none) => `${none},${none},${none}`), 'N,NA,F'].map(
    (cells, at) => `${41020 + at},${cells}`,
  );
  const result = await read('STUDENT_DEMOGRAPHICS', ['Student ID,IEP,Race,Gender', ...lines].join('\n'));
  const columns = ['has_disability', 'race_value', 'gender_value'];
  expect((await storedRows(result, columns)).slice(0, 4)).toEqual(nulls.map(() => [null, null, null]));
  expect((await storedRows(result, columns)).at(-1)).toEqual(['false', null, 'female']);
  expect(result.mapping?.values).toEqual([]);
});

it('reads past a form feed of printed pages and the end of file of DOS', async () => {
  const result = await read('TRANSCRIPT', [HEADER, mark(1), `\f${mark(2)}`, '\f', mark(3), '\x1a'].join('\r\n'));
  expect(result).toMatchObject({ verdict: 'success', rowsKept: 3 });
  expect(await storedRows(result, ['student_id'])).toEqual([['001'], ['002'], ['003']]);
});

it('reads a column of averages with decimal commas, and none on another scale', async () => {
  const header = HEADER.replaceAll(',', ';');
  const file = (averages: string[]) =>
    [`${header};Cumulative GPA`, ...averages.map((gpa, at) => `${mark(at + 1).replaceAll(',', ';')};${gpa}`)].join(
      '\n',
    );
  const result = await read('TRANSCRIPT', file(['3,456', '2,9', '4,0', '3,125', '2']));
  expect((await storedRows(result, ['cumulative_gpa'])).flat()).toEqual(['3.456', '2.9', '4.0', '3.125', '2.0']);
  const scaled = await read('TRANSCRIPT', file(['34,56', '29,1', '40,2', '31,5', '20']));
  expect(scaled.columns.cumulative_gpa).toBeUndefined();
});

it('reads school years with an underscore', async () => {
  const lines = ['2023_24', '2022_2023', '22_23'].map((year, at) => mark(at + 1).replace('2023-24', year));
  const result = await read('TRANSCRIPT', [HEADER, ...lines].join('\n'));
  expect((await storedRows(result, ['school_year'])).flat()).toEqual(['2024', '2023', '2023']);
});

it('says that IDs are dates, and that all long ones end in zeros', async () => {
  const roster = (ids: string[]) =>
    read('STUDENT_ROSTER', ['Student ID,School Year,Grade Level', ...ids.map((id) => `${id},2023-24,12`)].join('\n'));
  const dates = await roster(['1903-05-18', '9/12/2023', '20230912', '2023-0912']);
  expect(dates.issues.map(({ code, row }) => `${code} ${row}`)).toEqual(['student-id.date 2', 'student-id.date 3']);
  const long = [1, 2, 3, 4, 5].map((at) => `12345678901234${at}0`);
  const codesOf = async (ids: string[]) => (await roster(ids)).groups.map(({ code }) => code);
  expect(await codesOf(long)).toContain('student-id.rounded');
  expect(await codesOf([...long, '1234567890123456'])).not.toContain('student-id.rounded');
  expect(await codesOf(long.map((id) => id.slice(0, 15)))).not.toContain('student-id.rounded');
});
