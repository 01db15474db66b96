import { TRAITS } from '#contract/quality/opportunity.ts';
import type { CountRow } from '../count.ts';
import { type GroupKey, groupKey, type Homes, homesOf, openOf, TOLD_BY, withTold } from './disclosure.ts';
import { type Hidden, hideAttained, hideSizes, type MayHide } from './hide.ts';
import { OF_ATTAINED, OF_SIZE } from './moves.ts';
import { hideNestedSums } from './nested-sums.ts';
import { hide, type Open, sizesOf, startedFrom } from './open.ts';
import { openCells } from './open-cells.ts';
import type { CountTable, TableCell } from './table.ts';

/** What the audit's own report hides of a measure. */
export type HiddenOfAudit = (auditId: string, measure: string) => ReadonlySet<GroupKey>;

interface Across {
  id: string;
  open: Open;
}

/**
 * Of which groups the sum over all audits must not be told, by measure. What an audit's own report shows is known, so
 * nothing but sums can be hidden beside what it hides (docs/decisions/0069-sums-over-audits.md).
 * @param rows counts with the audit as their home, of `measures` in turn
 */
export function discloseAcross(
  rows: readonly CountRow[],
  measures: readonly { id: string }[],
  hiddenOf: HiddenOfAudit,
): ReadonlyMap<string, ReadonlySet<GroupKey>> {
  const homes = homesOf(rows);
  const opened = measures.map(
    ({ id }, at): Across => ({ id, open: hiddenAsIn(openOf(homes, at), homes, id, hiddenOf) }),
  );
  // Who is asked by several measures alike: a size that one of them tells is known.
  for (const same of Map.groupBy(opened, ({ open }) => sizesOf(open)).values()) {
    const sizes = hideSums(same.map(({ open }) => open).reduce(inBoth), hideSizes);
    for (const one of same) one.open = startedFrom(one.open, sizes);
  }
  const done = new Map<string, Open>();
  for (const { id, open } of opened) {
    const told = (TOLD_BY[id] ?? []).flatMap((one) => done.get(one) ?? []).map(sumsOf);
    done.set(id, hideSums(told.reduce(startedFrom, open), hideAttained));
  }
  hideNestedSums(done, homes, (open) => hideSums(open, hideAttained));
  const sums = withTold(new Map([...done].map(([id, open]) => [id, new Map([['all', sumsHiddenIn(open)]])])));
  return new Map([...sums].map(([id, byScope]) => [id, byScope.get('all') ?? new Set()]));
}

const isSum =
  ({ rows }: CountTable): MayHide =>
  ({ row }: TableCell) =>
    row === rows - 1;

function hideSums(open: Open, work: (table: CountTable, hidden: Hidden, mayHide: MayHide) => void): Open {
  return hide(open, (table, hidden) => {
    work(table, hidden, isSum(table));
    // No way round was found: what would not follow without sums does not follow from none of them.
    const sums = table.cells.filter(isSum(table));
    const safe = new Set([...hidden, ...sums]);
    const follow = (from: Hidden) => MOVES.map((move) => new Set(openCells(table, from, move)));
    const [now, without] = [follow(hidden), follow(safe)];
    const isTold = (cell: TableCell) => now.some((open, at) => open.has(cell) && !without[at]?.has(cell));
    if ([...hidden].some((cell) => !isSum(table)(cell) && isTold(cell))) for (const cell of sums) hidden.add(cell);
  });
}

const MOVES = [...OF_SIZE, ...OF_ATTAINED];

/** The sums alone. */
const sumsOf = ({ tables, rows }: Open): Open => ({
  rows: new Set([...rows].filter((row) => tables.some(({ table }) => row === table.rows - 1))),
  tables: tables.map((one) => ({ ...one, hidden: new Set([...one.hidden].filter(isSum(one.table))) })),
});

function hiddenAsIn({ tables }: Open, homes: Homes, id: string, hiddenOf: HiddenOfAudit): Open {
  const own = homes.names.map((audit) => (audit === null ? new Set<GroupKey>() : hiddenOf(audit, id)));
  const rows = new Set(own.flatMap((keys, row) => (keys.has('all') ? [row] : [])));
  return {
    rows,
    tables: tables.map(({ trait, table }) => {
      const keyOf = ({ column }: TableCell) => {
        const value = TRAITS[trait][column];
        return value === undefined ? 'all' : groupKey(trait, value);
      };
      return { trait, table, hidden: new Set(table.cells.filter((cell) => own[cell.row]?.has(keyOf(cell)))) };
    }),
  };
}

/** Hidden in the one and in the other: tables of the same sizes have the same cells in the same order. */
const inBoth = (one: Open, other: Open): Open => ({
  rows: new Set([...one.rows].filter((row) => other.rows.has(row))),
  tables: one.tables.map((own, at) => {
    const theirs = other.tables[at];
    const isTheirs = (cell: TableCell) => {
      const same = theirs?.table.cells[own.table.cells.indexOf(cell)];
      return same !== undefined && (theirs?.hidden.has(same) ?? false);
    };
    return { ...own, hidden: new Set([...own.hidden].filter(isTheirs)) };
  }),
});

function sumsHiddenIn({ tables, rows }: Open): Set<GroupKey> {
  const keys = new Set<GroupKey>();
  for (const { trait, table, hidden } of tables)
    for (const { row, column } of hidden) {
      const value = TRAITS[trait][column];
      if (row === table.rows - 1) keys.add(value === undefined ? 'all' : groupKey(trait, value));
    }
  if (tables.some(({ table }) => rows.has(table.rows - 1))) keys.add('all');
  return keys;
}
