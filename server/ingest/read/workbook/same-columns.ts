import type { ColumnName } from '#datasets/kit/column-name.ts';
import { headerKey } from '#datasets/kit/normalise.ts';

/** What a header says before columns are matched. */
export interface HeaderWords {
  /** The columns of the dataset it may name. */
  columns: readonly ColumnName[];
  /** One of them is required, or what was chosen for the file takes its place where it is absent. */
  isNeeded: boolean;
  /** It can only mean columns of codes: what is merged there is no sum. */
  isCode: boolean;
  /** It may be the ID of a student: two of them under different names are two kinds of ID. */
  isId: boolean;
  /** It names columns of other datasets alone. */
  isOther: boolean;
}

/** The columns that sheets read together have: those of the first, and behind them what the others have more. */
export interface SharedColumns {
  headers: string[];
  /**
   * For each sheet where its columns are in the table; null where they are in order. Columns
   * without a header are left out.
   */
  places: (readonly (number | null)[] | null)[];
}

const FEWEST_SHARED = 3;
/** Of the headers of the sheet that has more. */
const MOST = 0.75;
/** From here on a sheet with other headers may be meant, too. */
const ALIKE = 0.6;

const isNamed = (header: string): boolean => header.trim() !== '';
export const equalHeaders = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.map(plain)) === JSON.stringify(other.map(plain));
const plain = (header: string): string => header.trim().toLowerCase();

/**
 * For each column of `other` the column of `first` it is, null where that has none of the kind; null where the two
 * sheets are not of one kind. Headers are compared as everywhere, and then by the one column of the dataset that both
 * name. What is in one sheet alone must not change what the rows of the other mean, as a column of schools does.
 */
export function sameColumns(
  first: readonly string[],
  other: readonly string[],
  wordsOf: (header: string) => HeaderWords,
): (number | null)[] | null {
  const [firstKeys, otherKeys] = [first.map(headerKey), other.map(headerKey)];
  if (isAnyTwice(firstKeys) || isAnyTwice(otherKeys)) return null;
  const placeOf = new Map(firstKeys.map((key, index) => [key, index]));
  const places = otherKeys.map((key) => (key === '' ? null : (placeOf.get(key) ?? null)));
  const free = unplaced(first, places);
  const fewest = Math.max(FEWEST_SHARED, MOST * widestOf(first, other));
  const meaningOf = (header: string) => meaning(wordsOf(header));
  const named = free.filter((index) => meaningOf(first[index] ?? '') !== null);
  // Most sheets of other reports end here, before each of their headers is looked up: twenty of a
  // hundred columns took minutes.
  if (sharedOf(places) + named.length < fewest) return null;
  const byMeaning = Map.groupBy(named, (index) => meaningOf(first[index] ?? ''));
  for (const [index, header] of other.entries()) {
    if (places[index] !== null || !isNamed(header)) continue;
    const meant = byMeaning.get(meaningOf(header)) ?? [];
    if (meant.length === 1) places[index] = meant.pop() ?? null;
  }
  if (sharedOf(places) < fewest) return null;
  const onlyFirst = unplaced(first, places).map((index) => wordsOf(first[index] ?? ''));
  const onlyOther = other.filter((header, index) => isNamed(header) && places[index] === null).map(wordsOf);
  if ([...onlyFirst, ...onlyOther].some(({ isNeeded, isOther }) => isNeeded || isOther)) return null;
  const hasNames = (only: readonly HeaderWords[]) => only.some(({ columns }) => columns.length > 0);
  return hasNames(onlyFirst) && hasNames(onlyOther) ? null : places;
}

/** The columns with a header that no place leads to. */
function unplaced(headers: readonly string[], places: readonly (number | null)[]): number[] {
  const taken = new Set(places);
  return headers.flatMap((header, index) => (isNamed(header) && !taken.has(index) ? [index] : []));
}

/**
 * The columns that a header may name; null where it names none, or an ID, of which a student may have several kinds.
 */
const meaning = ({ columns, isId }: HeaderWords): string | null =>
  columns.length === 0 || isId ? null : columns.join(' ');

/** True where most headers are the same ones: rows of this kind may be below them, too. */
export function areAlike(first: readonly string[], other: readonly string[]): boolean {
  const keys = new Set(first.map(headerKey).filter(Boolean));
  const shared = new Set(other.map(headerKey).filter((key) => keys.has(key))).size;
  return shared >= FEWEST_SHARED && shared >= ALIKE * widestOf(first, other);
}

/** `others` with the places that `sameColumns` found; those with headers equal to the first's are null. */
export function sharedColumns(
  first: readonly string[],
  others: readonly { headers: readonly string[]; places: readonly (number | null)[] | null }[],
): SharedColumns {
  const headers = [...first];
  const places = others.map(({ headers: own, places: found }) => {
    if (!found) return null;
    return found.map((place, index) => {
      const header = own[index] ?? '';
      if (place !== null || !isNamed(header)) return place;
      const known = headers.findIndex((one, at) => at >= first.length && headerKey(one) === headerKey(header));
      return known < 0 ? headers.push(header) - 1 : known;
    });
  });
  return { headers, places: [null, ...places] };
}

/** The cells of a row under the columns of the table. */
export function placed(cells: readonly string[], places: readonly (number | null)[]): string[] {
  const moved: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const place = places[index] ?? null;
    if (place === null || cell === '') continue;
    while (moved.length < place) moved.push('');
    moved[place] = cell;
  }
  return moved;
}

function isAnyTwice(keys: readonly string[]): boolean {
  const filled = keys.filter(Boolean);
  return new Set(filled).size < filled.length;
}

const sharedOf = (places: readonly (number | null)[]): number => places.filter((place) => place !== null).length;
const widestOf = (...sheets: readonly (readonly string[])[]): number =>
  Math.max(...sheets.map((headers) => headers.filter(isNamed).length));
