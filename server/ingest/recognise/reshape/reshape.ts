import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { FoundColumn, FoundSlot, Slots } from '#datasets/kit/layouts/layout.ts';
import { dayOf, orBeside } from '#datasets/kit/layouts/readings.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { MANY_ROWS } from '#datasets/kit/sql/many-rows.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import { SLOT_STRIDE } from '../../read/row-key.ts';
import { COLUMNS_AT_ONCE } from '../../read/table.ts';

/** What is done to the rows of `source`, by a layout or because one column holds several of ours. */
export interface Reshape {
  /** First free index of a column of `source`. */
  width: number;
  /** Declared columns that are filled otherwise than by one cell as it is, by name. */
  columns: ReadonlyMap<ColumnName, FoundColumn>;
  slots: readonly FoundSlot[];
  slotsOf: Slots | null;
  /** Conditions over `source` for rows that are left out. */
  drops: readonly string[];
}

export interface Reshaped {
  /** Where the plan finds the columns of the layout; header and letter are those of the file. */
  mapping: Mapping;
  /** By slot number of a row key: the columns that were filled from the slot's own headers. */
  places: readonly Mapping[];
}

/** A cell as a layout's readings see it: trimmed, NULL where it holds nothing. */
export function cellOf(source: SourceColumn): string {
  return `(${cellText(`c${source.index}`)})`;
}

/**
 * reshape: between recognising and checking, puts the columns of a layout into `source` beside those of the file. One
 * record a row stays a view, which costs only what is read, unless the rows are few; slots become a table of the filled
 * ones, one selective scan per slot.
 * @param rows about as many as the file has
 */
export async function reshape(engine: Engine, shape: Reshape, kept: Mapping, rows: number): Promise<Reshaped> {
  const mapping = new Map<ColumnName, SourceColumn>(kept);
  const names = [...new Set([...shape.columns.keys(), ...shape.slots.flatMap(({ columns }) => [...columns.keys()])])];
  for (const [position, name] of names.entries()) {
    const source =
      shape.columns.get(name)?.source ?? shape.slots.find(({ columns }) => columns.has(name))?.columns.get(name);
    if (source) mapping.set(name, { ...source, index: shape.width + position });
  }
  await engine.run('set the file aside', 'ALTER VIEW source RENAME TO source_of_file');
  if (shape.slots.length === 0) await engine.run('reshape', rowsAsRecords(shape, names, kept, rows));
  else await tableOfSlots(engine, shape, names, kept);
  return { mapping, places: shape.slots.map(({ columns }) => columns) };
}

/**
 * A view is planned again by each look at one of its columns, and in a file of scores each plans what leaves a
 * row out: 34 ms for 37 rows.
 */
function rowsAsRecords(
  { columns, width, drops }: Reshape,
  names: readonly ColumnName[],
  kept: Mapping,
  rows: number,
): string {
  const added = names.map((name, position) => `, ${whereFilled(columns, name, kept)} AS c${width + position}`);
  const kind = rows < MANY_ROWS && width + names.length <= COLUMNS_AT_ONCE ? 'TABLE' : 'VIEW';
  return `CREATE ${kind} source AS SELECT *${added.join('')} FROM source_of_file ${without(drops)}`;
}

/**
 * What a layout says of each row does not make records of the rows in which nothing is, as spreadsheet programs
 * leave them below a table.
 */
function whereFilled(columns: Reshape['columns'], name: ColumnName, kept: Mapping): string {
  const text = textOf(columns.get(name));
  if (columns.get(name)?.column.constant === undefined) return text;
  const read = [...columns.values()].flatMap(({ source, column, beside = [] }) =>
    column.constant === undefined ? [source, ...beside] : [],
  );
  const cells = [...kept.values(), ...read].flatMap((one) => (one ? [cellOf(one)] : []));
  return cells.length ? `CASE WHEN coalesce(${cells.join(', ')}) IS NOT NULL THEN ${text} END` : text;
}

