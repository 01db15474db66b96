import { DATASETS } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { type HeaderMatch, headerScore, matchHeaders } from '#datasets/kit/to-match.ts';
import { selectDataRows } from './data-rows.ts';
import type { Engine, Row } from './engine.ts';
import { aboutFile, type FileFinding } from './findings.ts';
import { findHeader, type HeaderScore } from './header.ts';
import { HEADER_ROWS } from './read/sheets.ts';
import { columnNames, type ReadTable } from './read/table.ts';
import { Refusal } from './refusal.ts';

/** The table with its meaning: which column is which, and the DuckDB view `source` with the rows of data alone. */
export interface RecognisedTable extends HeaderMatch {
  /** As seen in a spreadsheet program. */
  headerRow: number;
  columns: SourceColumn[];
  /** The dataset whose headers these are, where it is not the one the file was uploaded as. */
  looksLike: Dataset | null;
  findings: FileFinding[];
}

const NO_HEADER = new Refusal(
  `None of the first ${HEADER_ROWS} rows is a header row: no column has a name we know.`,
  'Name the columns in one row above the data, as in the sample file, and upload the file again.',
);
const FIXED_WIDTH = new Refusal(
  'The columns are kept apart by spaces only (fixed width).',
  'Export the table as CSV or as an Excel workbook and upload that file.',
);

/** recognise: header row, columns, rows that are no data, and a file that belongs under another card. */
export async function recognise(
  table: ReadTable,
  dataset: Dataset,
  context: IngestContext,
  engine: Engine,
): Promise<RecognisedTable | Refusal> {
  const start = await engine.rows('look for headers', `SELECT * FROM cells ORDER BY row_number LIMIT ${HEADER_ROWS}`);
  const texts = start.map((row) => columnNames(table.width).map((name) => textOf(row[name])));
  const { header, score } = findHeader(texts, anyScore(dataset));
  if (score === 0) return isFixedWidth(table, texts) ? FIXED_WIDTH : NO_HEADER;
  const columns = columnsOf(texts[header] ?? []);
  const headerRow = Number(start[header]?.row_number);
  const findings = await selectDataRows(engine, table, headerRow, columns);
  const samples = await sampleValues(engine);
  const match = matchHeaders(dataset, columns, (index) => samples(index), context);
  const looksLike = match.missing.length
    ? otherDataset(
        dataset,
        columns.map((column) => column.header),
      )
    : null;
  return { ...match, headerRow, columns, looksLike, findings: [...findings, ...duplicateHeaders(columns)] };
}

/** A header row of any dataset will do: a file under the wrong card has one, too. Its own dataset wins between equals. */
export function anyScore(dataset: Dataset): HeaderScore {
  const others = DATASETS.filter((other) => other !== dataset);
  return (cells) => {
    const own = headerScore(dataset, cells);
    return own + Math.max(0, ...others.map((other) => headerScore(other, cells) - own)) * 0.9;
  };
}

function otherDataset(dataset: Dataset, headers: readonly string[]): Dataset | null {
  const own = headerScore(dataset, headers);
  const scored = DATASETS.filter((other) => other !== dataset).map((other) => ({
    other,
    score: headerScore(other, headers),
  }));
  const best = scored.reduce<{ other: Dataset | null; score: number }>(
    (one, next) => (next.score > one.score ? next : one),
    { other: null, score: own },
  );
  return best.other;
}

function columnsOf(headers: readonly string[]): SourceColumn[] {
  return headers.flatMap((text, index) => {
    const header = text.replace(/[\s\uFEFF\u200B]+/g, ' ').trim();
    return header ? [{ index, letter: letterOf(index), header }] : [];
  });
}

/** 0 -> 'A', 26 -> 'AA'. */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return `${before ? letterOf(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

/** Up to 200 values of each column, for headers that could mean two things. */
async function sampleValues(engine: Engine): Promise<(index: number) => string[]> {
  const rows = await engine.rows('sample values', 'SELECT * FROM source LIMIT 200');
  return (index) => rows.flatMap((row) => (row[`c${index}`] === null ? [] : [textOf(row[`c${index}`])]));
}

function duplicateHeaders(columns: readonly SourceColumn[]): FileFinding[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { header } of columns) {
    if (seen.has(header.toLowerCase())) twice.add(header);
    seen.add(header.toLowerCase());
  }
  return [...twice].slice(0, 20).map((header) => aboutFile('file.duplicate-header', header));
}

function isFixedWidth(table: ReadTable, rows: readonly string[][]): boolean {
  const spaced = rows.filter(([text = '']) => /\S {2,}\S/.test(text)).length;
  return table.width === 1 && rows.length > 1 && spaced > rows.length / 2;
}

function textOf(value: Row[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
