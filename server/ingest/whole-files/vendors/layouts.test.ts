import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, fixture, ofLakeviewHigh, temporaryFolder } from '../../test-run.ts';

const tests = (test: string) => ofLakeviewHigh({ testTypes: [test] });

/** The samples hold no line breaks in cells; quotes only around cells with a comma. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].slice(0, -1).map(([, whole = '', quoted]) => quoted ?? whole);
const tableOf = (path: string): string[][] =>
  readFileSync(fixture(`samples/${path}`), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)
    .map(cellsOf);

function write(rows: readonly (readonly string[])[]): string {
  const path = join(temporaryFolder(), 'file.csv');
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  writeFileSync(path, rows.map((row) => row.map(cell).join(',')).join('\r\n'));
  return path;
}

interface Variant {
  order: number[];
  lower: boolean;
  spaces: boolean;
  extra: string[];
}

/**
 * The same table as another export of it may look: columns in another order, others between them,
 * headers in another dress.
 */
function varied(rows: string[][], { order, lower, spaces, extra }: Variant): string[][] {
  const width = rows[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, index) => index).sort(
    (one, other) => (order[one % order.length] ?? 0) - (order[other % order.length] ?? 0) || other - one,
  );
  const dress = (header: string) => {
    const plain = spaces ? header.replaceAll('_', ' ') : header;
    return lower ? plain.toLowerCase() : plain;
  };
  return rows.map((row, at) => [
    ...extra.map((name, index) => (at === 0 ? `Unknown ${name} ${index}` : 'x')),
    ...places.map((place) => (at === 0 ? dress(row[place] ?? '') : (row[place] ?? ''))),
  ]);
}

const LAYOUTS: [file: string, type: UploadFileType, context: IngestContext, name: string, kept: number][] = [
  [
    'college-board-act-ib/ap_student_datafile_2023_24.csv',
    'STUDENT_TEST_SCORES',
    tests('AP'),
    'College Board AP student datafile',
    13,
  ],
  [
    'college-board-act-ib/sat_student_datafile.csv',
    'STUDENT_TEST_SCORES',
    tests('SAT'),
    'College Board SAT student datafile',
    10,
  ],
  ['college-board-act-ib/act_student_file.csv', 'STUDENT_TEST_SCORES', tests('ACT'), 'ACT student file', 5],
  ['college-board-act-ib/ib_candidate_results.csv', 'STUDENT_TEST_SCORES', tests('IB'), 'IB candidate results', 5],
  ['sds-100-users/Student.csv', 'STUDENT_ROSTER', ofLakeviewHigh(), 'Microsoft School Data Sync Student.csv', 60],
  ['sds-v2.1-oneroster/roles.csv', 'STUDENT_ROSTER', ofLakeviewHigh(), 'OneRoster roles.csv', 3],
  [
    'sds-v2.1-oneroster/courses.csv',
    'COURSE_CATALOG',
    ofLakeviewHigh({ years: [2022] }),
    'School Data Sync courses.csv',
    1,
  ],
];

describe('a layout is recognised in whatever dress', () => {
  it.each(LAYOUTS)('%s', async (file, type, context, name, kept) => {
    const rows = tableOf(file);
    const variant = fc.record({
      order: fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }),
      lower: fc.boolean(),
      spaces: fc.boolean(),
      extra: fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(variant, async (chosen) => {
        const result = await check(write(varied(rows, chosen)), type, context);
        expect(result.statistics.some((line) => line.startsWith(`Recognized as ${name}`))).toBe(true);
        expect(result.rowsKept).toBe(kept);
      }),
      { numRuns: 3, verbose: true },
    );
  });
});

const HEADERS_OF_AP = ['AP ID', 'Last Name', 'First Name', 'Date of Birth', 'Student Identifier', 'AI Code'];
const slot = (name: string) => (number: number) => `${name} ${String(number).padStart(2, '0')}`;

