import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { aboutFile, type FileFinding, RowsOf } from '../../findings.ts';
import type { IngestLimits } from '../../limits.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';
import { CanonicalFile } from '../canonical.ts';
import { loadCanonicalFile } from '../csv/csv.ts';
import type { HeaderScore } from '../header.ts';
import { mayBeFull } from '../last-row.ts';
import { type Heading, type ReadTable, SHEET_STRIDE, type SheetColumn, titlesOf } from '../table.ts';
import { fillDown, type MergedCells } from './merged-cells.ts';
import { placed, sharedColumns } from './same-columns.ts';
import { withoutTotals } from './table-totals.ts';
import {
  chosenOf,
  headersOf,
  isCover,
  type Joined,
  mayGoOn,
  previews,
  type SheetCandidate,
  type SheetWords,
  widthOf,
} from './which-sheets.ts';
import type { Workbook } from './workbook.ts';

/**
 * Workbook -> table `cells`: the sheet with the most known headers, joined with the others that have the same headers,
 * in whatever order. Of those the ones whose name sets them apart (`isApart`) are left unread, unless all are.
 */
export async function readSheets(
  workbook: Workbook,
  engine: Engine,
  score: HeaderScore,
  limits: IngestLimits,
  words: SheetWords,
): Promise<ReadTable | Refusal> {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const looked = visible.length ? visible : workbook.sheets;
  if (looked.length > limits.sheets) return REFUSALS.tooManySheets;
  const filled = await previews(looked, score);
  const chosen = chosenOf(filled, words);
  if (!chosen[0]) return REFUSALS.empty;
  const { headers, places } = chosen[0].headers
    ? { headers: chosen[0].headers, places: chosen.map((one) => one.places) }
    : sharedColumns(
        headersOf(chosen[0]),
        chosen.slice(1).map((one) => ({ headers: headersOf(one), places: one.places })),
      );
  const joined = chosen.map((one, index) => ({ ...one, places: places[index] ?? null }));
  const width = Math.max(headers.length, ...joined.flatMap((one) => (one.places ? [] : [widthOf(one)])));
  if (width > limits.columns) return REFUSALS.tooWide;
  const told = {
    lacking: new RowsOf('file.formula-without-result'),
    hidden: new RowsOf('file.hidden-rows'),
    struck: new RowsOf('file.struck-rows'),
    totals: new RowsOf('file.rows-below-table'),
    full: new RowsOf('file.ends-full'),
  };
  const file = await write(joined, { headers, width, folder: engine.folder }, limits, told);
  if (file instanceof Refusal) return file;
  if (file.rows === 0) return REFUSALS.empty;
  if (!(await loadCanonicalFile(engine, file, limits))) return REFUSALS.damaged;
  const filledDown = await fillDown(engine, mergedBelowHeaders(joined, width), (column) => {
    const header = headers[column];
    return header !== undefined && words.wordsOf(header).isCode;
  });
  const names = joined.map(({ sheet }) => sheet.name);
  const others = filled.filter((one) => !chosen.some(({ sheet }) => sheet === one.sheet));
  return {
    width,
    rows: file.rows,
    facts: [
      { is: 'sheets', names },
      ...(file.rewritten ? [{ is: 'letters' as const, count: file.rewritten }] : []),
      ...(filledDown ? [{ is: 'merged-cells' as const, count: filledDown }] : []),
    ],
    findings: [
      ...findingsOf(workbook, others, chosen[0], words),
      ...Object.values(told).flatMap((rows) => rows.finding()),
    ],
    sheets: names,
    titles: titlesBeside(joined, others.filter(isCover)),
    ordersOfSheets: ordersOf(joined),
    canShift: false,
  };
}

/**
 * Of the first sheet they are in the table. A sheet without any is below the cover, which may say the
 * school and the year for it.
 */
function titlesBeside(joined: readonly Joined[], covers: readonly SheetCandidate[]): Heading[] {
  return joined.flatMap(({ start, header }, index) => {
    const own = titlesOf(start.slice(0, header), index * SHEET_STRIDE);
    if (own.length === 0) return covers.flatMap((cover) => titlesOf(cover.start, index * SHEET_STRIDE));
    return index === 0 ? [] : own;
  });
}

