import type { Table } from './tables.ts';

/** Typical mistakes, planted into a good table. Rows are counted as a spreadsheet does: the header is row 1. */
type Change = { row: number; column: string; value: string };

function changed(table: Table, changes: readonly Change[]): Table {
  const [header = [], ...rows] = table;
  const copy = rows.map((row) => [...row]);
  for (const { row, column, value } of changes) {
    const [cells, index] = [copy[row - 2], header.indexOf(column)];
    if (!cells || index < 0) throw new Error(`No row ${row} or column ${column} to change`);
    cells[index] = value;
  }
  return [header, ...copy];
}

const every = (rows: readonly number[], column: string, value: string): Change[] =>
  rows.map((row) => ({ row, column, value }));

/** What Excel makes of an ID such as 0100037 in a narrow column that was saved as CSV. */
const exponent = (id: string) => Number(id).toExponential(2).toUpperCase().replace('E+', 'E+0');

export const idsInExponentForm = (roster: Table): Table =>
  changed(
    roster,
    [12, 13, 14, 15, 60, 61, 62].map((row) => ({
      row,
      column: 'Student ID',
      value: exponent(roster[row - 1]?.[0] ?? ''),
    })),
  );

export const withoutColumn = (table: Table, column: string): Table => {
  const index = table[0]?.indexOf(column) ?? -1;
  return table.map((row) => row.filter((_, at) => at !== index));
};

export const unreadableYearsAndCredits = (transcripts: Table): Table =>
  changed(transcripts.slice(0, 1200), [
    ...every([25, 26, 27], 'School Year', '20Z1'),
    ...every([310, 311], 'Credits Earned', 'half'),
    ...every([500], 'Credits Earned', '-0.5'),
    ...every([701], 'Course Code', ''),
    ...every([702], 'School Year', ''),
  ]);

export const unknownCodes = (demographics: Table): Table =>
  changed(demographics, [
    ...every([10, 11, 12, 13], 'Race/Ethnicity', 'ZZ'),
    ...every([40, 41], 'Gender', 'Q'),
    ...every([55], 'Student ID', ''),
  ]);

export const scoresOutOfRange = (ap: Table): Table =>
  changed(ap, [
    ...every([9, 57, 122], 'Score', '6'),
    ...every([31], 'Score', '0'),
    ...every([77, 78], 'Student ID', ''),
    ...every([140, 141], 'Student ID', '1.00E+05'),
    ...[200, 201, 202].map((row) => ({ row, column: 'Student ID', value: String(7_654_121 + row) })),
  ]);

/** One row per school: what some systems export when asked for 'test scores'. */
export const onePerSchool: Table = [
  ['SCHOOLNAME', 'AP Test Takers', 'Total Exams Taken', 'Number of Exams with scores 3 4 or 5'],
  ['Lakeview High School', '64', '118', '71'],
  ['Eastside Technical High School', '38', '60', 's'],
  ['Harbor Arts Academy', 's', 's', 's'],
];
