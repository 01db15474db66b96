import type { FileMapping, HeaderRef, MappedColumn, MappedValue } from '#contract/uploads/mappings.ts';

/** Position of the chosen header in the file; null: not in this file. */
export type ColumnChoices = ReadonlyMap<string, number | null>;
/** By `valueId`: a value of ours, LEAVE, or UNDECIDED. */
export type ValueChoices = ReadonlyMap<string, string>;

export interface MappingChoices {
  columns: ColumnChoices;
  values: ValueChoices;
}

/** As JSON can be written. */
export interface WrittenChoices {
  columns: [string, number | null][];
  values: [string, string][];
}
export const writtenChoices = ({ columns, values }: MappingChoices): WrittenChoices => ({
  columns: [...columns],
  values: [...values],
});
export const choicesOf = ({ columns, values }: WrittenChoices): MappingChoices => ({
  columns: new Map(columns),
  values: new Map(values),
});

/** No value of a vocabulary starts with a space. */
export const LEAVE = ' leave';
export const UNDECIDED = ' undecided';

export const valueId = ({ column, key }: Pick<MappedValue, 'column' | 'key'>): string => `${column} ${key}`;

const positionOf = ({ headers }: FileMapping, ref: HeaderRef | null): number | null => {
  const position = headers.findIndex(({ header, nth }) => header === ref?.header && nth === ref.nth);
  return position < 0 ? null : position;
};

/** What was found, otherwise the best guess. */
export function firstChoices(mapping: FileMapping): MappingChoices {
  return {
    columns: new Map(
      mapping.columns.map(({ column, found, start }) => [column, positionOf(mapping, found ?? start)] as const),
    ),
    values: new Map(mapping.values.map((value) => [valueId(value), firstValue(value)] as const)),
  };
}

function firstValue({ decided, guess }: MappedValue): string {
  if (decided) return decided.value ?? LEAVE;
  return guess ?? UNDECIDED;
}

/** What the person has changed, on what was found since: columns and values they left alone are the newest ones. */
export function rebased(newest: MappingChoices, started: MappingChoices, choices: MappingChoices): MappingChoices {
  if (choices === started) return newest;
  return {
    columns: withChanges(newest.columns, started.columns, choices.columns),
    values: withChanges(newest.values, started.values, choices.values),
  };
}

function withChanges<V>(
  newest: ReadonlyMap<string, V>,
  started: ReadonlyMap<string, V>,
  choices: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> {
  const changed = [...choices].filter(([id, choice]) => newest.has(id) && choice !== started.get(id));
  return new Map([...newest, ...changed]);
}

/** A header given to one column leaves an optional one that no one looks at. */
export function chooseColumn(
  choices: MappingChoices,
  column: string,
  place: number | null,
  unseen: readonly string[],
): MappingChoices {
  const columns = new Map(choices.columns);
  for (const other of unseen) if (place !== null && columns.get(other) === place) columns.set(other, null);
  columns.set(column, place);
  return { ...choices, columns };
}

export function chooseValue(choices: MappingChoices, id: string, value: string): MappingChoices {
  return { ...choices, values: new Map(choices.values).set(id, value) };
}

/** The first two columns that share a header, by their labels; null where none do. */
export function sharedHeader(mapping: FileMapping, { columns }: MappingChoices) {
  const taken = new Map<number, MappedColumn>();
  for (const column of mapping.columns) {
    const place = columns.get(column.column) ?? null;
    if (place === null) continue;
    const one = taken.get(place);
    if (one) return { header: mapping.headers[place]?.header ?? '', one: one.label, other: column.label };
    taken.set(place, column);
  }
  return null;
}

export function toBody(mapping: FileMapping, { columns, values }: MappingChoices) {
  return {
    run: mapping.run,
    columns: mapping.columns.map(({ column }) => {
      const place = mapping.headers[columns.get(column) ?? -1];
      return { column, source: place ? { header: place.header, nth: place.nth } : null };
    }),
    values: mapping.values.flatMap(({ column, key, decided: seen }) => {
      const value = values.get(valueId({ column, key })) ?? UNDECIDED;
      return value === UNDECIDED ? [] : [{ column, key, value: value === LEAVE ? null : value, seen }];
    }),
    seen_at: mapping.replaces?.at ?? null,
  };
}

/** What is left for a person to say. */
export const toDo = ({ columns, values }: FileMapping) => ({
  columns: columns.filter(({ is_required, found }) => is_required && found === null).length,
  values: values.filter(({ decided, is_optional }) => decided === undefined && !is_optional).length,
});
