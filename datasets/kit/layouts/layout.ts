import { type ColumnName, entriesOf } from '../column-name.ts';
import { headerKey } from '../normalise.ts';
import type { LayoutReason, SlotsOf } from '../overview/overview-line.ts';
import type { Mapping, MappingDraft, SourceColumn } from '../plan.ts';
import type { Refused } from './refused.ts';

/**
 * A file as one vendor writes it, which a header alone does not explain: several records in a row, dates without their
 * zero, rows that are someone else's. Declared beside its dataset (`datasets/<x>/layouts.ts`);
 * `server/ingest/recognise/reshape/reshape.ts` does the work.
 */
export interface Layout<Name extends string = ColumnName> {
  /** As it is named to the person: 'College Board AP student datafile'. */
  name: string;
  /** The layout is recognised where each of these is among the headers. */
  headers: readonly HeaderPattern[];
  /** ... and none of these. */
  without?: readonly HeaderPattern[];
  /** How declared columns are filled, by name. */
  columns: Readonly<Partial<Record<Name, LayoutColumn>>>;
  /** Several records in one row. */
  slots?: Slots<Name>;
  /**
   * True where the other headers of the file must not be matched by name: 'AP' in a SAT file is a
   * yes or no of the student.
   */
  isWhole?: true;
  /** Rows that are not records of ours, such as teachers among the users. */
  drops?: readonly Drop[];
}

/** A header as written, compared after normalising; or an expression over the normalised header. */
export type HeaderPattern = string | RegExp;

/**
 * How one declared column is filled: from the first header that the file has, read with what is
 * beside it, or by a constant.
 */
export interface LayoutColumn {
  from?: readonly HeaderPattern[];
  /** Further cells that the reading needs, each by the first header that the file has. */
  beside?: readonly (readonly HeaderPattern[])[];
  /**
   * DuckDB expressions over the cells (trimmed, NULL where empty); the answer is text that the column's kind can read.
   */
  read?: (text: string, ...beside: string[]) => string;
  constant?: string;
  /**
   * A school or year column that is read only where its values name schools of the audit, or years:
   * vendors have keys of their own.
   */
  onlyKnown?: true;
}

export interface Slots<Name extends string = ColumnName> {
  of: SlotsOf;
  /**
   * Declared columns; the groups of an expression are the name of the slot: /^examcode(\d+)$/. The best comes first.
   */
  columns: Readonly<Partial<Record<Name, SlotColumn>>>;
  /** A slot is a record where one of these has a value. */
  filledBy: readonly Name[];
  /**
   * This many records may be in one cell: each slot is there that often, and a slot is a record where what
   * is read of it has a value.
   */
  inOneCell?: number;
  /**
   * A slot that repeats an earlier one of its row in these columns is the same record: the latest
   * sitting is among the sittings.
   */
  sameBy?: readonly Name[];
  /**
   * True for a slot that is not a record of ours in its row, such as a percentile beside a score: an expression over
   * what is beside its column of this name.
   */
  drops?: { of: Name; when: (...beside: string[]) => string };
  /** False for one that is not a record after all; each is one where it is not said. */
  isSlot?: (slot: FoundSlot, all: readonly FoundSlot[]) => boolean;
}

export interface SlotColumn {
  from: readonly RegExp[];
  /** Further cells that the reading needs, each by the first header that the file has for the slot. */
  beside?: readonly ((slot: string) => readonly HeaderPattern[])[];
  /**
   * By the cell, the name of its slot, and what is beside it; where a cell has several records, the
   * place of this one, from 1.
   */
  read?: (text: string, slot: string, ...beside: string[]) => string;
  readNth?: (text: string, slot: string, nth: number) => string;
  /** False where the values are of something else, so that the column is not read. */
  isMeant?: (values: readonly string[]) => boolean;
}

export interface Drop {
  from: readonly HeaderPattern[];
  /** True for a row to leave out, in an audit of that graduating class. */
  when: (text: string, yearEnding: number) => string;
  reason: LayoutReason;
}

