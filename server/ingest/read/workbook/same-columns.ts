import { headerKey } from '#datasets/kit/normalise.ts';

/** What a header says before columns are matched. */
export interface HeaderWords {
  /** The columns of the dataset it may name. */
  columns: readonly string[];
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
  /** For each sheet where its columns stand in the table; null where they stand as they are. Columns without a header are left out. */
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
 * For each column of `other` the column of `first` it is, null where that has none of the kind; null where the two sheets are not of one
 * kind. Headers are compared as everywhere, and then by the one column of the dataset that both name. What is in one sheet alone must not
 * change what the rows of the other mean, as a column of schools does.
 */
export function sameColumns(
  first: readonly string[],
  other: readonly string[],
  wordsOf: (header: string) => HeaderWords,
): (number | null)[] | null {
  const [firstKeys, otherKeys] = [first.map(headerKey), other.map(headerKey)];
  if (isAnyTwice(firstKeys) || isAnyTwice(otherKeys)) return null;
  const places = otherKeys.map((key) => (key === '' ? null : orNull(firstKeys.indexOf(key))));
  const free = () => first.flatMap((header, index) => (isNamed(header) && !places.includes(index) ? [index] : []));
  for (const [index, header] of other.entries()) {
    if (places[index] !== null || !isNamed(header)) continue;
    const meant = free().filter((at) => meansSame(wordsOf(first[at] ?? ''), wordsOf(header)));
    if (meant.length === 1) places[index] = meant[0] ?? null;
  }
  const onlyFirst = free().map((index) => wordsOf(first[index] ?? ''));
  const onlyOther = other.filter((header, index) => isNamed(header) && places[index] === null).map(wordsOf);
  const isShared = sharedOf(places) >= FEWEST_SHARED && sharedOf(places) >= MOST * widestOf(first, other);
  const hasNames = (only: readonly HeaderWords[]) => only.some(({ columns }) => columns.length > 0);
  if (!isShared || [...onlyFirst, ...onlyOther].some(({ isNeeded, isOther }) => isNeeded || isOther)) return null;
  return hasNames(onlyFirst) && hasNames(onlyOther) ? null : places;
}

/** True where most headers are the same ones: rows of this kind may stand below them, too. */
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

const meansSame = (one: HeaderWords, other: HeaderWords): boolean =>
  one.columns.length > 0 && !one.isId && JSON.stringify(one.columns) === JSON.stringify(other.columns);

function isAnyTwice(keys: readonly string[]): boolean {
  const filled = keys.filter(Boolean);
  return new Set(filled).size < filled.length;
}

const orNull = (index: number): number | null => (index < 0 ? null : index);
const sharedOf = (places: readonly (number | null)[]): number => places.filter((place) => place !== null).length;
const widestOf = (...sheets: readonly (readonly string[])[]): number =>
  Math.max(...sheets.map((headers) => headers.filter(isNamed).length));
