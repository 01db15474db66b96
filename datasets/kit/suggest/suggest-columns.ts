import type { Column, Dataset } from '../dataset.ts';
import { headerRefs, sameRef } from '../match/header-set.ts';
import { type Fit, fitOf } from '../match/plausible.ts';
import { headerKey, valueKey } from '../normalise.ts';
import type { HeaderRef, IngestContext, Mapping, SourceColumn } from '../plan.ts';
import { textsOf } from '../synonyms.ts';
import { hasLikeWords, likeness, wordsOf } from './likeness.ts';

/** A column of the file that may be the wanted one, with the reason in words. */
export interface ColumnGuess extends HeaderRef {
  reason: string;
}

interface Scored extends ColumnGuess {
  /** 0 to 1. */
  score: number;
}

export interface Suggestions {
  /** By declared name, the best first. */
  guesses: ReadonlyMap<string, ColumnGuess[]>;
  /** The guess each column that is wanted starts from; no two start from one header. */
  starts: ReadonlyMap<string, HeaderRef>;
}

/** Below this a guess is noise. */
const WORTH_SAYING = 0.45;
const MOST_GUESSES = 3;

/**
 * Guesses for the columns that were not found. `wanted` are those a file must have: they start from their best guess.
 */
export function suggestColumns(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: (index: number) => readonly string[],
  context: IngestContext,
  { mapping, wanted }: { mapping: Mapping; wanted: readonly Column[] },
): Suggestions {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const open = headerRefs(columns)
    .filter(({ source }) => !taken.has(source.index))
    .map((one) => ({ ...one, words: wordsOf(one.source.header) }));
  const known = dataset.columns.filter(({ name }) => !mapping.has(name));
  const scored = new Map(known.map((column) => [column.name, guessesFor(column, open, samples, context)]));
  return { guesses: scored, starts: startsOf(wanted, scored) };
}

function guessesFor(
  column: Column,
  open: readonly { source: SourceColumn; ref: HeaderRef; words: readonly string[] }[],
  samples: (index: number) => readonly string[],
  context: IngestContext,
): Scored[] {
  return open
    .flatMap(({ source, ref, words }): Scored[] => {
      if (chosenBefore(column, source, context))
        return [{ ...ref, score: 1, reason: `Your district chose '${source.header}' for ${column.label} before.` }];
      const fit = fitOfColumn(column, samples(source.index), context);
      const alike = mostAlike(words, writtenOf(column));
      const score = scoreOf(alike.score, fit);
      return score < WORTH_SAYING ? [] : [{ ...ref, score, reason: reasonOf(column, source, alike, fit) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_GUESSES);
}

interface Written {
  names: readonly { name: string; words: string[] }[];
  /** Those of all names. */
  words: ReadonlySet<string>;
}
const writtenByColumn = new WeakMap<Column, Written>();

/** All names of a column with their words. Worked out once: 25 ms for a file of transcripts. */
function writtenOf(column: Column): Written {
  const known = writtenByColumn.get(column);
  if (known) return known;
  const texts = [column.name, column.label, ...textsOf(column.synonyms), ...(column.ambiguous ?? [])];
  const names = texts.map((name) => ({ name, words: wordsOf(name) }));
  const written = { names, words: new Set(names.flatMap(({ words }) => words)) };
  writtenByColumn.set(column, written);
  return written;
}

/** Most headers of a wide file share no word with a column: 1,700 of them took 5 s. */
function mostAlike(words: readonly string[], written: Written) {
  let best = { name: '', score: 0 };
  if (!hasLikeWords(words, written.words)) return best;
  for (const { name, words: others } of written.names) {
    const score = likeness(words, others);
    if (score > best.score) best = { name, score };
  }
  return best;
}

function scoreOf(alike: number, fit: Fit): number {
  if (fit === 'contradicts') return alike * 0.4;
  if (fit === 'neutral') return alike * 0.9;
  if (alike >= WORTH_SAYING) return alike * 0.8 + 0.2;
  return fit === 'distinctive' ? WORTH_SAYING : 0;
}

function reasonOf(column: Column, { header }: SourceColumn, alike: { name: string; score: number }, fit: Fit): string {
  if (alike.score < WORTH_SAYING) return `The values look like ${column.label}.`;
  const reads = `'${header}' reads like '${alike.name.replaceAll('_', ' ')}'`;
  return fit === 'fits' || fit === 'distinctive' ? `${reads}, and its values fit.` : `${reads}.`;
}

/** Schools are recognised by the audit's own names and ids; everything else by its kind. */
export function fitOfColumn({ kind }: Column, samples: readonly string[], { schools }: IngestContext): Fit {
  if (kind.kind !== 'school') return fitOf(kind, samples);
  const known = new Set(
    schools.flatMap(({ name, local_id, state_id, nces_id, ceeb_code }) =>
      [name, local_id, state_id, nces_id, ceeb_code].flatMap((text) => (text ? [valueKey(text)] : [])),
    ),
  );
  const filled = samples.filter((sample) => sample.trim());
  const fitting = filled.filter((sample) => known.has(valueKey(sample))).length;
  return filled.length > 0 && fitting * 2 > filled.length ? 'distinctive' : 'neutral';
}

function chosenBefore(column: Column, source: SourceColumn, { confirmed }: IngestContext): boolean {
  const key = headerKey(source.header);
  const choices = confirmed?.columns.flatMap(({ columns }) => columns) ?? [];
  return choices.some(
    (choice) => choice.column === column.name && headerKey(choice.source?.header ?? '') === key && key,
  );
}

/** The surest first, each header once. */
function startsOf(wanted: readonly Column[], scored: ReadonlyMap<string, Scored[]>): Map<string, HeaderRef> {
  const pairs = wanted
    .flatMap(({ name }) => (scored.get(name) ?? []).map((guess) => ({ name, guess })))
    .sort((one, other) => other.guess.score - one.guess.score);
  const starts = new Map<string, HeaderRef>();
  for (const { name, guess } of pairs) {
    const isFree = ![...starts.values()].some((used) => sameRef(used, guess));
    if (isFree && !starts.has(name)) starts.set(name, { header: guess.header, nth: guess.nth });
  }
  return starts;
}

/** Two headers must read like columns, or a line of text would do. */
const LEAST_LIKELY = 2;
const READS_ALIKE = 0.6;

/** How many columns these headers read like, where that is enough to believe that they are headers; otherwise 0. */
export function likelyColumns(dataset: Dataset, headers: readonly string[]): number {
  const written = headers.map(wordsOf);
  const likely = dataset.columns.filter((column) => {
    const names = [column.label, ...textsOf(column.synonyms)].map(wordsOf);
    return written.some((words) => names.some((name) => likeness(words, name) >= READS_ALIKE));
  });
  return likely.length >= LEAST_LIKELY ? likely.length : 0;
}
