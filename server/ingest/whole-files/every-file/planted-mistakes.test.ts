import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

type Row = string[];
/** Rows by their place (the first is 0) and what is wrong with them: cells by column. */
type Mistake = [code: string, rows: number[], cells: Readonly<Record<number, string>>];

interface Export {
  system: string;
  type: UploadFileType;
  header: string;
  count: number;
  row: (index: number) => Row;
  mistakes: Mistake[];
  /** Findings that follow from another mistake, or say how the file was read. */
  besides?: Readonly<Record<string, number>>;
  /** Rows in error or left out. */
  lost: number;
}

const EXPORTS: Export[] = [
  {
    system: 'Synergy enrollments',
    type: 'STUDENT_ROSTER',
    header: 'Organization Name,School Year,SIS Number,State Student Number,Grade,Enter Date,Leave Date,Leave Code',
    count: 300,
    row: (index) => [
      'Lakeview High School',
      '2023-2024',
      `${100_000 + index}`,
      `${9_000_000_000 + index}`,
      '12',
      '08/14/2023',
      '06/07/2024',
      'W06 - Graduated',
    ],
    mistakes: [
      ['cell.empty', [10, 11, 12], { 2: '' }],
      ['student-id.exponent', [20, 21], { 2: '1.23457E+11' }],
      ['school.unknown', [30, 31, 32, 33], { 0: 'Nowhere Prep' }],
      ['grade-level.unreadable', [40, 41, 42, 43, 44], { 4: 'xx' }],
      ['roster.entry-after-exit', [50, 51], { 6: '08/01/2023' }],
      // The row itself is in place 60 already.
      ['row.duplicate', [61, 62], { 2: '100060', 3: '9000000060' }],
    ],
    lost: 3 + 2 + 4 + 5 + 2 + 2,
  },
  {
    system: 'Aeries transcripts',
    type: 'TRANSCRIPT',
    header: 'Student ID,School,Grade,Year,Term,Course ID,Course Title,Mark,Credits Attempted,Credits Completed',
    count: 400,
    row: (index) => [`${100_000 + index}`, '101', '12', '2024', '1', '2210', 'Algebra I', 'B', '5.000', '5.000'],
    mistakes: [
      ['cell.empty', [5, 6], { 5: '' }],
      ['number.too-small', [15, 16, 17], { 9: '-5' }],
      ['number.too-large', [25], { 9: '45' }],
      ['transcripts.earned-above-attempted', [35, 36], { 9: '10.000' }],
      ['mark.unknown', [45, 46, 47, 48], { 7: 'QQ' }],
      ['transcripts.credit-with-failing-grade', [55], { 7: 'F' }],
      ['year.unreadable', [65, 66], { 3: '20Z4' }],
      ['transcripts.credit-without-grade', [75, 76, 77], { 7: '' }],
    ],
    // 45 is more than 5, too.
    besides: { 'transcripts.earned-above-attempted': 1, 'year.single-decided': 1 },
    lost: 2 + 3 + 1 + 2 + 3,
  },
  {
    system: 'SAT scores of a counselor',
    type: 'STUDENT_TEST_SCORES',
    header: 'Student ID,Test Date,SAT EBRW,SAT Math,SAT Total',
    count: 200,
    row: (index) => [`${100_000 + index}`, '10/07/2023', '500', '510', '1010'],
    mistakes: [
      ['number.too-large', [3, 4], { 2: '900', 4: '1410' }],
      ['tests.sat-math-step', [13], { 3: '515', 4: '1015' }],
      ['tests.sat-total-not-sum', [23, 24, 25], { 4: '1100' }],
      ['date.unreadable', [33], { 1: '13/45/2023' }],
      ['tests.no-student', [43, 44], { 0: '' }],
    ],
    lost: 2 + 1 + 2,
  },
];

function rowsOf({ header, count, row, mistakes }: Export, isDirty: boolean): Row[] {
  const rows = Array.from({ length: count }, (_, index) => row(index));
  for (const [, places, cells] of isDirty ? mistakes : [])
    for (const place of places)
      for (const [column, text] of Object.entries(cells)) (rows[place] ?? [])[Number(column)] = text;
  return [header.split(','), ...rows];
}

const asText = (rows: Row[]) => rows.map((row) => row.join(',')).join('\r\n');
/** As systems name it .xls: a page with a title above the table. */
const asPage = (rows: Row[]) => {
  const cells = (row: Row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<html><body><table><tr><td colspan="4">Printed 06/12/2024</td></tr>${rows.map(cells).join('')}</table></body></html>`;
};

const PAGE = 25;
/** As reports print it: the header again on each page, lines between, and a legend below. */
const asReport = ([header = [], ...rows]: Row[]) => {
  const lines = rows.flatMap((row, at) =>
    at % PAGE === 0 && at > 0 ? [[`Page ${at / PAGE} of 9`], [], header, row] : [row],
  );
  return asText([header, ...lines, [], ['Code', 'Meaning'], ['Q1', 'First quarter'], ['Total', `${rows.length}`]]);
};

function upload(type: UploadFileType, name: string, content: string) {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return check(path, type, context);
}

it.each(EXPORTS)('a clean file of $system has nothing found in any row', async (one) => {
  const { verdict, groups, rowsKept } = await upload(one.type, 'clean.csv', asText(rowsOf(one, false)));
  expect(groups.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect([verdict, rowsKept]).toEqual(['success', one.count]);
});

it.each(
  EXPORTS.flatMap((one) => [
    { ...one, form: 'text', name: 'dirty.csv', write: asText, rowOf: (place: number) => place + 2 },
    { ...one, form: 'a page named .xls', name: 'dirty.xls', write: asPage, rowOf: (place: number) => place + 3 },
    {
      ...one,
      form: 'a report with pages',
      name: 'dirty.csv',
      write: asReport,
      rowOf: (place: number) => place + 2 + 3 * Math.floor(place / PAGE),
    },
  ]),
)('every planted mistake of $system as $form is found, at its row, and nothing else', async (one) => {
  const { groups, rowsKept } = await upload(one.type, one.name, one.write(rowsOf(one, true)));
  const found = groups.filter(({ code }) => !code.startsWith('file.')).map(({ code, count }) => [code, count]);
  const planted = one.mistakes.map(([code, rows]) => [code, rows.length + (one.besides?.[code] ?? 0)]);
  const besides = Object.entries(one.besides ?? {}).filter(([code]) => !planted.some(([known]) => known === code));
  expect(found.toSorted()).toEqual([...planted, ...besides].toSorted());
  for (const [code, rows] of one.mistakes) {
    const group = groups.find((candidate) => candidate.code === code);
    const seen = rows.slice(0, 5).map(one.rowOf);
    expect(group?.firstRows, code).toEqual(expect.arrayContaining(seen));
  }
  expect(rowsKept).toBe(one.count - one.lost);
});
