import type { Column, Vocabulary } from '../dataset.ts';
import { valueKey } from '../normalise.ts';
import type { IngestContext } from '../plan.ts';
import { textsOf } from '../synonyms.ts';

/** What whole texts of one column say, by their keys. */
export interface KnownWords {
  valueOf(key: string): string | null;
  /** A person has confirmed it, or a legend of the file shows it. */
  isDecided(key: string): boolean;
}

/** What the district has confirmed comes first, then the codes of a legend, then the vocabulary's own words. */
export function knownWords(
  column: Column,
  vocabulary: Vocabulary,
  { confirmed, legends = [] }: Pick<IngestContext, 'confirmed' | 'legends'>,
): KnownWords {
  // A value that the vocabulary no longer has is passed over.
  const own = new Map(
    (confirmed?.values ?? []).flatMap(({ column: name, key, value }) =>
      name === column.name && vocabulary.values.some((one) => one.value === value) ? [[key, value]] : [],
    ),
  );
  const codes = legends.find((one) => one.column === column.name)?.codes ?? new Map<string, string | null>();
  const words = wordsOf(vocabulary);
  const decided = (key: string) => own.get(key) ?? codes.get(key) ?? null;
  return {
    // No one can tell what a code says that a legend has without a meaning, whatever other lists say of it.
    valueOf: (key) => decided(key) ?? (codes.has(key) ? null : (words.get(key) ?? null)),
    isDecided: (key) => decided(key) !== null,
  };
}

/** Made once in a process: a list of subjects has about 700 words. */
const made = new WeakMap<Vocabulary, ReadonlyMap<string, string>>();

function wordsOf(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const known = made.get(vocabulary);
  if (known) return known;
  const words = new Map<string, string>();
  for (const { value, label, synonyms } of vocabulary.values)
    for (const key of [value, label, ...textsOf(synonyms)].flatMap(formsOf).map(valueKey))
      if (!words.has(key)) words.set(key, value);
  made.set(vocabulary, words);
  return words;
}

/** 'Hospitality & Tourism' is 'Hospitality and Tourism'. */
const formsOf = (text: string): string[] => (text.includes(' and ') ? [text, text.replaceAll(' and ', ' & ')] : [text]);
