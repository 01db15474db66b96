import { DATASETS } from './index.ts';
import type { Dataset, Vocabulary } from './kit/dataset.ts';
import { headerKey, valueKey } from './kit/normalise.ts';
import { formsOf, type Synonyms, textsOf, type WrittenForm } from './kit/synonyms.ts';

/** A value that one system writes for what another one means by something else. */
export interface ValueConflict {
  vocabulary: string;
  /** As it is compared. */
  key: string;
  readAs: string;
  readIn: string;
  elsewhere: string;
  elsewhereIn: string;
}

/** A header that may be either of two columns of a dataset. */
export interface HeaderConflict {
  dataset: string;
  header: string;
  columns: string[];
  decided: string;
}

const BY_VALUES = 'by the values under it';

/** Headers of two columns that are not decided by values, by header key, with what decides. */
const BY_RANK: Readonly<Record<string, string>> = {
  course: 'the code; the title where another column holds the code',
  coursedescription: 'the description; the title where no other column holds one',
};

/** The vocabularies of columns. */
export const vocabulariesOf = (datasets: readonly Dataset[]): Vocabulary[] => [
  ...new Set(
    datasets.flatMap(({ columns }) =>
      columns.flatMap(({ kind }) => (kind.kind === 'vocabulary' ? [kind.vocabulary] : [])),
    ),
  ),
];

const systemsOf = (forms: readonly WrittenForm[], key: string): string =>
  forms
    .filter(({ text }) => valueKey(text) === key)
    .map(({ system }) => system)
    .join(', ');

export function valueConflicts(vocabularies: readonly Vocabulary[] = vocabulariesOf(DATASETS)): ValueConflict[] {
  return vocabularies.flatMap(({ name, values }) =>
    values.flatMap(({ value, elsewhere = [] }) =>
      [...new Set(textsOf(elsewhere).map(valueKey))].flatMap((key) =>
        values.flatMap((other) => {
          const readIn = systemsOf(formsOf(other.synonyms), key);
          const row = { vocabulary: name, key, readAs: other.value, elsewhere: value };
          return readIn ? [{ ...row, readIn, elsewhereIn: systemsOf(formsOf(elsewhere), key) }] : [];
        }),
      ),
    ),
  );
}

/** Of all pairs but the second student id, which is meant to share the headers of the first. */
export function headerConflicts(datasets: readonly Dataset[] = DATASETS): HeaderConflict[] {
  return datasets.flatMap(({ label: dataset, columns }) => {
    const owners = new Map<string, { header: string; columns: Set<string>; isByValues: boolean }>();
    for (const { name, label, synonyms, ambiguous = [] } of columns.filter(({ name }) => name !== 'other_student_id'))
      for (const { header, isByValues } of headersOf([name, label], synonyms, ambiguous)) {
        const owner = owners.get(headerKey(header)) ?? { header, columns: new Set<string>(), isByValues: false };
        owner.columns.add(label);
        owner.isByValues ||= isByValues;
        owners.set(headerKey(header), owner);
      }
    return [...owners].flatMap(([key, { header, columns: labels, isByValues }]) =>
      labels.size > 1
        ? [{ dataset, header, columns: [...labels], decided: isByValues ? BY_VALUES : (BY_RANK[key] ?? '') }]
        : [],
    );
  });
}

const headersOf = (names: readonly string[], synonyms: Synonyms, ambiguous: readonly string[]) => [
  ...[...names, ...textsOf(synonyms)].map((header) => ({ header, isByValues: false })),
  ...ambiguous.map((header) => ({ header, isByValues: true })),
];
