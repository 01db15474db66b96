import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { isTelling, sameWords } from '#datasets/kit/likeness.ts';
import type { IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { fitOfColumn } from '#datasets/kit/suggest-columns.ts';
import type { Samples } from './reshape-plan.ts';

interface ReadByWords {
  column: Column;
  source: SourceColumn;
  /** The header it reads like. */
  like: string;
}

/**
 * Columns that no list names, but whose words are those of a listed header, abbreviated or in another order: 'Entry Dt' is an entry date.
 * Only where one column alone has these words, and the values are not of another kind; of a header that can mean two things they must fit.
 */
export function headersByWords(
  dataset: Dataset,
  open: ReadonlySet<string>,
  columns: readonly SourceColumn[],
  samples: Samples,
  context: IngestContext,
): ReadByWords[] {
  const known = wordsOfDataset(dataset);
  const found = columns.flatMap((source): ReadByWords[] => {
    const meanings = (known.get(sameWords(source.header)) ?? []).filter(({ column }) => open.has(column.name));
    const [meaning] = meanings;
    // Columns of one kind with the same words are the first and the second id of a file.
    if (!meaning || meanings.some(({ column }) => column.kind.kind !== meaning.column.kind.kind)) return [];
    const { column, header, isAmbiguous } = meaning;
    const fit = fitOfColumn(column, samples(source.index), context);
    const isFitting = isAmbiguous ? fit === 'fits' || fit === 'distinctive' : fit !== 'contradicts';
    return isFitting ? [{ column, source, like: header }] : [];
  });
  // Two columns that read alike are a question for a person.
  return found.filter(({ column }) => found.filter((other) => other.column === column).length === 1);
}

/** Shown with the file: nothing is guessed in silence. */
export const readByWords = ({ column, source, like }: ReadByWords): string =>
  `'${source.header}' was read as ${column.label} because it reads like '${like}'.`;

interface Meaning {
  column: Column;
  header: string;
  isAmbiguous: boolean;
}

const known = new WeakMap<Dataset, ReadonlyMap<string, Meaning[]>>();

function wordsOfDataset(dataset: Dataset): ReadonlyMap<string, Meaning[]> {
  const words =
    known.get(dataset) ?? Map.groupBy(dataset.columns.flatMap(meaningsOf), ({ header }) => sameWords(header));
  known.set(dataset, words);
  return words;
}

function meaningsOf(column: Column): Meaning[] {
  const sure = [column.label, ...column.synonyms].map((header) => ({ column, header, isAmbiguous: false }));
  const ambiguous = (column.ambiguous ?? []).map((header) => ({ column, header, isAmbiguous: true }));
  return [...sure, ...ambiguous].filter(({ header }) => isTelling(header));
}
