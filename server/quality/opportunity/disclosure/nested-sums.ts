import { type Homes, TOLD_BY } from './disclosure.ts';
import type { HiddenOfMeasure, TraitCounts } from './family.ts';
import { familiesIn } from './nested.ts';
import { hiddenIn, type Open, PLACES_OF_ROW } from './open.ts';
import { toldIn } from './protect-family.ts';
import type { CountTable, TableCell } from './table.ts';

/**
 * Hides sums from which a number that a report hides would follow by way of measures within others
 * (nested.ts), until none does.
 * @param again hides in one measure whatever would follow then
 */
export function hideNestedSums(found: ReadonlyMap<string, Open>, homes: Homes, again: (open: Open) => Open): void {
  const done = new Map([...found].map(([id, open]) => [id, hiddenIn(open)]));
  for (let isChanged = true; isChanged; ) {
    hideSumsThatTell(found, homes);
    isChanged = false;
    for (const [id, open] of found) {
      if (hiddenIn(open) === done.get(id)) continue;
      done.set(id, hiddenIn(again(open)));
      isChanged = true;
    }
  }
}

/**
 * Of groups of which a number follows with the sums, and would not without them; where those are hidden, all others.
 */
function hideSumsThatTell(found: ReadonlyMap<string, Open>, homes: Homes): void {
  const without = familiesOf(new Map([...found].map(([id, open]) => [id, withoutSums(open)])), homes);
  for (const [at, family] of familiesOf(found, homes).entries()) {
    const columns = columnsTold(family, without[at] ?? []);
    if (columns.size === 0) continue;
    const shown = family.flatMap(({ table, hidden }) =>
      sumsOf(table).flatMap((cell) => (hidden.has(cell) ? [] : [{ cell, hidden }])),
    );
    const own = shown.filter(({ cell }) => columns.has(cell.column));
    for (const { cell, hidden } of own.length > 0 ? own : shown) hidden.add(cell);
  }
}

const familiesOf = (found: ReadonlyMap<string, Open>, homes: Homes): TraitCounts[] =>
  familiesIn(new Map([...found].map(([id, open]): [string, HiddenOfMeasure] => [id, { open, homes }])), homes, TOLD_BY);

const sumsOf = ({ cells, rows }: CountTable): TableCell[] => cells.filter(({ row }) => row === rows - 1);

const withoutSums = ({ tables, rows }: Open): Open => ({
  rows,
  tables: tables.map((own) => ({ ...own, hidden: new Set([...own.hidden, ...sumsOf(own.table)]) })),
});

/** The groups of which a number of an audit follows that would not follow without sums. */
function columnsTold(family: TraitCounts, without: TraitCounts): Set<number> {
  const [now, then] = [toldIn(family), toldIn(without)];
  const columns = new Set<number>();
  for (const [at, count] of family.entries()) {
    const hiddenThen = then.get(without[at] ?? count);
    const isOfAudit = (place: number) => place < PLACES_OF_ROW * (count.table.rows - 1);
    for (const place of now.get(count) ?? [])
      if (isOfAudit(place) && !hiddenThen?.has(place)) columns.add(place % PLACES_OF_ROW);
  }
  return columns;
}
