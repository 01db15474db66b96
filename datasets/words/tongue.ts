import type { Column, Dataset } from '../kit/dataset.ts';
import type { Cause } from '../kit/findings/finding-causes.ts';
import type { ValuePhrase } from './params.ts';

/** What is wrong ({value} and {header} are filled in), what is allowed ({allowed} from the column), how to fix it. */
export interface Sentences {
  problem: string;
  /**
   * In place of `problem` where a group has several: {values} is how many values, {rows} how many rows, where
   * values may have become one.
   */
  several?: string;
  allowed: string;
  fix: string;
}

/** All that the sentences of findings are made of, in one language. */
export interface Tongue {
  /** null for a code that no one declares. */
  sentencesOf(dataset: Dataset, code: string): Sentences | null;
  /** Which values a column takes, in a sentence. */
  allowedIn(column: Column | undefined): string;
  columnName(dataset: Dataset, name: string): string;
  phrase(phrase: ValuePhrase, dataset: Dataset): string;
  /** 'Allowed:' before the sentence of what is allowed. */
  allowed: string;
  emptyCell: string;
  /** In place of a header, where a finding is of no column. */
  row: string;
  inSheet(sheet: string): string;
  /** ' (12 rows)' behind a value; the number is above 1. */
  inRows(rows: number): string;
  /** The further values of a group. */
  also(values: readonly string[], more: number): string;
  /** The values of a group whose sentence says only how many there are. */
  values(values: readonly string[], more: number): string;
  causes: Readonly<Record<Cause, string>>;
  /** Of a code that no one declares anymore. */
  unknown: { message: string; fix: string };
}
