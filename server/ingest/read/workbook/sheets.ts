import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { aboutFile, type FileFinding, RowsOf } from '../../findings.ts';
import type { IngestLimits } from '../../limits.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';
import { CanonicalFile } from '../canonical.ts';
import { loadCanonicalFile } from '../csv/csv.ts';
import { findHeader, type HeaderScore } from '../header.ts';
import { HEADER_ROWS, type ReadTable, SHEET_STRIDE, titlesOf } from '../table.ts';
import { fillDown, type MergedCells } from './merged-cells.ts';
import type { Sheet, SheetRow, Workbook } from './workbook.ts';

interface Candidate {
  sheet: Sheet;
  start: SheetRow[];
  /** Position in `start` of the header row. */
  header: number;
  score: number;
}

/** What names say before columns are matched. */
export interface SheetWords {
  /** The name of a sheet whose rows are not joined with those of its siblings. */
  isApart: (name: string) => boolean;
  /** A header of codes, years or the like: what is merged there is no sum. */
  isCode: (header: string) => boolean;
}

/**
 * Workbook -> table `cells`: the sheet with the most known headers, joined with the others that have the same headers. Of those the ones whose
 * name sets them apart (`isApart`) are left unread, unless all are.
 */
export async function readSheets(
  workbook: Workbook,
  engine: Engine,
  score: HeaderScore,
  limits: IngestLimits,
  { isApart, isCode }: SheetWords,
): Promise<ReadTable | Refusal> {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const candidates: Candidate[] = [];
  const looked = visible.length ? visible : workbook.sheets;
  if (looked.length > limits.sheets) return REFUSALS.tooManySheets;
  for (const sheet of looked) candidates.push(await preview(sheet, score));
  const filled = candidates.filter(({ start }) => start.length > 0);
  const [first, ...more] = filled;
  if (!first) return REFUSALS.empty;
  const best = more.reduce((one, other) => (other.score > one.score ? other : one), first);
  const equal = filled.filter((one) => one !== best && best.score > 0 && headersOf(one) === headersOf(best));
  const joined = [best, ...equal];
  const alike = joined.filter(({ sheet }) => !isApart(sheet.name));
  const chosen = alike.length ? alike : joined;
  const width = Math.max(...chosen.flatMap(({ start }) => start.map(({ cells }) => cells.length)));
  if (width > limits.columns) return REFUSALS.tooWide;
  const lacking = new RowsOf('file.formula-without-result');
  const file = await write(chosen, width, engine.folder, limits, lacking);
  if (file instanceof Refusal) return file;
  if (file.rows === 0) return REFUSALS.empty;
  if (!(await loadCanonicalFile(engine, file, limits))) return REFUSALS.damaged;
  const headers = best.start[best.header]?.cells ?? [];
  const filledDown = await fillDown(engine, mergedBelowHeaders(chosen, width), (column) =>
    isCode(headers[column] ?? ''),
  );
  const names = chosen.map(({ sheet }) => sheet.name);
  return {
    width,
    rows: file.rows,
    facts: [
      `${names.length > 1 ? 'Sheets' : 'Sheet'}: ${names.map((name) => `'${name}'`).join(', ')}`,
      ...(filledDown ? [`Merged cells whose text was read in each of their rows: ${filledDown}`] : []),
    ],
    findings: [
      ...findingsOf(
        workbook,
        filled.filter((one) => !chosen.includes(one)),
      ),
      ...lacking.finding(),
    ],
    sheets: names,
    titles: chosen.flatMap(({ start, header }, index) =>
      index === 0 ? [] : titlesOf(start.slice(0, header), index * SHEET_STRIDE),
    ),
    canShift: false,
  };
}

/** No header is longer: a cell may hold 32,767 characters, and a row 2,048 such cells. */
const LONGEST_HEADER = 500;

async function preview(sheet: Sheet, score: HeaderScore): Promise<Candidate> {
  const start: SheetRow[] = [];
  for await (const row of sheet.rows()) {
    start.push(row);
    if (start.length === HEADER_ROWS) break;
  }
  return {
    sheet,
    start,
    ...findHeader(
      start.map(({ cells }) => cells.map((cell) => cell.slice(0, LONGEST_HEADER))),
      score,
    ),
  };
}

function headersOf({ start, header }: Candidate): string {
  return JSON.stringify(start[header]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []);
}

/** The first sheet is written whole, the others from below their header row. */
async function write(
  chosen: readonly Candidate[],
  width: number,
  folder: string,
  limits: IngestLimits,
  lacking: RowsOf,
): Promise<CanonicalFile | Refusal> {
  const file = new CanonicalFile(join(folder, 'canonical.csv'), '\t', width);
  let characters = 0;
  let written = 0;
  for (const [index, { sheet, start, header }] of chosen.entries()) {
    const from = index === 0 ? 0 : (start[header]?.number ?? 0) + 1;
    for await (const { number, cells, lacksResults } of sheet.rows()) {
      if (number < from) continue;
      if (lacksResults) lacking.add(index * SHEET_STRIDE + number);
      if (cells.length === 0) continue;
      for (const cell of cells) characters += cell.length;
      written += cells.length;
      // One long shared string that many cells name: a small file that would be gigabytes of text.
      if (characters > limits.charactersFreely && characters > written * limits.meanCharacters) {
        file.close();
        return REFUSALS.inflated;
      }
      if (characters > limits.characters || file.rows * width > limits.cells) {
        file.close();
        return REFUSALS.tooLarge;
      }
      file.addCells(index * SHEET_STRIDE + number, cells.length > width ? cells.slice(0, width) : cells);
    }
  }
  file.close();
  return file;
}

/** By row keys; what is merged above and in a header is a title. */
const mergedBelowHeaders = (chosen: readonly Candidate[], width: number): MergedCells[] =>
  chosen.flatMap(({ sheet, start, header }, index) =>
    (sheet.merged?.() ?? [])
      .filter(({ column, first }) => column < width && first > (start[header]?.number ?? 0))
      .map(({ column, first, last }) => ({
        column,
        first: index * SHEET_STRIDE + first,
        last: index * SHEET_STRIDE + last,
      })),
  );

function findingsOf(workbook: Workbook, others: readonly Candidate[]): FileFinding[] {
  const hidden = workbook.sheets.some(({ isHidden }) => !isHidden)
    ? workbook.sheets.filter(({ isHidden }) => isHidden)
    : [];
  const names = others.map(({ sheet }) => sheet.name);
  const unread = { is: 'sheets', names, hidden: hidden.map(({ name }) => name) } as const;
  const odd = workbook.oddRows();
  return [
    ...(others.length + hidden.length > 0 ? [aboutFile('file.other-sheets', unread)] : []),
    ...(odd ? [{ ...aboutFile('file.row-order'), count: odd }] : []),
  ];
}
