import { LONGEST_HEADER } from '../first-rows.ts';
import { findHeader, type HeaderScore, kindOf, looksLikeData } from '../header.ts';
import { HEADER_ROWS } from '../table.ts';
import { areAlike, equalHeaders, type HeaderWords, sameColumns } from './same-columns.ts';
import { tableOfTests } from './sheets-of-tests.ts';
import type { Sheet, SheetRow } from './workbook.ts';

export interface SheetCandidate {
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
  wordsOf: (header: string) => HeaderWords;
  /**
   * Whether headers are those of a table of the dataset by itself, with what it cannot do without
   * as far as `best` has it.
   */
  isTable: (headers: readonly string[], best: readonly string[]) => boolean;
  /** How much a sheet has of what was chosen for the file, by its name and its headers. */
  wantedIn: (name: string, headers: readonly string[]) => number;
  /** The one chosen test that the name of a sheet says. */
  testOf: (name: string) => string | null;
  /** The one chosen test that some of these headers are of, and no other test. */
  testOfHeaders: (headers: readonly string[]) => string | null;
  /** Whether rows below these headers are of whatever test their sheet names, each sheet with its own of them. */
  isOfAnyTest: (headers: readonly string[], sheets: readonly (readonly string[])[]) => boolean;
}

/** A sheet that is read, and where its columns are in the table; null where they are in order. */
export interface Joined extends SheetCandidate {
  places: readonly (number | null)[] | null;
  /** Those of the table, where the sheets share one that none of them has by itself. */
  headers?: readonly string[];
}

export async function previews(sheets: readonly Sheet[], score: HeaderScore): Promise<SheetCandidate[]> {
  const candidates: SheetCandidate[] = [];
  for (const sheet of sheets) candidates.push(await preview(sheet, score));
  return candidates.filter(({ start }) => start.length > 0);
}

/**
 * The best sheet, or the one with what was chosen for the file, and those of its kind, without the ones that are apart
 * unless all are; of a template with headers alone no row could be read. The first gives the columns.
 */
export function chosenOf(filled: readonly SheetCandidate[], words: SheetWords): Joined[] {
  const { isApart, wordsOf } = words;
  const withRows = filled.filter((one) => one.score > 0 && hasRows(one));
  const [first, ...more] = withRows.length ? withRows : filled;
  if (!first) return [];
  const most = more.reduce((one, other) => (other.score > one.score ? other : one), first);
  const best = withRows.includes(most) ? mostWanted(most, withRows, words) : most;
  const ofTests = sheetsOfTests(best, withRows, words);
  if (ofTests) return ofTests;
  const joined = withSiblings(best, filled, wordsOf);
  const isMeant = ({ sheet }: SheetCandidate) => !isApart(sheet.name);
  const meant = joined.find(isMeant);
  if (!meant) return joined;
  return (isMeant(best) ? joined : withSiblings(meant, filled, wordsOf)).filter(isMeant);
}

/**
 * A sheet for each of several tests that were chosen, the best among them; null where it is not
 * so. They share one table.
 */
function sheetsOfTests(best: SheetCandidate, others: readonly SheetCandidate[], words: SheetWords): Joined[] | null {
  const named = others.flatMap((one) => {
    const test = words.isApart(one.sheet.name)
      ? null
      : (words.testOf(one.sheet.name) ?? words.testOfHeaders(headersOf(one)));
    const isMeant = test !== null && (one === best || words.isTable(headersOf(one), headersOf(best)));
    return isMeant ? [{ one, test, headers: headersOf(one) }] : [];
  });
  if (!named.some(({ one }) => one === best) || new Set(named.map(({ test }) => test)).size < 2) return null;
  const { headers, places } = tableOfTests(named, words.wordsOf);
  const own = places.map((one) => one.flatMap((place) => (place === null ? [] : (headers[place] ?? []))));
  if (!words.isOfAnyTest(headers, own)) return null;
  return named.map(({ one }, index) => ({ ...one, places: places[index] ?? null, headers }));
}

/** Of a workbook with a sheet for each test the one that was chosen, however many columns another has. */
function mostWanted(
  best: SheetCandidate,
  others: readonly SheetCandidate[],
  { isApart, isTable, wantedIn }: SheetWords,
): SheetCandidate {
  const wanted = (one: SheetCandidate) => wantedIn(one.sheet.name, headersOf(one));
  const least = wanted(best);
  const more = others.filter(
    (one) => wanted(one) > least && !isApart(one.sheet.name) && isTable(headersOf(one), headersOf(best)),
  );
  return more.reduce((most, one) => (wanted(one) > wanted(most) ? one : most), best);
}

function withSiblings(
  best: SheetCandidate,
  filled: readonly SheetCandidate[],
  wordsOf: SheetWords['wordsOf'],
): Joined[] {
  const siblings = filled.flatMap((one): Joined[] => {
    if (one.sheet === best.sheet || best.score === 0) return [];
    if (equalHeaders(headersOf(one), headersOf(best))) return [{ ...one, places: null }];
    const places = one.score > 0 && hasRows(one) ? sameColumns(headersOf(best), headersOf(one), wordsOf) : null;
    return places ? [{ ...one, places }] : [];
  });
  return [{ ...best, places: null }, ...siblings];
}

const hasRows = ({ start, header }: SheetCandidate): boolean =>
  start.length > header + 1 || start.length === HEADER_ROWS;

/** A sheet of a few lines with labels and their texts. */
export const isCover = ({ start }: SheetCandidate): boolean =>
  start.length < HEADER_ROWS && start.every(({ cells }) => cells.filter((cell) => cell.trim()).length <= 2);

export const widthOf = ({ start }: SheetCandidate): number => Math.max(0, ...start.map(({ cells }) => cells.length));

async function preview(sheet: Sheet, score: HeaderScore): Promise<SheetCandidate> {
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

export const headersOf = ({ start, header }: SheetCandidate): readonly string[] => start[header]?.cells ?? [];

/**
 * Most of its headers are those of the sheet that is read, or it is a table of the same kind with columns of its own,
 * as the scores of another test; or rows of it are like the rows there: a report that went on without a header.
 */
export function mayGoOn(other: SheetCandidate, best: SheetCandidate, words: SheetWords): boolean {
  if (best.score === 0 || !hasRows(best)) return false;
  if (areAlike(headersOf(best), headersOf(other)) || words.isTable(headersOf(other), headersOf(best)))
    return hasRows(other);
  const row = best.start[best.header + 1]?.cells ?? [];
  return other.start.some(({ cells }) => looksLikeData(cells) && isLikeRow(cells, row));
}

/** Cells of the same kinds in nearly all columns that both fill. */
function isLikeRow(one: readonly string[], other: readonly string[]): boolean {
  const both = one.flatMap((cell, index) => {
    const beside = other[index]?.trim() ?? '';
    return cell.trim() && beside ? [kindOf(cell.trim()).is === kindOf(beside).is] : [];
  });
  const most = Math.max(...[one, other].map((cells) => cells.filter((cell) => cell.trim()).length));
  return both.length >= FEWEST_LIKE && both.filter(Boolean).length >= NEARLY_ALL * most;
}

const FEWEST_LIKE = 4;
const NEARLY_ALL = 0.75;
