import type { Column, Dataset } from './dataset.ts';
import { headerKey } from './normalise.ts';
import type { IngestContext, Mapping, SourceColumn } from './plan.ts';
import { isPlausible } from './plausible.ts';
import { isRequired } from './requirement.ts';

export interface HeaderMatch {
  mapping: Mapping;
  /** Columns of the file that are not read and not stored. */
  ignored: SourceColumn[];
  /** Required columns that were not found, under the wizard's choices. */
  missing: Column[];
  /** Sentences about headers that could have meant something else. */
  decisions: string[];
}

interface Candidate {
  column: Column;
  source: SourceColumn;
  /** 0 name, 1 label, 2... synonyms in their order, 1000... ambiguous synonyms. */
  rank: number;
}

const AMBIGUOUS = 1000;

/**
 * Matches the headers of a file with the columns of a dataset (domain.md 2.3). At most one source column per declared column:
 * the name beats the label, the label beats synonyms, an earlier synonym beats a later one. A synonym that also means something
 * else counts only when the sample values fit.
 */
export function matchHeaders(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  samples: (index: number) => readonly string[],
  context: IngestContext,
): HeaderMatch {
  const mapping = new Map<string, SourceColumn>();
  const decisions: string[] = [];
  const taken = new Set<number>();
  for (const { column, source, rank } of candidates(dataset, columns)) {
    if (mapping.has(column.name) || taken.has(source.index)) continue;
    if (rank >= AMBIGUOUS && !isPlausible(column.kind, samples(source.index))) continue;
    mapping.set(column.name, source);
    taken.add(source.index);
    if (rank >= AMBIGUOUS)
      decisions.push(`'${source.header.trim()}' was read as ${column.label} because its values look like it.`);
  }
  return {
    mapping,
    decisions,
    ignored: columns.filter((source) => !taken.has(source.index)),
    missing: dataset.columns.filter(
      (column) => !mapping.has(column.name) && isRequired(column, context, (name) => mapping.has(name)),
    ),
  };
}

/** How many columns of the dataset these headers name: finds the header row, and the dataset a stray file looks like. */
export function headerScore(dataset: Dataset, headers: readonly string[]): number {
  const keys = new Set(headers.map(headerKey));
  return dataset.columns.filter((column) => [...namesOf(column).keys()].some((name) => keys.has(name))).length;
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

/** Every normalised header of a column with its rank; the first mention wins. */
function namesOf(column: Column): Map<string, number> {
  const names = new Map<string, number>();
  const add = (header: string, rank: number) => {
    const key = headerKey(header);
    if (key && !names.has(key)) names.set(key, rank);
  };
  [column.name, column.label, ...column.synonyms].forEach(add);
  column.ambiguous?.forEach((header, position) => {
    add(header, AMBIGUOUS + position);
  });
  return names;
}
