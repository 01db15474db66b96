import { DATASETS } from './index.ts';
import type { Dataset } from './kit/dataset.ts';
import { headerKey } from './kit/normalise.ts';
import { type Synonyms, textsOf } from './kit/synonyms.ts';
import type { CodedColumn } from './legends/legend.ts';
import { CODED_COLUMNS } from './legends/legends.ts';

/** A code that means different values in different lists. */
export interface CodeConflict {
  column: string;
  code: string;
  /** By value: the lists in which it means it. */
  meanings: ReadonlyMap<string, readonly string[]>;
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
  course: 'the code; the title where another column has the code',
  coursedescription: 'the description; the title where no other column has one',
};

/**
 * The codes that a file has to prove (datasets/legends/), by declared column. Columns with one list of legends are one.
 */
export function codeConflicts(coded: Readonly<Record<string, CodedColumn>> = CODED_COLUMNS): CodeConflict[] {
  const lists = Map.groupBy(Object.entries(coded), ([, { legends }]) => legends);
  return [...lists].flatMap(([legends, columns]) => {
    const codes = [...new Set(legends.flatMap((legend) => Object.keys(legend.codes)))].sort();
    return codes.flatMap((code) => {
      const using = legends.filter((legend) => code in legend.codes);
      const meanings = Map.groupBy(using, (legend) => legend.codes[code] ?? '');
      const named = new Map([...meanings].map(([value, found]) => [value, found.map(({ name }) => name)]));
      return named.size > 1 ? [{ column: columns.map(([name]) => name).join(', '), code, meanings: named }] : [];
    });
  });
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
