import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import type { IngestLimits } from '../../limits.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';
import { CanonicalFile } from '../canonical.ts';
import type { HeaderScore } from '../header.ts';
import { hasOddLetters } from '../letters/letters.ts';
import { COUNTED_CELLS, columnNames, type ReadTable } from '../table.ts';
import { DELIMITERS, detectDialect, startOf } from './dialect.ts';
import { toUtf8, type Utf8File } from './encoding.ts';
import { type EvenFile, loadInParts, loadRows } from './load.ts';
import { plainLines, withoutQuotedLines } from './plain-lines.ts';
import { cellsOf, type Dialect, MARK, scanRecords, scanText } from './records.ts';
import { repairsOf } from './repairs.ts';
import { countRecord, emptySurvey, isClean, type Survey, surveyRecords } from './survey.ts';

/**
 * Text file -> table `cells`. A clean file is read by DuckDB as it is; any other is written out
 * in canonical form first.
 */
export async function readCsv(
  path: string,
  engine: Engine,
  score: HeaderScore,
  limits: IngestLimits,
): Promise<ReadTable | Refusal> {
  const decoded = toUtf8(path, engine.folder);
  if (decoded instanceof Refusal) return decoded;
  const unquoted = withoutQuotedLines(decoded, engine.folder);
  const received = unquoted ?? decoded;
  const dialect = detectDialect(received.path, received.skip, score);
  const { text, isQuoted } = plainLines(received, dialect, engine.folder);
  const early = loadEarly(engine, text, dialect, limits);
  const survey = surveyRecords(text, dialect, limits);
  const isOdd = hasOddLetters(text.path, text.skip);
  await early;
  if (survey instanceof Refusal) return survey;
  const rewritten =
    isClean(survey, text, dialect) && !isOdd
      ? await loadAsIs(engine, fileAsIs(text, dialect, survey.width), survey.filled, limits, early)
      : await loadCanonical(engine, text, dialect, { ...survey, isOdd }, limits);
  if (rewritten === null) return REFUSALS.damaged;
  return {
    width: survey.width,
    rows: survey.filled,
    facts: [
      { is: 'encoding', name: text.encoding },
      { is: 'delimiter', name: DELIMITERS.find(({ character }) => character === dialect.delimiter)?.name ?? '' },
      ...(unquoted ? [{ is: 'quoted-lines' as const }] : []),
      ...(isQuoted ? [{ is: 'single-quotes' as const }] : []),
      ...repairsOf(text, dialect, { ...survey, rewritten }),
    ],
    findings: [...text.findings, ...survey.findings],
    sheets: [],
    canShift: true,
    hasCellCounts: !survey.isEven,
    ...(survey.swallowing.length ? { unreadable: survey.swallowing } : {}),
  };
}

/** A file that is read in less time is not worth a second look at its start. */
const LARGE = 8 * 1024 * 1024;

/**
 * Begins to load a large file that starts clean while its records are counted, which keeps one core busy alone (0.5
 * s of a million rows). Whether it was clean to its end, and all of it arrived, is known afterwards. Null: nothing
 * was begun, or it failed.
 */
async function loadEarly(
  engine: Engine,
  text: Utf8File,
  dialect: Dialect,
  limits: IngestLimits,
): Promise<number | null> {
  const width = statSync(text.path).size < LARGE ? null : cleanWidth(text, dialect);
  if (width === null || width > limits.columns) return null;
  return await loadInParts(engine, fileAsIs(text, dialect, width), limits);
}

/** The cells of every record at the start of a file; null where it does not start clean. */
function cleanWidth(text: Utf8File, dialect: Dialect): number | null {
  const survey = emptySurvey();
  scanText(startOf(text.path, dialect.skip), dialect.delimiter, (_bytes, from, to, fields, marks) =>
    countRecord(survey, from === to, fields, marks),
  );
  return isClean(survey, text, dialect) ? survey.width : null;
}

const LOADED = 'loaded';

const fileAsIs = (text: Utf8File, { delimiter }: Dialect, width: number): EvenFile => ({
  path: text.path,
  table: LOADED,
  delimiter,
  columns: columnNames(width),
  hasLineBreaks: false,
  isNumberedByPlace: true,
});

async function loadAsIs(
  engine: Engine,
  file: EvenFile,
  rows: number,
  limits: IngestLimits,
  early: Promise<number | null>,
): Promise<number | null> {
  const started = (await early) === null ? undefined : early;
  if (!(await loadRows(engine, file, rows, limits, started))) return null;
  // Numbers that are places are not columns to be computed: conditions on them skip blocks, and cost nothing elsewhere.
  await engine.run(
    'number rows',
    `CREATE VIEW cells AS SELECT rowid AS row_number, ${file.columns.join(', ')} FROM ${file.table} WHERE rowid > 0`,
  );
  return 0;
}

/** The cells whose letters were written in another way; null where not every row arrived. */
async function loadCanonical(
  engine: Engine,
  text: Utf8File,
  dialect: Dialect,
  survey: Survey & { isOdd: boolean },
  limits: IngestLimits,
): Promise<number | null> {
  const target = new CanonicalFile(
    join(engine.folder, 'canonical.csv'),
    dialect.delimiter,
    survey.width,
    !survey.isEven,
  );
  await engine.run('leave early rows', `DROP TABLE IF EXISTS ${LOADED}`);
  const rewrite = MARK.STRAY_QUOTE | MARK.NUL | MARK.TEXT_FORMULA;
  let row = 0;
  scanRecords(text.path, dialect, limits.recordBytes, (bytes, from, to, fields, marks) => {
    row += 1;
    if (from === to) return;
    if (marks & rewrite || survey.isOdd) target.addCells(row, cellsOf(bytes, from, to, dialect.delimiter));
    else target.addBytes(row, bytes, from, to, fields);
  });
  target.hasLineBreaks ||= (survey.marks & MARK.LINE_BREAK) !== 0;
  target.close();
  return (await loadCanonicalFile(engine, target, limits)) ? target.rewritten : null;
}

/** `cells` from a canonical file, for readers of every format; false where not every row arrived. */
export async function loadCanonicalFile(engine: Engine, file: CanonicalFile, limits: IngestLimits): Promise<boolean> {
  const { path, delimiter, width, rows, hasLineBreaks, hasCellCounts } = file;
  const load = (table: string, numbers: string[]) =>
    loadRows(
      engine,
      { path, table, delimiter, columns: [...numbers, ...columnNames(width)], hasLineBreaks },
      rows,
      limits,
    );
  if (!hasCellCounts) return load('cells', ['row_number']);
  if (!(await load(COUNTED_CELLS, ['row_number', 'cell_count']))) return false;
  await engine.run('leave counts aside', `CREATE VIEW cells AS SELECT * EXCLUDE (cell_count) FROM ${COUNTED_CELLS}`);
  return true;
}
