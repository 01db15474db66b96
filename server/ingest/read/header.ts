import { anyOf } from '#datasets/kit/any-of.ts';
import type { CellKind, RowShape } from '#datasets/kit/layouts/refused.ts';
import { isOtherTest } from './other-test.ts';

/** How many known headers a row holds, for the dataset it was uploaded as and for the others. */
export type HeaderScore = (cells: readonly string[]) => number;

/**
 * The row with the most known headers; the first of equals, and no row of data. A score of 0 means that none is a
 * header row. Only `names` says which rows may be one anywhere; others are one on top of the table alone. `own` counts
 * headers of the dataset itself: below a row that is surely a header by them, a row with fewer is not one, as a course
 * and its prerequisite that are both called like exams.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  score: HeaderScore,
  names: HeaderScore = score,
  own: HeaderScore = () => 0,
): { header: number; score: number } {
  let best = { header: 0, score: 0 };
  let most = 0;
  for (const [header, cells] of rows.entries()) {
    const found = score(cells);
    const [above, known] = [most, own(cells)];
    most = Math.max(above, known);
    if (above >= NAMES_OF_A_HEADER && known < above) continue;
    if (found <= best.score || isRowOfValues(rows, cells, score)) continue;
    if (header > best.header + 1 && isTwinOf(rows[best.header] ?? [], cells, score)) continue;
    if (own(rows[best.header] ?? []) >= NAMES_OF_A_HEADER && isListAbove(rows.slice(best.header, header))) continue;
    if (isSurelyNamed(cells, names(cells)) || isTopOfTable(rows, header)) best = { header, score: found };
  }
  return best;
}

/** From this share of its cells on, a row says what others say in the same columns. */
const REPEATED = 0.25;

/**
 * A row with this many known names that come nowhere else in their columns is a header, whatever the rest of it
 * repeats.
 */
const NAMES_OF_A_HEADER = 3;
/** Of a short row with two names that is half of the cells. */
const NAMES_OF_A_SHORT_HEADER = 2;

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim()).length;

/** Fewer known names may be words of the data: 'Mathematics' is a subject, and a column of scores. */
const isSurelyNamed = (cells: readonly string[], names: number): boolean =>
  names >= NAMES_OF_A_HEADER || (names >= NAMES_OF_A_SHORT_HEADER && names * 2 >= filledIn(cells));

/**
 * True where no row above has as many cells: a header is right above its table, below titles that are
 * shorter. `row` is its position.
 */
export function isTopOfTable(rows: readonly (readonly string[])[], row: number): boolean {
  const filled = filledIn(rows[row] ?? []);
  return rows.slice(0, row).every((above) => filledIn(above) < filled);
}

/**
 * True for a row of data: 'State', 'AS Level' and 'Algebra I' come again in their columns, whatever a word
 * among them is called elsewhere. No header does, but in a header row that is repeated as a whole, and in
 * columns that hold their own name.
 */
function isRowOfValues(rows: readonly (readonly string[])[], cells: readonly string[], score: HeaderScore): boolean {
  const others = rows.filter((other) => other !== cells);
  const isIn = (other: readonly string[], index: number) => other[index]?.trim() === cells[index]?.trim();
  const filled = [...cells.keys()].filter((index) => cells[index]?.trim());
  const again = new Set(filled.filter((index) => others.some((other) => isIn(other, index))));
  if (again.size < 2 || again.size < filled.length * REPEATED) return false;
  const named = (isMeant: (index: number) => boolean) =>
    score(cells.map((cell, index) => (isMeant(index) ? cell : '')));
  if (named((index) => !again.has(index)) >= NAMES_OF_A_HEADER) return false;
  // The header of a second table: students who left, below those who are enrolled.
  const twins = others.filter((other) => [...again].every((index) => isIn(other, index)));
  if (twins.length === 1 && named((index) => again.has(index)) >= NAMES_OF_A_HEADER) return false;
  if (twins.length === 1 && filled.length >= NAMES_OF_A_HEADER && named(() => true) === filled.length) return false;
  return !others.some((other) => filled.every((index) => isIn(other, index)));
}