/** A file of a known system that holds nothing the datasets ask for: it is refused by name. */
export interface RefusedLayout {
  name: string;
  headers: readonly HeaderPattern[];
  without?: readonly HeaderPattern[];
  /**
   * Scores that are not asked for may be in a column of a roster; only a file that is short of
   * something else is one of them.
   */
  isOfScores?: true;
  /** What it is, and which file to upload instead. */
  refused: Refused;
}

export interface FoundColumn {
  source: SourceColumn;
  beside?: readonly (SourceColumn | null)[];
  column: LayoutColumn;
}

export interface FoundSlot {
  name: string;
  columns: Mapping;
  /** By declared column; null where the file has none of these headers. */
  beside?: ReadonlyMap<string, readonly (SourceColumn | null)[]>;
  /** The place of its record in the cell, from 1. */
  nth: number;
}

/** `keys`: the headers of a row as keys. */
export function isLayout(
  { headers, without = [] }: Pick<Layout, 'headers' | 'without'>,
  keys: ReadonlySet<string>,
): boolean {
  const has = (pattern: HeaderPattern) =>
    typeof pattern === 'string' ? keys.has(keyOf(pattern)) : [...keys].some((key) => pattern.test(key));
  return headers.every(has) && !without.some(has);
}

/** The columns of the layout that this file has. A constant points to the header that gave the layout away. */
export function columnsOfLayout(layout: Layout, columns: readonly SourceColumn[]): Map<ColumnName, FoundColumn> {
  const witness = layout.headers.flatMap((pattern) => firstOf([pattern], columns) ?? [])[0];
  const found = new Map<ColumnName, FoundColumn>();
  for (const [name, column] of entriesOf(layout.columns)) {
    if (!column) continue;
    const source = column.from ? firstOf(column.from, columns) : witness;
    const beside = column.beside?.map((patterns) => firstOf(patterns, columns));
    if (source) found.set(name, { source, beside, column });
  }
  return found;
}

/** The slots in the order of the file. */
export function slotsOfLayout({ slots }: Layout, columns: readonly SourceColumn[]): FoundSlot[] {
  const found = new Map<string, MappingDraft>();
  for (const [name, column] of entriesOf(slots?.columns ?? {}))
    for (const pattern of column?.from ?? [])
      for (const source of columns) {
        const slot = pattern.exec(headerKey(source.header))?.slice(1).join('');
        if (slot === undefined) continue;
        const key = slot.replace(/^0+(?=\d)/, '');
        const one = found.get(key) ?? new Map<ColumnName, SourceColumn>();
        found.set(key, one);
        if (!one.has(name)) one.set(name, source);
      }
  const place = (one: MappingDraft) => Math.min(...[...one.values()].map(({ index }) => index));
  return [...found]
    .map(([name, one]) => ({ name, columns: one, beside: besideSlot(slots, name, columns), nth: 1 }))
    .filter((slot, _, all) => slots?.isSlot?.(slot, all) ?? true)
    .sort((one, other) => place(one.columns) - place(other.columns))
    .flatMap((slot) => Array.from({ length: slots?.inOneCell ?? 1 }, (_, at) => ({ ...slot, nth: at + 1 })));
}

function besideSlot(slots: Slots | undefined, slot: string, columns: readonly SourceColumn[]): FoundSlot['beside'] {
  const needed = entriesOf(slots?.columns ?? {}).flatMap(([name, column]) =>
    column?.beside ? [[name, column.beside.map((patterns) => firstOf(patterns(slot), columns))] as const] : [],
  );
  return new Map(needed);
}

/** The first pattern that a header fits wins, then the first such header. */
export function firstOf(patterns: readonly HeaderPattern[], columns: readonly SourceColumn[]): SourceColumn | null {
  for (const pattern of patterns) {
    const source = columns.find(({ header }) => fits(pattern, headerKey(header)));
    if (source) return source;
  }
  return null;
}

function fits(pattern: HeaderPattern, key: string): boolean {
  return typeof pattern === 'string' ? keyOf(pattern) === key : pattern.test(key);
}

const KEYS = new Map<string, string>();

/** Of a declared header, worked out once: each row that may be a header is compared with those of all layouts. */
function keyOf(declared: string): string {
  const known = KEYS.get(declared);
  if (known !== undefined) return known;
  const key = headerKey(declared);
  KEYS.set(declared, key);
  return key;
}
