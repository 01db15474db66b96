import type { Column, Dataset } from '../dataset.ts';
import { headerKey } from '../normalise.ts';
import type { Decision } from '../overview/decisions.ts';
import type { ConfirmedColumns, IngestContext, Mapping, SourceColumn } from '../plan.ts';
import { isRequired } from '../requirement.ts';
import { textsOf } from '../synonyms.ts';
import { type ConfirmedMatch, confirmedFor, placesOf } from './confirmed-columns.ts';
import { fitOf, isPlausible } from './plausible.ts';

export interface HeaderMatch {
  mapping: Mapping;
  /** As the headers alone would have it. */
  byHeader: Mapping;
  /** The confirmed mapping that was used; null where there is none for these headers. */
  confirmed: ConfirmedColumns | null;
  /** Columns a person has chosen a place for, whose values do not look like it in this file. */
  doubtful: Column[];
  /** Columns of the file that are not read and not stored. */
  ignored: SourceColumn[];
  /** Required columns that were not found, under the wizard's choices. */
  missing: Column[];
  /** About headers that could have meant something else. */
  decisions: Decision[];
}

interface Candidate {
  column: Column;
  source: SourceColumn;
  /** 0 name, 1 label, 2... synonyms in their order, 1000... ambiguous synonyms. */
  rank: number;
}

const AMBIGUOUS = 1000;

/**
 * Matches the headers of a file with the columns of a dataset (docs/domain/headers.md#comparing). At most one source
 * column per declared column: the name beats the label, the label beats synonyms, an earlier synonym beats a later one.
 * A synonym that also means something else counts only when the sample values fit. Before all stands what a person of
 * the district confirmed for these very headers.
 */
export function matchHeaders(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: (index: number) => readonly string[],
  context: IngestContext,
): HeaderMatch {
  const confirmed = confirmedFor(columns, context);
  const chosen = placesOf(confirmed, columns, dataset.columns);
  const { mapping, decisions } = matchByHeader(dataset, columns, samples, chosen);
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  return {
    mapping,
    byHeader: confirmed ? matchByHeader(dataset, columns, samples, NOTHING_CHOSEN).mapping : mapping,
    decisions: [...mappedBy(dataset, confirmed), ...decisions],
    confirmed,
    doubtful: dataset.columns.filter(({ name, kind }) => {
      const source = chosen.mapping.get(name);
      return source !== undefined && fitOf(kind, samples(source.index)) === 'contradicts';
    }),
    ignored: columns.filter((source) => !taken.has(source.index)),
    missing: dataset.columns.filter(
      (column) => !mapping.has(column.name) && isRequired(column, context, (name) => mapping.has(name)),
    ),
  };
}

const NOTHING_CHOSEN: ConfirmedMatch = { mapping: new Map(), decided: new Set() };