/**
 * The header of a second table, students who left below those who are enrolled: rows of the first table are above it.
 */
function isTwinOf(first: readonly string[], cells: readonly string[], score: HeaderScore): boolean {
  const same = cells.map((cell, index) => (cell.trim() && cell.trim() === first[index]?.trim() ? cell : ''));
  return score(same) >= NAMES_OF_A_HEADER;
}

const OF_KEY = /(^|[ _])(id|number|num|no|nbr|code)\W*$|ID$/i;
const FEWEST_ROWS = 2;

/** A header and rows with an ID of their own each below it: not a summary or block of titles above a list. */
function isListAbove([header = [], ...below]: readonly (readonly string[])[]): boolean {
  const key = header.findIndex((cell) => OF_KEY.test(cell.trim()));
  const full = below.filter((cells) => filledIn(cells) * 2 > filledIn(header));
  const ids = full.map((cells) => cells[key]?.trim() ?? '').filter((id) => /\d{3}/.test(id));
  return key >= 0 && ids.length >= FEWEST_ROWS && ids.length === full.length && new Set(ids).size === ids.length;
}

/** A header row, or two lines that are one header together. */
export interface Header {
  /** Position of the row, the lower one of two. */
  row: number;
  cells: readonly string[];
  score: number;
  isJoined: boolean;
}

/**
 * As findHeader, and where the words of two lines name more columns together ('Credits' over
 * 'Earned'), they are joined.
 */
export function findHeaderLines(
  rows: readonly (readonly string[])[],
  score: HeaderScore,
  names: HeaderScore = score,
  own?: HeaderScore,
): Header {
  const { header, score: single } = findHeader(rows, score, names, own);
  let best: Header = { row: header, cells: rows[header] ?? [], score: single, isJoined: false };
  for (const lower of [header, header + 1]) {
    const above = rows[lower - 1];
    const below = rows[lower];
    if (!above || !below || looksLikeData(below) || looksLikeData(above)) continue;
    if (lower > header && isRowOfValues(rows, below, score)) continue;
    for (const cells of [joinLines(above, below), betterOfLines(above, below, names)]) {
      const joined = names(cells);
      if (joined > best.score) best = { row: lower, cells, score: joined, isJoined: true };
    }
  }
  return underTerms(
    rows.slice(Math.max(0, best.row - LINES_ABOVE), best.row).reduce(underOtherTests, best),
    rows[best.row - 1],
  );
}

/** Groups are there, and in another line the sitting of each. */
const LINES_ABOVE = 2;
const OUR_TEST = /^(sat|act|ap|ib)\b/i;
/** 'SAT Practice Test 6' is not one of our files. */
const isOurTest = (text: string): boolean => OUR_TEST.test(text.trim()) && !isOtherTest(text);

/**
 * 'Total' and 'Date' below 'PSAT', beside those below 'SAT', are of the PSAT, and those of the same name of the SAT.
 */
function underOtherTests(header: Header, above: readonly string[]): Header {
  if (!above.some(isOurTest) || !above.some(isOtherTest)) return header;
  let group = '';
  const { cells } = header;
  const joined = cells.map((text, index) => {
    group = above[index]?.trim() || group;
    const isMeant = isOtherTest(group) || (isOurTest(group) && cells.indexOf(text) !== cells.lastIndexOf(text));
    return isMeant && text.trim() && !text.startsWith(group) ? `${group} ${text.trim()}` : text;
  });
  return { ...header, cells: joined, isJoined: true };
}