async function tableOfSlots(
  engine: Engine,
  shape: Reshape,
  names: readonly ColumnName[],
  kept: Mapping,
): Promise<void> {
  const { width, slotsOf, slots, drops } = shape;
  const shared = [...new Set([...kept.values()].map(({ index }) => `c${index}`))];
  const perSlot = slots.map((slot, number) => {
    const added = names.map((name, position) => `${slotValue(slot, name, shape)} AS c${width + position}`);
    const filled = (slotsOf?.filledBy ?? []).flatMap((name) => {
      const source = slot.columns.get(name);
      if (!source) return [];
      return slotsOf?.inOneCell ? [slotValue(slot, name, shape)] : [cellOf(source)];
    });
    const isFilled = filled.length ? `coalesce(${filled.join(', ')}) IS NOT NULL` : 'false';
    const dropped = slotsOf?.drops ? [slotsOf.drops.when(...besideOf(slot, slotsOf.drops.of))] : [];
    const row = `SELECT row_number + ${number * SLOT_STRIDE} AS row_number, ${[...shared, ...added].join(', ')}`;
    return `${row} FROM source_of_file WHERE ${isFilled}${[...drops, ...dropped].map((drop) => ` AND NOT coalesce(${drop}, false)`).join('')}`;
  });
  const once = repeatedOnce(slotsOf, names, width);
  // One statement a slot: thirty in one UNION hold a buffer each and ran out of 512 MB on six rows.
  const target = once ? 'slot_row' : 'source';
  for (const [number, select] of perSlot.entries())
    await engine.run('reshape', `${number === 0 ? `CREATE TABLE ${target} AS` : `INSERT INTO ${target}`} ${select}`);
  if (once) await engine.run('reshape', `CREATE TABLE source AS SELECT * FROM slot_row ${once}`);
}

function slotValue(slot: FoundSlot, name: ColumnName, { columns, slotsOf }: Reshape): string {
  const source = slot.columns.get(name);
  if (!source) return textOf(columns.get(name));
  const { read, readNth } = slotsOf?.columns[name] ?? {};
  if (readNth) return readNth(cellOf(source), slot.name, slot.nth);
  return read ? read(cellOf(source), slot.name, ...besideOf(slot, name)) : `c${source.index}`;
}

const besideOf = ({ beside }: FoundSlot, name: string): string[] =>
  (beside?.get(name) ?? []).map((one) => (one ? cellOf(one) : NOTHING));

/**
 * Of the slots of a row that say the same, the first. Vendors write one day in two forms, so days are compared as days.
 */
function repeatedOnce(slots: Slots | null, names: readonly ColumnName[], width: number): string {
  const same = (slots?.sameBy ?? []).flatMap((name) =>
    names.includes(name) ? [`c${width + names.indexOf(name)}`] : [],
  );
  if (same.length === 0) return '';
  const plain = same.map((cell) => `coalesce(CAST(${dayOf(`trim(${cell})`)} AS VARCHAR), trim(${cell}))`);
  return `QUALIFY row_number() OVER (PARTITION BY row_number % ${SLOT_STRIDE}, ${plain.join(', ')} ORDER BY row_number) = 1`;
}

const NOTHING = 'CAST(NULL AS VARCHAR)';

const textOf = (found: FoundColumn | undefined): string => (found ? textOfFound(found) : NOTHING);

/** What a column of the layout says in a row, as SQL. */
export function textOfFound(found: FoundColumn): string {
  const { source, beside = [], column } = found;
  if (column.constant !== undefined) return literal(column.constant);
  // With nothing beside it the cell is taken as it is: reading it here would trim it in every row, and the
  // plan trims it once a text.
  const isAlone = column.read === orBeside && beside.every((one) => one === null);
  if (!column.read || isAlone) return `c${source.index}`;
  return column.read(cellOf(source), ...beside.map((one) => (one ? cellOf(one) : NOTHING)));
}

function without(drops: readonly string[]): string {
  return drops.length ? `WHERE ${drops.map((drop) => `NOT coalesce(${drop}, false)`).join(' AND ')}` : '';
}
