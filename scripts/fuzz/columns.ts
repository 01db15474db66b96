import type { Random } from '#server/test-random.ts';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Headers that set off what reads several columns together, and names that the program uses itself. */
const HEADERS = [
  ...[
    'Race',
    'Race 2',
    'Hispanic',
    'Ethnicity',
    'Exit Date',
    'Entry Date',
    'School Year',
    'Year',
    'Term',
    'Grade',
    'Status',
  ],
  ...[
    'SAT1 Math',
    'SAT99999999999999999999 Math',
    'AP Biology',
    'Exam Code 01',
    'Exam Grade 99',
    'Subtest',
    'Test Month',
  ],
  ...['Active', 'In GPA', 'Program', 'Student Name', 'Course Type', 'Level', 'ID', 'Home School', 'Total', 'PSAT'],
  ...['c0', 'c1', 'source', 'typed', 'finding', 'row_number', 'school_id', 'value', '__proto__', 'constructor', 'null'],
  ...['', "'", '\\', '%s', '{value}', '$&', '(?:', '[a', '\u05e9\u05dd', '\u{1f600}', 'x'.repeat(5_000)],
];
const CELLS = [
  ...[
    '',
    '0',
    '1',
    'Y',
    'N',
    'X',
    '00',
    '-1',
    '1e999',
    'NaN',
    '9999-12-31',
    '0000-01-01',
    '2/30/2024',
    '2023-24',
    '9999',
  ],
  ...[
    'FY',
    'Fall 99999',
    '12-Sep',
    'A - Asian',
    'White; Zork',
    '410200 - Okafor, Ada',
    '1,234.56',
    "'",
    '{"is"',
    '=1+1',
  ],
];

/** The lines of a table of commas, as cells. A cell that holds a comma is cut, which is one more damage. */
function inCells(bytes: Buffer, change: (rows: string[][]) => void): Buffer {
  const rows = bytes
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(','));
  change(rows);
  return Buffer.from(rows.map((row) => row.join(',')).join('\n'));
}

/** Another header over the same cells, or over cells that are all of a few values. */
export const otherColumn: Mutation = (bytes, random) =>
  inCells(bytes, ([header = [], ...rows]) => {
    const at = random.below(header.length + 1);
    header[at] = random.of(HEADERS);
    if (random.below(2) === 0) return;
    const few = Array.from({ length: 1 + random.below(4) }, () => random.of(CELLS));
    for (const row of rows) row[at] = random.of(few);
  });

/** A title, the heading of a group, the header once more, or a small table. */
export const otherRow: Mutation = (bytes, random) =>
  inCells(bytes, (rows) => {
    const added = random.of([
      [[random.of(CELLS)]],
      [[random.of(HEADERS), random.of(CELLS)]],
      [['Grade 9', '', '', '']],
      [[...(rows[0] ?? [])]],
      [[''], ['Code', 'Meaning'], [random.of(CELLS), random.of(HEADERS)]],
    ]);
    rows.splice(random.below(rows.length + 1), 0, ...added);
  });
