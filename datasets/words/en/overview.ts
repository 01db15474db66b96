import { quoted, rowsWritten, schoolYear, written } from '../../kit/english.ts';
import type { LayoutReason, RowsLeftOut, SlotsOf } from '../../kit/overview/overview-line.ts';
import type { OverviewWords } from '../overview-words.ts';
import { dayWritten } from '../times.ts';
import { filledIn } from './decisions.ts';

/** Why rows were left out: of one row, of several. */
export const LEFT_OUT_EN: Record<RowsLeftOut['reason'], readonly [one: string, many: string]> = {
  'in-error': ['row in error', 'rows in error'],
  'not-chosen': [
    'row of a school, year or test that was not selected',
    'rows of schools, years or tests that were not selected',
  ],
  copy: ['exact copy of an earlier row', 'exact copies of earlier rows'],
  replaced: ['row of a record that another row has too', 'rows of records that another row has too'],
  file: ['row of a file that cannot be used as it is', 'rows of a file that cannot be used as it is'],
  'no-slot': ['row without any score', 'rows without any score'],
  role: [
    'row of a person who is not a student, or may not be one',
    'rows of people who are not students, or may not be',
  ],
  'not-read': ['row without a value in any column that is read', 'rows without a value in any column that is read'],
};

/** Rows that a layout leaves out, after 'row' or 'rows'. */
export const LEFT_OUT_BY_LAYOUT_EN: Record<LayoutReason, string> = {
  deleted: 'marked as deleted',
  totals: 'of totals',
  'not-students': 'of people who are not students',
  'without-grade': 'of people without a grade level',
  'ended-programs': 'of programs that ended before the final school year',
  'parts-of-scores': 'of percentiles, subscores, benchmarks and writing tests',
  'other-scores': 'of percentiles, raw and predicted scores',
  'progress-marks':
    'of progress grades without credit, such as quarters, beside the grade of a longer term of the course',
  'no-test': 'of students without a score and a test date',
};

/** Of one, of many. */
const SLOTS: Record<SlotsOf, readonly [string, string]> = {
  courses: ['course', 'courses'],
  exams: ['exam slot', 'exam slots'],
  scores: ['score', 'scores'],
  sittings: ['sitting', 'sittings'],
  terms: ['term', 'terms'],
  tests: ['test', 'tests'],
  years: ['school year', 'school years'],
};

const slotsARow = ({ count, of }: { count: number; of: SlotsOf }): string =>
  `${count} ${SLOTS[of][count === 1 ? 0 : 1]} a row`;

const andMore = (texts: readonly string[], more: number): string =>
  `${texts.join(', ')}${more > 0 ? ` and ${written(more)} more` : ''}`;

/** Lines of the overview of a file. */
export const OVERVIEW_EN: OverviewWords = {
  encoding: ({ name }) => `Encoding: ${name}`,
  delimiter: ({ name }) => `Delimiter: ${name}`,
  sheets: ({ names }) => `${names.length > 1 ? 'Sheets' : 'Sheet'}: ${quoted(names).join(', ')}`,
  'order-marks': () => 'Byte order marks at the start: more than one, all left out',
  'delimiter-line': () => "The line 'sep=' names the delimiter and is not counted as a row",
  'quoted-lines': () => 'Each line is one text in quotation marks; its cells were read without them',
  'single-quotes': () => 'Texts are in single quotation marks, which are not part of them',
  'line-ends': ({ ends }) => `Line ends: ${ends.join(' and ')} mixed, each read as the end of a row`,
  'blank-lines': ({ count }) => `Blank lines: ${written(count)}, left out`,
  letters: ({ count }) =>
    `Cells with letters in another form (&amp;, an accent apart from its letter, wide digits, check marks, marks no one sees), read as usual: ${written(count)}`,
  'merged-cells': ({ count }) => `Merged cells whose text was read in each of their rows: ${written(count)}`,
  'short-rows': ({ rows, more }) =>
    `Fewer cells than the header row: ${rows.length + more === 1 ? 'row' : 'rows'} ${andMore(rows.map(written), more)}; the missing cells at the end were read as empty`,
  'unnamed-columns': ({ letters, more }) => `Columns without a header, not stored: ${andMore(letters, more)}`,
  'beside-header': ({ header, letter }) =>
    `The values of '${header}' were read from column ${letter}, beside its header`,
  layout: ({ name, slots }) => `Recognized as ${name}${slots ? `: ${slotsARow(slots)}` : ''}`,
  'by-position': ({ layout }) =>
    `Recognized as ${layout} without a header row: each column was named by its position, since its values fit`,
  'header-lines': ({ row }) => `Header in two lines: rows ${row - 1} and ${row} were read together`,
  'header-row': ({ row }) => `Header row: ${row}`,
  rows: ({ read, kept, leftOut }) =>
    `Rows: ${written(read)} read, ${written(kept)} kept${leftOut === undefined ? '' : `, ${written(leftOut)} left out`}`,
  'kept-of-yours': ({ rows }) => `Rows kept for your schools: ${written(rows)}`,
  'left-out-of-yours': ({ rows }) => `Rows left out for your schools: ${written(rows)}`,
  'left-out': ({ reasons }) =>
    `Left out: ${reasons.map(({ reason, rows }) => `${written(rows)} ${LEFT_OUT_EN[reason][rows === 1 ? 0 : 1]}`).join(', ')}`,
  'layout-leaves-out': ({ rows, reason }) => `Left out: ${rowsWritten(rows)} ${LEFT_OUT_BY_LAYOUT_EN[reason]}`,
  schools: ({ names }) => `Schools found: ${names.join(', ')}`,
  years: ({ years }) => `School years found: ${years.map(schoolYear).join(', ')}`,
  students: ({ count }) => `Distinct students: ${written(count)}`,
  courses: ({ count }) => `Distinct courses: ${written(count)}`,
  'columns-read': ({ columns, more }, nameOf) =>
    `Columns read: ${andMore(
      columns.map(({ header, column }) => `'${header}' as ${nameOf(column)}`),
      more,
    )}`,
  'columns-not-stored': ({ headers, more }) => `Columns not stored: ${andMore(quoted(headers), more)}`,
  filled: ({ header, ...own }) => `'${header}': ${filledIn(own)}`,
  'values-mapped': ({ by, at, values }) =>
    `Values mapped by ${by} on ${dayWritten(at, 'en')}: ${values.map(({ text, label }) => `'${text}' -> ${label ?? 'not known'}`).join(', ')}`,
  written: ({ text }) => text,
};
