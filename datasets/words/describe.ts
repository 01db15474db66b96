import type { Column, Dataset } from '../kit/dataset.ts';
import { type ColumnWords, type DatasetWords, toWords } from '../kit/to-words.ts';
import { DATASETS_ES } from './es/datasets.ts';
import { SPANISH } from './es/es.ts';
import type { Language } from './language.ts';
import { sayColumn, sayDataset } from './sentences.ts';

/** What a column is for, and in which case a file must have it, where that depends. */
export type ColumnSentences = readonly [description: string, condition?: string];

/** What a dataset says of itself; English ones are where it is declared. */
export interface DatasetSentences<Name extends string = string> {
  oneRowIs: string;
  needs?: Readonly<Record<string, string>>;
  /** {graduatingClass} and {academicYears} are filled from the audit. */
  helperText: readonly string[];
  columns: Readonly<Record<Name, ColumnSentences>>;
}

/** What a column is for. */
export function describeColumn(dataset: Dataset, { name, description }: Column, language: Language): string {
  if (language === 'en') return description;
  const columns: Readonly<Record<string, ColumnSentences>> = DATASETS_ES[dataset.type].columns;
  return columns[name]?.[0] ?? description;
}

/**
 * Everything there is to say of a dataset: the answer of `GET /datasets`. Names of columns and
 * values are those of the files.
 */
export function describeDataset(dataset: Dataset, language: Language): DatasetWords {
  const english = toWords(dataset);
  if (language === 'en') return english;
  const words = DATASETS_ES[dataset.type];
  const declared = new Map<string | null, Column>(dataset.columns.map((column) => [column.name, column]));
  const columnWords = (column: ColumnWords): ColumnWords => {
    const [description = column.description, condition = column.condition] = words.columns[column.name] ?? [];
    const allowed = SPANISH.allowedIn(declared.get(column.name));
    return { ...column, label: sayColumn(dataset, column.name, language), description, condition, allowed };
  };
  return {
    ...english,
    label: sayDataset(dataset, language),
    description: words.oneRowIs,
    columns: english.columns.map(columnWords),
    rules: english.rules.map((rule) => {
      const { problem, allowed, fix } = SPANISH.sentencesOf(dataset, rule.code) ?? rule;
      const limits = allowed.replace('{allowed}', () => SPANISH.allowedIn(declared.get(rule.column)));
      return { ...rule, problem, allowed: limits, fix };
    }),
  };
}