/** The first sheet is written whole, the others from below their header row. */
async function write(
  chosen: readonly Joined[],
  { headers, width, folder }: { headers: readonly string[]; width: number; folder: string },
  limits: IngestLimits,
  told: Record<'lacking' | 'hidden' | 'struck' | 'totals' | 'full', RowsOf>,
): Promise<CanonicalFile | Refusal> {
  const file = new CanonicalFile(join(folder, 'canonical.csv'), '\t', width);
  let characters = 0;
  let written = 0;
  let last = 0;
  for (const [index, { sheet, start, header, places }] of chosen.entries()) {
    const headerRow = start[header]?.number ?? 0;
    const from = index === 0 ? 0 : headerRow + 1;
    const totals = (await sheet.totals?.()) ?? [];
    for await (const { number, cells: all, lacksResults, isHidden, isStruck } of sheet.rows()) {
      if (number < from) continue;
      const own = withoutTotals(all, number, totals);
      if (own !== all) told.totals.add(index * SHEET_STRIDE + number);
      const cells = index === 0 && number === headerRow ? headers : places ? placed(own, places) : own;
      if (lacksResults) told.lacking.add(index * SHEET_STRIDE + number);
      if (isHidden && number > headerRow) told.hidden.add(index * SHEET_STRIDE + number);
      if (isStruck && number > headerRow) told.struck.add(index * SHEET_STRIDE + number);
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
      last = index * SHEET_STRIDE + number;
      file.addCells(last, cells.length > width ? cells.slice(0, width) : cells);
    }
  }
  file.close();
  // Where a report program goes on with the next sheet, nothing is lost.
  if (mayBeFull(last - (chosen.length - 1) * SHEET_STRIDE)) told.full.add(last);
  return file;
}

/** By row keys; what is merged above and in a header is a title. */
const mergedBelowHeaders = (chosen: readonly Joined[], width: number): MergedCells[] =>
  chosen.flatMap(({ sheet, start, header, places }, index) =>
    (sheet.merged?.() ?? []).flatMap(({ column: own, first, last }) => {
      const column = places ? (places[own] ?? null) : own;
      if (column === null || column >= width || first <= (start[header]?.number ?? 0)) return [];
      return [{ column, first: index * SHEET_STRIDE + first, last: index * SHEET_STRIDE + last }];
    }),
  );

/** Where the columns of the table are on sheets that have them in another order. */
function ordersOf(joined: readonly Joined[]): Map<number, ReadonlyMap<number, SheetColumn>> {
  return new Map(
    joined.flatMap((one, sheet) => {
      if (!one.places) return [];
      const columns = one.places.flatMap((place, index): [number, SheetColumn][] =>
        place === null ? [] : [[place, { index, header: headersOf(one)[index] ?? '' }]],
      );
      return [[sheet, new Map(columns)]];
    }),
  );
}

/** Of the sheets that are not read those with rows of the same kind, as far as one can tell, are worth a warning. */
function findingsOf(
  workbook: Workbook,
  unread: readonly SheetCandidate[],
  best: SheetCandidate,
  words: SheetWords,
): FileFinding[] {
  const alike = unread.filter((one) => !words.isApart(one.sheet.name) && mayGoOn(one, best, words));
  const others = unread.filter((one) => !alike.includes(one));
  const hidden = workbook.sheets.some(({ isHidden }) => !isHidden)
    ? workbook.sheets.filter(({ isHidden }) => isHidden)
    : [];
  const namesOf = (some: readonly SheetCandidate[]) => some.map(({ sheet }) => sheet.name);
  const odd = workbook.oddRows();
  const hiddenNames = hidden.map(({ name }) => name);
  return [
    ...(alike.length > 0 ? [aboutFile('file.sheets-unread', { is: 'sheets', names: namesOf(alike), hidden: [] })] : []),
    ...(others.length + hidden.length > 0
      ? [aboutFile('file.other-sheets', { is: 'sheets', names: namesOf(others), hidden: hiddenNames })]
      : []),
    ...(odd ? [{ ...aboutFile('file.row-order'), count: odd }] : []),
  ];
}