/** What a person has chosen is kept; the other columns are found by their headers among the columns that are left. */
function matchByHeader(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: (index: number) => readonly string[],
  chosen: ConfirmedMatch,
): { mapping: Mapping; decisions: Decision[] } {
  const mapping = new Map(chosen.mapping);
  const decisions: Decision[] = [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const found = candidates(dataset, columns);
  for (const { column, source, rank } of found) {
    if (
      holdsYears(column, source, samples) &&
      found.some((other) => other.column === column && other.source !== source)
    )
      continue;
    if (mapping.has(column.name) || chosen.decided.has(column.name) || taken.has(source.index)) continue;
    if (isTwin(source, column, mapping)) continue;
    if (rank >= AMBIGUOUS && !isTypical(column, samples(source.index))) continue;
    mapping.set(column.name, source);
    taken.add(source.index);
    if (rank >= AMBIGUOUS)
      decisions.push({
        is: 'read-as',
        header: source.header.trim(),
        column: column.name,
        because: { is: 'values' },
      });
  }
  return { mapping, decisions };
}

/** A second column under the header of the ID is of other students, in a second block of the sheet. */
function isTwin({ header }: SourceColumn, { name }: Column, mapping: Mapping): boolean {
  const own = name === 'other_student_id' ? mapping.get('student_id') : undefined;
  return own !== undefined && headerKey(own.header) === headerKey(header);
}

/** 'Term' is 23-24 in PowerSchool, beside a 'Store Code' that is the term. */
function holdsYears({ kind }: Column, { index }: SourceColumn, samples: (index: number) => readonly string[]): boolean {
  const filled = kind.kind === 'term' ? samples(index).filter((sample) => sample.trim()) : [];
  return filled.length > 0 && filled.every((sample) => /^\s*((19|20)?\d\d)[-/](19|20)?\d\d\s*$/.test(sample));
}

function isTypical({ kind, typical }: Column, samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  if (!isPlausible(kind, samples)) return false;
  // Empty cells show nothing typical: those of 'Withdrawn' further down may say a day, or yes.
  return !typical || filled.filter((sample) => typical.test(sample)).length * 2 > filled.length;
}

/** What a person has chosen for these headers. */
function mappedBy({ columns: declared }: Dataset, confirmed: ConfirmedColumns | null): Decision[] {
  const columns = (confirmed?.columns ?? [])
    .filter(({ column }) => declared.some(({ name }) => name === column))
    .map(({ column, source }) => ({ column, header: source?.header ?? null }));
  return confirmed && columns.length ? [{ is: 'mapped', by: confirmed.by, at: confirmed.at, columns }] : [];
}

/**
 * How many columns of the dataset these headers name: finds the header row, and the dataset a stray file looks like.
 */
export const headerScore = (dataset: Dataset, headers: readonly string[]): number =>
  scoreOfKeys(dataset, new Set(headers.map(headerKey)));

/** The same of headers as they are compared (headerKey). */
export function scoreOfKeys(dataset: Dataset, keys: ReadonlySet<string>): number {
  const columnsOf = columnsByKey(dataset);
  const named = [...keys].flatMap((key) => {
    const columns = columnsOf.get(key);
    return columns ? [columns] : [];
  });
  // A header may fit two columns (the second id of a file), and is still one header.
  return Math.min(new Set(named.flat()).size, named.length);
}

function candidates(dataset: Dataset, columns: readonly SourceColumn[]): Candidate[] {
  return dataset.columns
    .flatMap((column) => {
      const ranks = namesOf(column);
      return columns.flatMap((source) => {
        const rank = ranks.get(headerKey(source.header));
        return rank === undefined ? [] : [{ column, source, rank }];
      });
    })
    .sort((one, other) => one.rank - other.rank);
}

/**
 * How well a header names a column: 0 its name, 1 its label, then its synonyms in their order, then those that
 * also mean something else.
 */
export const rankOf = (column: Column, header: string): number | null => namesOf(column).get(headerKey(header)) ?? null;

/** The columns that a header may name by one of its known names. */
export const columnsNamed = (dataset: Dataset, header: string): readonly Column[] =>
  columnsByKey(dataset).get(headerKey(header)) ?? [];

const columnsOfDataset = new WeakMap<Dataset, ReadonlyMap<string, readonly Column[]>>();

/** The columns that each normalised header may name. Asked for each row that may be the header row. */
function columnsByKey(dataset: Dataset): ReadonlyMap<string, readonly Column[]> {
  const known = columnsOfDataset.get(dataset);
  if (known) return known;
  const columns = new Map<string, Column[]>();
  for (const column of dataset.columns)
    for (const key of namesOf(column).keys()) columns.set(key, [...(columns.get(key) ?? []), column]);
  columnsOfDataset.set(dataset, columns);
  return columns;
}

const namesByColumn = new WeakMap<Column, ReadonlyMap<string, number>>();

/** Every normalised header of a column with its rank; the first mention wins. */
function namesOf(column: Column): ReadonlyMap<string, number> {
  const known = namesByColumn.get(column);
  if (known) return known;
  const names = new Map<string, number>();
  const add = (header: string, rank: number) => {
    const key = headerKey(header);
    if (key && !names.has(key)) names.set(key, rank);
  };
  [column.name, column.label, ...textsOf(column.synonyms)].forEach(add);
  column.ambiguous?.forEach((header, position) => {
    add(header, AMBIGUOUS + position);
  });
  namesByColumn.set(column, names);
  return names;
}
