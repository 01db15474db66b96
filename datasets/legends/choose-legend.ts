import { headerKey } from '#datasets/kit/normalise.ts';
import { type CodedColumn, type Legend, mayBeReversed } from './legend.ts';

/** The codes of one column of a file, and what is around them. */
export interface CodesOfFile {
  /** Keys of the codes (valueKey), with the rows that hold them. */
  codes: ReadonlyMap<string, number>;
  /** Keys of the texts that are not codes. */
  words: ReadonlySet<string>;
  header: string;
  /** Every header of the file, compared as headers are. */
  headerKeys: ReadonlySet<string>;
  /** What other columns of the same rows say: by code, how many rows say which value. */
  companions: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * What proves a legend: the same rows, the name of the column, the other headers of the file, or
 * codes that only one list has.
 */
export type Because =
  | { is: 'companions'; agreeing: number; total: number }
  | { is: 'header' }
  | { is: 'layout'; columns: readonly string[] }
  | { is: 'telling' };

/** `values` are those of the vocabulary by code. */
export type LegendChoice =
  | { kind: 'proven'; name: string; because: Because; values: ReadonlyMap<string, string> }
  /**
   * The file does not show it: the codes that wait for a person. `isAcross`: other columns speak of the same rows, and
   * of several values at one code, so the two say different things ('Ethnicity' 1 and 2 beside races: who is Hispanic).
   */
  | { kind: 'asked'; codes: readonly string[]; isAcross?: true }
  /** Other columns say it all, and these codes are by no known legend. */
  | { kind: 'unused'; codes: readonly string[] };

/** Of rows in which two columns speak, this many must agree. */
const AGREES = 0.9;
/** This many rows must agree where a file has one code alone. */
const LEAST_OF_ONE = 3;
/**
 * And this many of the rows with it must speak: the AP courses among all show nothing of a type that all courses have.
 */
const SPEAK_OF_ONE = 0.5;
/**
 * Of the rows with a code among several, this many must speak: one 'Honors Band' among a hundred courses of a level
 * does not say what the level is.
 */
const SPEAK_OF_SEVERAL = 0.1;
/** Of the rows with a code, this many may be without another column's word, for the code not to be missed. */
const MISSED = 0.02;
/** This many different codes show a list beside the ID of its state. */
const FEWEST_CODES = 2;
const SEVERAL_CODES = 3;
/** In fewer rows, as those of a sample file, other columns do not outweigh a vendor's headers. */
const MANY = 20;

/**
 * In the order of what proves most: the same rows, the name of the column, the system of the file, and
 * codes that only one list has.
 */
export function chooseLegend(column: CodedColumn, all: CodesOfFile): LegendChoice | null {
  const file = column.isYesNo && !mayBeReversed(column, all.header) ? withoutYesNo(all) : all;
  const codes = [...file.codes.keys()];
  if (codes.length === 0 || [...file.words].some((word) => column.isPlainBeside?.test(word))) return null;
  const covering = column.legends.filter(
    (legend) => legend.isMnemonic || codes.every((code) => isListed(legend, code)),
  );
  return (
    byCompanions(covering, file, column.isOneEnough ?? false) ??
    byHeader(covering, file) ??
    byLayout(covering, file) ??
    byOwner(column.legends, file) ??
    (isAskedTogether(column, codes) ? unproven(column, file, codes) : null) ??
    byTelling(covering, codes, file) ??
    (column.isElseOfWords ? null : unproven(column, file, codes))
  );
}

const isAskedTogether = ({ askedTogether }: CodedColumn, codes: readonly string[]): boolean =>
  askedTogether?.length === codes.length && codes.every((code) => askedTogether.includes(plain(code)));

function unproven(column: CodedColumn, file: CodesOfFile, codes: readonly string[]): LegendChoice {
  return column.isOneEnough && isOfAllLevels(file) ? { kind: 'unused', codes } : askedOrUnused(file, codes);
}

/**
 * 1 is yes and 0 is no where there is no third number. A 1 without 0 beside yes or no in letters is a third thing: a
 * year of monitoring. So is a 0 without 1 beside a no: what a formula shows of an empty cell.
 */
function withoutYesNo(file: CodesOfFile): CodesOfFile {
  const isYesNo = (code: string) => code === '0' || code === '1';
  if ([...file.codes.keys()].some((code) => /^-?\d/.test(code) && !isYesNo(code))) return file;
  const has = (...words: string[]) => words.some((word) => file.words.has(word));
  if (!file.codes.has('0') && has('y', 'n', 'yes', 'no')) return file;
  if (!file.codes.has('1') && has('n', 'no')) return file;
  return { ...file, codes: new Map([...file.codes].filter(([code]) => !isYesNo(code))) };
}

/** '04' is the 4 of a list that is not written with zeros. */
const plain = (code: string): string => (/^0[1-9]$/.test(code) ? code.slice(1) : code);

export const meaningIn = ({ codes }: Legend, code: string): string | undefined => codes[code] ?? codes[plain(code)];

const isListed = (legend: Legend, code: string): boolean =>
  meaningIn(legend, code) !== undefined || (legend.open ?? []).includes(plain(code));

function proven(legend: Legend, because: Because, { codes }: CodesOfFile): LegendChoice {
  const written = [...codes.keys()].flatMap((code) => {
    const value = meaningIn(legend, code);
    return value === undefined ? [] : [[code, value] as const];
  });
  const all = [...Object.entries(legend.codes), ...written].filter(
    ([code]) => !codes.has(legend.insteadOf?.[code] ?? '') && isSure(legend.onlyBeside?.[code], codes),
  );
  return { kind: 'proven', name: legend.name, because, values: new Map(all) };
}

const isSure = (beside: string | undefined, codes: ReadonlyMap<string, number>): boolean =>
  beside === undefined || codes.has(beside);

/** A legend of which nearly all rows with another column's word are true, and which no other legend shares. */
function byCompanions(legends: readonly Legend[], file: CodesOfFile, isOneEnough: boolean): LegendChoice | null {
  const { codes, companions } = file;
  const known = [...companions].filter(
    ([code, values]) => sum([...values.values()]) >= (codes.get(code) ?? Infinity) * SPEAK_OF_SEVERAL,
  );
  // One code that agrees may be chance: the lists share some. Nor does it say what another code of the file means.
  const isAlone = isOneEnough && codes.size === 1;
  if (known.length < (isAlone ? 1 : 2)) return null;
  const total = sum(known.flatMap(([, values]) => [...values.values()]));
  const scored = legends.map((legend) => ({
    legend,
    agreeing: sum(known.map(([code, values]) => values.get(meaningIn(legend, code) ?? '') ?? 0)),
  }));
  const [best, second] = scored.toSorted((one, other) => other.agreeing - one.agreeing);
  if (
    !best ||
    best.agreeing < total * AGREES ||
    (isAlone && (total < LEAST_OF_ONE || total < sum([...codes.values()]) * SPEAK_OF_ONE)) ||
    second?.agreeing === best.agreeing
  )
    return null;
  return proven(best.legend, { is: 'companions', agreeing: best.agreeing, total }, file);
}

function byHeader(legends: readonly Legend[], file: CodesOfFile): LegendChoice | null {
  const { header } = file;
  const legend = legends.find(({ headers = [] }) => headers.some((one) => headerKey(one) === headerKey(header)));
  return legend ? proven(legend, { is: 'header' }, file) : null;
}

function byLayout(legends: readonly Legend[], file: CodesOfFile): LegendChoice | null {
  const legend = legends.find(
    ({ layout = [] }) => layout.length > 0 && layout.every((one) => file.headerKeys.has(headerKey(one))),
  );
  if (!legend || isContradicted(legend, file)) return null;
  return proven(legend, { is: 'layout', columns: legend.layout ?? [] }, file);
}

/** The list of the state whose ID the file has. */
function byOwner(legends: readonly Legend[], file: CodesOfFile): LegendChoice | null {
  for (const legend of legends) {
    const owner = legend.owners?.find((one) => file.headerKeys.has(headerKey(one)));
    if (owner !== undefined && isOfOwner(legend, file)) return proven(legend, { is: 'layout', columns: [owner] }, file);
  }
  return null;
}

/**
 * One code may be of any list, and two numbers of a district's own. Beside several codes of the list,
 * a rare one may be local.
 */
function isOfOwner(legend: Legend, { codes }: CodesOfFile): boolean {
  const listed = [...codes].filter(([code]) => isListed(legend, code));
  const isOfNumbers = [...codes.keys()].every((code) => /^\d+$/.test(code));
  if (listed.length === codes.size) return codes.size >= (isOfNumbers ? SEVERAL_CODES : FEWEST_CODES);
  const rows = sum(listed.map(([, count]) => count));
  return !isOfNumbers && listed.length >= SEVERAL_CODES && rows >= sum([...codes.values()]) * AGREES;
}

/** A state that changes its list keeps its headers: many rows that say otherwise are believed before them. */
function isContradicted(legend: Legend, { companions }: CodesOfFile): boolean {
  const spoken = [...companions];
  const total = sum(spoken.flatMap(([, values]) => [...values.values()]));
  const agreeing = sum(spoken.map(([code, values]) => values.get(meaningIn(legend, code) ?? '') ?? 0));
  return total >= MANY && agreeing * 2 < total;
}

function byTelling(legends: readonly Legend[], codes: readonly string[], file: CodesOfFile): LegendChoice | null {
  const { words } = file;
  const telling = legends.filter((legend) => {
    const found = [...codes, ...words].filter((code) => legend.telling?.includes(code)).length;
    if ([...codes, ...words].some((code) => legend.against?.includes(code))) return false;
    if (legend.isAlone && words.size > 0) return false;
    const isWhole = codes.every((code) => isListed(legend, code));
    return legend.isMnemonic && !isWhole ? found > 1 : found > 0;
  });
  const [legend] = telling;
  return legend && telling.length === 1 ? proven(legend, { is: 'telling' }, file) : null;
}

/** One code in every row, beside titles of several levels: it tells no course from another. */
function isOfAllLevels({ codes, words, companions }: CodesOfFile): boolean {
  const [only] = codes.keys();
  return codes.size === 1 && words.size === 0 && (companions.get(only ?? '')?.size ?? 0) > 1;
}

/** Codes are not missed where other columns say it all, and say one thing at each of them. */
function askedOrUnused(file: CodesOfFile, codes: readonly string[]): LegendChoice {
  if (!saysLittleMore(file)) return { kind: 'asked', codes };
  const isOneThing = [...file.companions.values()].every(
    (values) => Math.max(...values.values()) >= sum([...values.values()]) * AGREES,
  );
  return isOneThing ? { kind: 'unused', codes } : { kind: 'asked', codes, isAcross: true };
}

/** Nearly every row with a code has its value from other columns. */
function saysLittleMore({ codes, companions }: CodesOfFile): boolean {
  const rows = sum([...codes.values()]);
  const spoken = sum([...companions.values()].flatMap((values) => [...values.values()]));
  return rows > 0 && rows - spoken <= rows * MISSED;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
