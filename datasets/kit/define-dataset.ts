import type { Column, Dataset, Declaration } from './dataset.ts';
import { SLUG_OF, type UploadFileType } from './file-type.ts';

/**
 * The columns of a dataset, with their names known to the compiler: what depends on another column names one of these.
 * A file of their own beside the dataset, so that its layouts, rules and sample can be typed by them.
 */
export function defineColumns<const Name extends string>(
  columns: readonly Column<Name, NoInfer<Name>>[],
): readonly Column<Name>[] {
  return columns;
}

export type NameOf<Columns extends readonly Column<string>[]> = Columns[number]['name'];

/**
 * Keeps the names as types, and checks what the type cannot: that each is said once. Throws at start-up, never on data.
 */
export function defineDataset<const Name extends string, const Made extends string, const Type extends UploadFileType>(
  dataset: Declaration<Name, Made, Type>,
): Dataset<Name, Made, Type> {
  expectOnce(
    ['school_id', ...[...dataset.columns, ...dataset.derived].map(({ name }) => name)],
    `${dataset.type} column`,
  );
  expectOnce(
    dataset.rules.map(({ code }) => code),
    `${dataset.type} rule`,
  );
  return { ...dataset, slug: SLUG_OF[dataset.type] };
}

function expectOnce(names: readonly string[], what: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${what} ${twice} is declared twice`);
}