const TERM = new RegExp(
  anyOf(
    '^(fall|autumn|winter|spring|summer)( (sem(ester)?|term))?$',
    '^(s|sem(ester)?|t|tri(mester)?|q|qtr|quarter) ?[1-4]$',
    '^(1st|2nd|3rd|first|second|third) (sem(ester)?|tri(mester)?)$',
  ),
  'i',
);
const GRADE = /(grade|grd|mark|mk)$/i;
const CREDIT = /^(credits?|cr|crs?|units?)\b|credits?$/i;

/**
 * Courses of each term side by side: the second 'Course', 'Grade' and 'Credit' below 'Fall' and
 * 'Spring' are of the spring.
 */
function underTerms(header: Header, above: readonly string[] = []): Header {
  const groups = above.map((text) => text.trim()).filter(Boolean);
  if (groups.filter((text) => TERM.test(text)).length < 2) return header;
  const plain = header.cells.map((text) => text.trim());
  const isTwice = (text: string) => text !== '' && plain.indexOf(text) !== plain.lastIndexOf(text);
  const twice = plain.filter(isTwice);
  if (!twice.some((text) => GRADE.test(text)) || !twice.some((text) => CREDIT.test(text))) return header;
  let group = '';
  const cells = plain.map((text, index) => {
    group = above[index]?.trim() || group;
    return isTwice(text) && TERM.test(group) ? `${group} ${text}` : text;
  });
  return new Set(cells.filter(Boolean)).size === cells.filter(Boolean).length
    ? { ...header, cells, isJoined: true }
    : header;
}

/** A merged cell above stands for the columns below it: its text is in the first of them. */
function joinLines(above: readonly string[], below: readonly string[]): string[] {
  let group = '';
  return below.map((text, index) => {
    const upper = above[index]?.trim() ?? '';
    if (upper) group = upper;
    const word = text.trim();
    if (!word) return upper;
    return upper || group ? `${upper || group} ${word}` : word;
  });
}

/** More are looked at one by one for too long. */
const MOST_OF_GROUPS = 80;

/**
 * Where a group above is the first word of some columns only: 'Student' over 'ID' and 'School Year', which needs none.
 * Of two columns 'ID' each needs its own, 'Student' and 'Course'.
 */
function betterOfLines(above: readonly string[], below: readonly string[], score: HeaderScore): readonly string[] {
  if (below.length > MOST_OF_GROUPS || above.filter((text) => text.trim()).length < 2) return below;
  const joined = joinLines(above, below);
  let best = { cells: below, score: score(below) };
  for (const [index, text] of joined.entries()) {
    const cells = best.cells.with(index, text);
    const found = score(cells);
    const isTwice = below.filter((other) => other.trim() === below[index]?.trim()).length > 1;
    if (found > best.score || (isTwice && found === best.score && score([text]) > 0)) best = { cells, score: found };
  }
  return best.cells;
}

const NUMBER = /^[\s$]*[-+]?\d[\d.,]*\s*%?$/;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}([ T].*)?$/;

/** True for a row of values: no one names three columns in ten by numbers and dates. */
export function looksLikeData(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim());
  const values = filled.filter((cell) => NUMBER.test(cell.trim()) || DATE.test(cell.trim()));
  return values.length >= 2 ? values.length / filled.length >= 0.3 : filled.length === 1 && values.length === 1;
}

const SHOWN_CELLS = 12;

/** A row by the kinds of its cells, never by its values. */
export const shapeOf = (cells: readonly string[]): RowShape => ({
  kinds: cells.slice(0, SHOWN_CELLS).map((cell) => kindOf(cell.trim())),
  more: Math.max(0, cells.length - SHOWN_CELLS),
});

export function kindOf(cell: string): CellKind {
  if (!cell) return { is: 'empty' };
  if (DATE.test(cell)) return { is: 'date' };
  if (/^\d+$/.test(cell)) return { is: 'digits', count: cell.length };
  if (NUMBER.test(cell)) return { is: 'decimal' };
  if (cell.length <= 2) return { is: 'short' };
  return { is: cell.includes(',') ? 'text-with-comma' : 'text' };
}
