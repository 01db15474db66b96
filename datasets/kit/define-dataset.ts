import type { Dataset } from './dataset.ts';

/** Checks what the type cannot: that names are said once and keys exist. Throws at start-up, never on data. */
export function defineDataset(dataset: Dataset): Dataset {
  const names = ['school_id', ...[...dataset.columns, ...dataset.derived].map((column) => column.name)];
  expectOnce(names, `${dataset.type} column`);
  expectOnce(
    dataset.rules.map((rule) => rule.code),
    `${dataset.type} rule`,
  );
  for (const name of [...dataset.key_columns, ...(dataset.identity ?? [])])
    if (!names.includes(name)) throw new Error(`${dataset.type}: key column ${name} is not declared`);
  return dataset;
}

function expectOnce(names: readonly string[], what: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${what} ${twice} is declared twice`);
}
