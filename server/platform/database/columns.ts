/** A list that is kept as one text of JSON: the name of each fact -> its values, all in the same order. */
export type StoredFacts = Readonly<Record<string, readonly unknown[]>>;

/** As a fact is written: its values, or, where they are of few words, which of these: half as long. */
type WrittenColumn = readonly unknown[] | { readonly of: readonly unknown[]; readonly at: readonly number[] };

/**
 * The values of every fact, words in place of their numbers. Lists of earlier versions, with a word
 * for each, are read alike.
 */
export function readColumns(text: string): StoredFacts {
  // Written by ourselves as JSON of this shape.
  const written = Object.entries(JSON.parse(text) as Record<string, WrittenColumn>);
  return Object.fromEntries(
    written.map(([name, column]) => [name, 'of' in column ? column.at.map((at) => column.of[at]) : column]),
  );
}
