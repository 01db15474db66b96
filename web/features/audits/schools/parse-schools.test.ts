import { expect, test } from 'vitest';
import { parseSchools, type TakenSchool } from './parse-schools.ts';
import { textOfCsv } from './text-of-csv.ts';

const problemsOf = (text: string, taken?: readonly TakenSchool[]) =>
  parseSchools(text, taken).map(({ line, problem }) => [line, problem?.kind ?? 'fine']);

test('cells copied from a sheet, without a header: name and IDs in order, leading zeros kept', () => {
  expect(parseSchools('Washington High\t0042\tWA-1\t063441005713\t051234\r\nLee, North\t0043\r\n')).toEqual([
    {
      line: 1,
      school: {
        name: 'Washington High',
        local_id: '0042',
        state_id: 'WA-1',
        nces_id: '063441005713',
        ceeb_code: '051234',
      },
      problem: null,
    },
    { line: 2, school: { name: 'Lee, North', local_id: '0043' }, problem: null },
  ]);
});

test('a CSV file with a header in another order, quotes and columns that are not ours', () => {
  const text = '\uFEFFNCES ID,Enrollment,"School Name",School Number\n063441005713,900,"Lee, ""North""",0043\n';
  expect(parseSchools(text)).toEqual([
    { line: 2, school: { nces_id: '063441005713', name: 'Lee, "North"', local_id: '0043' }, problem: null },
  ]);
});

test('each line that is not taken says why', () => {
  const text = ['A\t1', '', 'a\t1', 'A\t2', '\t3', 'B\t1', 'C\t1.00E+05', 'D'].join('\n');
  expect(problemsOf(text)).toEqual([
    [1, 'fine'],
    [2, 'blank'],
    [3, 'same-name'],
    [4, 'same-name'],
    [5, 'no-name'],
    [6, 'same-id'],
    [7, 'shortened'],
    [8, 'fine'],
  ]);
  expect(parseSchools('A\t1\nA\t1')[1]?.problem).toEqual({ kind: 'repeated', line: 1 });
});

test('a school that the audit has is left out; more than 2,000 and long names are refused', () => {
  expect(problemsOf('North High', [{ name: 'NORTH high' }])).toEqual([[1, 'repeated']]);
  const many = Array.from({ length: 2001 }, (_, index) => `School ${index}`).join('\n');
  expect(problemsOf(many).at(-1)).toEqual([2001, 'too-many']);
  expect(problemsOf('x'.repeat(201))).toEqual([[1, 'too-long']]);
});

test('an ID that a school of the audit has is refused, and the school named', () => {
  const taken = [{ name: 'North High', local_id: '0042', state_id: null }];
  expect(parseSchools('East High\t0042', taken)[0]?.problem).toEqual({
    kind: 'id-taken',
    school: 'North High',
    field: 'local_id',
  });
  expect(problemsOf('East High\t0043\t0042', taken)).toEqual([[1, 'fine']]);
});

test('nothing is nothing', () => {
  expect(parseSchools('')).toEqual([]);
  expect(parseSchools('School Name\tID\n')).toEqual([]);
});

test('a CSV file as Excel saves it, in UTF-8 or in Windows-1252', () => {
  const text = 'Nombre,Identificador del distrito\nPeñasco,0042\n';
  const bytes = new TextEncoder().encode(`\uFEFF${text}`).buffer;
  const ansi = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;
  for (const file of [bytes, ansi])
    expect(parseSchools(textOfCsv(file))).toMatchObject([
      { school: { name: 'Peñasco', local_id: '0042' }, problem: null },
    ]);
});
