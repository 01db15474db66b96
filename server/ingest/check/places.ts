import type { SourceColumn } from '#datasets/kit/plan.ts';
import { sheetOfKey, slotOfKey } from '../read/row-key.ts';
import type { ReadTable } from '../read/table.ts';
import { letterOf } from '../recognise/header/column-letter.ts';

/** A mapping, asked by names that the engine gives. */
type Columns = ReadonlyMap<string, SourceColumn>;

/** Where a declared column is in the file, for one row or for a group of them. */
export interface SheetPosition {
  columnLetter: string | null;
  header: string | null;
}

/** Records of one row have columns of their own: an issue of slot 7 points to 'Exam Grade 07' in column CR. */
export class Places {
  private readonly mapping: Columns;
  private readonly slots: readonly Columns[];
  private readonly orders: ReadTable['ordersOfSheets'];

  constructor(mapping: Columns, slots: readonly Columns[], orders?: ReadTable['ordersOfSheets']) {
    this.mapping = mapping;
    this.slots = slots;
    this.orders = orders;
  }

  /** `key` as in row-key.ts; null for the column as a whole. */
  of(column: string | null, key: number | null): SheetPosition | null {
    if (column === null) return null;
    const slot = key === null ? undefined : this.slots[slotOfKey(key)];
    if (slot && isOfOthers(column, slot, this.slots, this.mapping)) return null;
    const source = slot?.get(column) ?? this.mapping.get(column);
    const own = key === null || !source ? undefined : this.orders?.get(sheetOfKey(key))?.get(source.index);
    if (own) return { columnLetter: letterOf(own.index), header: own.header };
    // The name of a sheet has no letter.
    return source ? { columnLetter: source.letter || null, header: source.header } : null;
  }

  /** One place, or from the first to the last header where the rows of a group are in several slots. */
  ofGroup(column: string | null, keys: readonly number[]): SheetPosition | null {
    const slots = [...new Set(keys.map(slotOfKey))].sort((one, other) => one - other);
    const first = this.of(column, keys.length ? (keys.find((key) => slotOfKey(key) === slots[0]) ?? null) : null);
    const last = this.of(column, keys.find((key) => slotOfKey(key) === slots.at(-1)) ?? null);
    if (!first || !last || first.columnLetter === last.columnLetter) return first;
    return { columnLetter: null, header: `${first.header} … ${last.header}` };
  }
}

/** Only other records of a row have the column: the date of the SAT is not that of an AP exam beside it. */
export function isOfOthers(column: string, slot: Columns, slots: readonly Columns[], mapping: Columns): boolean {
  const letter = mapping.get(column)?.letter;
  return !slot.has(column) && slots.some((other) => other.get(column)?.letter === letter);
}