describe('files of other years', () => {
  it('reads AP files that say score and administration, with zeros lost and a blank ID', async () => {
    const slots = [1, 2, 3].flatMap((n) => [
      slot('Administration Year')(n),
      slot('AP Exam Code')(n),
      slot('Exam Score')(n),
    ]);
    const path = write([
      [...HEADERS_OF_AP, ...slots],
      ['1', 'Ruiz', 'Ana', '10206', '0012345', '999', '24', '7', '5', '', '', '', '23', '36', '4'],
      ['2', 'Lee', 'Kim', '120306', '', '999', '24', '66', '3', '', '', '', '', '', ''],
    ]);
    const result = await check(path, 'STUDENT_TEST_SCORES', tests('AP'));
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 3, rowsKept: 3 });
    expect(result.groups.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  const DAYS = ['10/07/2023', '10/7/23'];
  it.each(DAYS)(
    'counts the latest sitting once where it is among the sittings, whatever its date looks like: %s',
    async (day) => {
      const family = (of: string) => [`${of}_SAT_DATE`, `${of}_SAT_TOTAL`, `${of}_SAT_EBRW`, `${of}_SAT_MATH_SECTION`];
      const path = write([
        ['SECONDARY_ID', ...family('LATEST'), ...family('ADMIN1'), ...family('ADMIN2')],
        ['0012345', day, '1310', '670', '640', '2023-10-07', '1310', '670', '640', '3/11/2023', '1200', '600', '600'],
      ]);
      const result = await check(path, 'STUDENT_TEST_SCORES', tests('SAT'));
      expect(result).toMatchObject({ verdict: 'success', rowsRead: 2, rowsKept: 2, groups: [] });
    },
  );

  it('names the row and the column of the slot an error is in', async () => {
    const path = write([
      [
        'Student Identifier',
        ...[1, 2, 3].flatMap((n) => [slot('Admin Year')(n), slot('Exam Code')(n), slot('Exam Grade')(n)]),
      ],
      ['0012345', '24', '07', '5', '24', '36', '9', '24', '66', '3'],
    ]);
    const { issues } = await check(path, 'STUDENT_TEST_SCORES', tests('AP'));
    expect(issues.map(({ code, row, columnLetter, header }) => [code, row, columnLetter, header])).toEqual([
      ['tests.score-out-of-range', 2, 'G', 'Exam Grade 02'],
    ]);
  });

  it('reads IB without IDs by name and birth date, a session in one cell, and leaves the Middle Years Programme out', async () => {
    const path = write([
      ['Session', 'Programme', 'Personal Code', 'Name', 'DOB', 'Subject', 'Level', 'Grade'],
      ['M24', 'DP', 'abc123', 'Ruiz, Ana Maria', '2006-03-14', 'BIOLOGY', 'HL', '6'],
      ['May 2024', 'MYP', 'abc124', 'Lee, Kim', '2008-03-14', 'BIOLOGY', 'SL', '5'],
    ]);
    const result = await check(path, 'STUDENT_TEST_SCORES', tests('IB'));
    expect(result).toMatchObject({ rowsRead: 2, rowsKept: 1, missingColumns: [] });
    expect(result.issues.filter(({ severity }) => severity === 'error').map(({ code, row }) => [code, row])).toEqual([
      ['value.not-accepted', 3],
    ]);
  });

  it('believes a column that names the test before the layout', async () => {
    const path = write([
      ['Student ID', 'Assessment', 'Test Date', 'Total Score', 'EBRW Score', 'Math Score'],
      ['0012345', 'SAT School Day', '2023-10-07', '1310', '670', '640'],
      ['0012346', 'PSAT/NMSQT', '2022-10-07', '1110', '570', '540'],
    ]);
    const result = await check(path, 'STUDENT_TEST_SCORES', tests('SAT'));
    expect(result).toMatchObject({ rowsRead: 2, rowsKept: 1 });
    expect(result.issues.map(({ code, row, value }) => [code, row, value])).toEqual([
      ['value.not-accepted', 3, 'PSAT/NMSQT'],
    ]);
  });

  it('does not take a roster with a PSAT column for a score file', async () => {
    const path = write([
      ['Student ID', 'Grade Level', 'School Year', 'PSAT Date'],
      ['0012345', '12', '2023-24', '2022-10-07'],
    ]);
    expect(await check(path, 'STUDENT_ROSTER', ofLakeviewHigh())).toMatchObject({ verdict: 'success', rowsKept: 1 });
  });

  it.each([
    ['PSAT', ['SECONDARY_ID', 'LATEST_PSAT_TOTAL', 'LATEST_PSAT_EBRW', 'LATEST_PSAT_DATE']],
    ['PreACT', ['ID_Local', 'Test_Dte', 'Pred_ACT_Comp', 'Eng', 'Mth', 'Rdg', 'Sci']],
    ['ACT Aspire', ['Student ID', 'Aspire English', 'Aspire Math', 'Test Date']],
  ])('refuses %s by name', async (name, headers) => {
    const result = await check(write([headers, headers.map(() => '400')]), 'STUDENT_TEST_SCORES', tests('SAT'));
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
    expect(result.groups.map(({ message }) => message)).toEqual([expect.stringContaining(`${name} scores`)]);
  });
});
