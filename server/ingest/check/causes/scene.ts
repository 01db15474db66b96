import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import type { ValuePhrase } from '#datasets/words/params.ts';
import type { Engine } from '../../engine.ts';

/** What a cause may look at: the tables `source`, `typed` and `finding` of a checked file, and what its columns are. */
export interface Scene {
  engine: Engine;
  dataset: Dataset;
  mapping: Mapping;
  context: IngestContext;
  /** Names of the columns of `source`. */
  cells: ReadonlySet<string>;
  /** Names of the columns whose codes are read by a list, or wait for one: their cells are not words of the column. */
  coded: ReadonlySet<string>;
  /** By slot of a row key: the columns that were filled from the slot's own headers. */
  places: readonly Mapping[];
  /** Required columns that the file does not have. */
  missing: readonly Column[];
  /** The file belongs under another card: nothing its rows say is worth a word. */
  isOtherDataset: boolean;
}

/**
 * Looks for one kind of cause. What it finds it adds to `finding`, with words in
 * datasets/kit/findings/generic-findings.ts; it gives conditions over `finding` for what it explains, which is
 * then not said a second time.
 */
export type FindCause = (scene: Scene) => Promise<string[]>;

export interface PlacedColumn {
  column: Column;
  source: SourceColumn;
}

/** The declared columns that the file has, in the order of the declaration. */
export function placedColumns({ dataset, mapping }: Scene): PlacedColumn[] {
  return dataset.columns.flatMap((column) => {
    const source = mapping.get(column.name);
    return source ? [{ column, source }] : [];
  });
}

/** What a finding about two columns says of the other one, as its value. */
export function columnPhrase(name: string): string {
  return JSON.stringify({ is: 'column', name } satisfies ValuePhrase);
}

/** The text of a cell of `source` as the checks see it: without white space around it, NULL where nothing is left. */
export function cellOf(index: number): string {
  return `nullif(trim(c${index}), '')`;
}
