import { aboutFile, type FileFinding, RowsOf } from '../../findings.ts';
import type { IngestLimits } from '../../limits.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';
import { mayBeFull } from '../last-row.ts';
import { Ending } from './cut-off.ts';
import { startOf } from './dialect.ts';
import type { OddLine, Utf8File } from './encoding.ts';
import { type Dialect, MARK, scanRecords } from './records.ts';
import { Swallowing } from './swallowed.ts';

export interface Survey {
  width: number;
  records: number;
  /** Records that are not blank lines. */
  filled: number;
  /** Those that the file has, in all records. */
  cells: number;
  isEven: boolean;
  /** All marks that occurred. */
  marks: number;
  /** Numbers of the records that have several rows in one cell. */
  swallowing: number[];
  findings: FileFinding[];
}

export const emptySurvey = (): Survey => ({
  width: 0,
  records: 0,
  filled: 0,
  cells: 0,
  isEven: true,
  marks: 0,
  swallowing: [],
  findings: [],
});

export function countRecord(survey: Survey, isBlank: boolean, fields: number, marks: number): void {
  survey.records += 1;
  survey.marks |= marks;
  if (isBlank) return;
  survey.filled += 1;
  survey.cells += fields;
  if (survey.width !== 0 && fields !== survey.width) survey.isEven = false;
  if (fields > survey.width) survey.width = fields;
}

/** More are not slips of a person: such a file is written by other rules of quotation marks. */
const MOST_SWALLOWING = 1_000;

/**
 * One pass that only counts. Records are numbered as a spreadsheet shows them: blank lines are rows, line
 * breaks in cells are not.
 */
export function surveyRecords(text: Utf8File, dialect: Dialect, limits: IngestLimits): Survey | Refusal {
  const survey = emptySurvey();
  const stray = new RowsOf('file.stray-quote');
  const nul = new RowsOf('file.null-character');
  const swallowed = new RowsOf('file.swallowed-rows');
  const odd = new Map<OddLine, RowsOf>();
  const ending = new Ending();
  const swallowing = new Swallowing(dialect.delimiter);
  let line = 0;
  const end = scanRecords(text.path, dialect, limits.recordBytes, (bytes, from, to, fields, marks, offset) => {
    countRecord(survey, from === to, fields, marks);
    for (let next = text.oddLines[line]; next && next.offset < offset + to - from; next = text.oddLines[++line]) {
      const rows = odd.get(next.code) ?? new RowsOf(next.code);
      odd.set(next.code, rows);
      rows.add(survey.records);
    }
    if (from === to) return;
    const hasLineBreak = (marks & MARK.LINE_BREAK) > 0;
    const isSwallowing = swallowing.take(survey.records, fields, hasLineBreak, () => bytes.toString('utf8', from, to));
    if (marks & MARK.STRAY_QUOTE && !isSwallowing) stray.add(survey.records);
    ending.take(fields, marks, offset);
    if (marks & MARK.NUL) nul.add(survey.records);
  });
  if (end.open !== null)
    return hasQuote(text.path, end.open, limits)
      ? new Refusal({ is: 'open-quote', row: survey.records + 1 })
      : REFUSALS.notATable;
  swallowing.end();
  survey.swallowing = swallowing.rows;
  const [swallows] = swallowing.rows;
  const unusable = swallowing.header ?? (swallowing.rows.length > MOST_SWALLOWING ? swallows : undefined);
  if (unusable !== undefined) return new Refusal({ is: 'open-quote', row: unusable });
  for (const row of swallowing.rows) swallowed.add(row);
  if (survey.width > limits.columns || isMostlyPadding(survey, limits)) return REFUSALS.tooWide;
  if (survey.filled === 0) return REFUSALS.empty;
  const isCutOff = ending.isCutOff(text.path, dialect.delimiter);
  const ends = isCutOff ? 'file.cut-off' : mayBeFull(survey.records) ? 'file.ends-full' : null;
  survey.findings = [
    ...swallowed.finding(),
    ...stray.finding(),
    ...nul.finding(),
    ...(ends ? [{ ...aboutFile(ends), rows: [survey.records] }] : []),
    ...[...odd.values()].flatMap((rows) => rows.finding()),
  ];
  return survey;
}

/** A row without an end, and no quotation mark in it: one line of a program's own format. */
const hasQuote = (path: string, offset: number, { recordBytes }: IngestLimits): boolean =>
  startOf(path, offset, recordBytes).includes('"');

/** Where more cells would have to be added than the file has, times this, its rows were not merely cut short. */
const MOST_ADDED = 10;

/**
 * Every row is made as wide as the widest: one of 2,000 cells above rows of one would make gigabytes of a small file.
 */
function isMostlyPadding({ width, filled, cells }: Survey, limits: IngestLimits): boolean {
  const added = width * filled - cells;
  return added > limits.addedCells && added > cells * MOST_ADDED;
}

/**
 * No 'sep=' line, no ragged rows, no blank lines, one kind of line end, no line breaks in cells: then row
 * numbers follow from the order.
 */
export function isClean(survey: Survey, text: Utf8File, dialect: Dialect): boolean {
  const { LF, CRLF, QUOTED } = MARK;
  return (
    survey.isEven &&
    survey.filled === survey.records &&
    dialect.skip === text.skip &&
    survey.width > 1 &&
    ((survey.marks & ~QUOTED) === LF || (survey.marks & ~QUOTED) === CRLF)
  );
}
