import { type MeasureId, TRAIT_NAMES, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { inBatches } from '../../batches.ts';
import type { Schools } from '../../scopes.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import type { Measure } from '../define-measure.ts';
import { isSmall } from '../figures.ts';
import { MEASURES } from '../measures.ts';
import { countedWith } from '../own-measures.ts';
import { type Hidden, hideAttained, hideSizes } from './hide.ts';
import { type Amount, type Table, tableOf } from './table.ts';

/** A group of a measure, or all students of it. */
export type GroupKey = 'all' | `${Trait} ${string}`;
export const groupKey = (trait: Trait | 'all', value: string): GroupKey =>
  trait === 'all' ? 'all' : `${trait} ${value}`;

/** The groups of one measure of which no number leaves the portal, by scope: 'all' or a school. */
type HiddenByScope = ReadonlyMap<string, ReadonlySet<GroupKey>>;
export type Disclosure = ReadonlyMap<string, HiddenByScope>;

const NOTHING: ReadonlySet<GroupKey> = new Set();

/** What is hidden of a scope. Of several schools a group is hidden where it is in one of them: so their sum says nothing new. */
export function hiddenOf(disclosure: Disclosure, measure: string, schools: Schools): GroupKey[] {
  const byScope = disclosure.get(measure);
  const scopes = schools === 'all' ? ['all'] : schools;
  return [...new Set(scopes.flatMap((scope) => [...(byScope?.get(scope) ?? NOTHING)]))];
}

/** Amounts by home school, null for students without one; and of each its groups. */
export type Homes = ReadonlyMap<string | null, ReadonlyMap<GroupKey, CountRow>>;

/**
 * Which numbers of which measure, school and group are not shown outside of the portal, so that none of a small group follows from the
 * others. Decided for all schools at once and stored, because two reports together say more than each of them
 * (docs/domain/opportunity.md#what-leaves-the-portal).
 */
export async function discloseOpportunity(counts: OpportunityCounts): Promise<Disclosure> {
  const homes = homesOf(counts.rows);
  const cohort = hide(openOf(homes, COHORT), hideSizes);
  const bySizes = new Map<string, Open>();
  const found = new Map<string, { open: Open; homes: Homes }>();
  await inBatches(
    [...countedWith(counts.settings).entries()],
    (batch) => {
      for (const [at, measure] of batch) {
        const asked = askedBy(measure, homes, counts.ibHomes);
        const open = openOf(asked, at);
        const isWhole = asked === homes;
        const sizes = open.tables.flatMap(({ table }) => table.cells.map(({ size }) => size)).join();
        const base =
          bySizes.get(sizes) ?? hide(isWhole ? startedFrom(openOf(asked, at), cohort) : openOf(asked, at), hideSizes);
        bySizes.set(sizes, base);
        const told = (TOLD_BY[measure.id] ?? []).flatMap((id) => found.get(id) ?? []);
        const start = [base, ...told.filter((one) => one.homes === asked).map((one) => one.open)].reduce(
          startedFrom,
          open,
        );
        found.set(measure.id, { open: hide(start, hideAttained), homes: asked });
      }
    },
    1,
  );
  const few = fewOf(counts.rows);
  return new Map([...found].map(([id, { open, homes: asked }]) => [id, byScopeOf(open, [...asked.keys()], few)]));
}

export const homesOf = (rows: readonly CountRow[]): Homes =>
  new Map(
    [...Map.groupBy(rows, ({ home }) => home)].map(([home, own]) => [
      home,
      new Map(own.map((row) => [groupKey(row.trait, row.value), row])),
    ]),
  );

/** A measure that asks the whole cohort. */
const COHORT = MEASURES.findIndex(({ asked }) => asked === 'true');

/** Who is asked by a measure are those, or the others, of whom these are true: their sizes say how many attained these. */
export const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  ap_ib_exam: ['ap_course', 'ib_course'],
  college_ready_near: ['college_ready'],
} satisfies Partial<Record<MeasureId, MeasureId[]>>;

const askedBy = ({ homes: only }: Measure, homes: Homes, ibHomes: ReadonlySet<string>): Homes =>
  only ? new Map([...homes].filter(([home]) => home !== null && ibHomes.has(home))) : homes;

/** One measure: a table for each trait, and the rows of which the totals are hidden in all of them. */
export interface Open {
  tables: { trait: Trait; table: Table; hidden: Hidden }[];
  rows: Set<number>;
}

/** The numbers of the measure at place `at` of the counts, with small ones hidden. */
export function openOf(homes: Homes, at: number): Open {
  const amountOf = (row: CountRow | undefined): Amount => ({
    size: row?.counts[at * 4] ?? 0,
    attained: row?.counts[at * 4 + 1] ?? 0,
  });
  const all = [...homes.values()].map((groups) => amountOf(groups.get('all')));
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const rows = new Set([...all, { size: total }].flatMap((one, row) => (isSmall(one) ? [row] : [])));
  const tables = TRAIT_NAMES.map((trait) => {
    const values = TRAITS[trait];
    const table = tableOf(
      [...homes.values()].map((groups) => values.map((value) => amountOf(groups.get(groupKey(trait, value))))),
    );
    const small = table.cells.filter((cell) => cell.column < values.length && isSmall(cell));
    return { trait, table, hidden: new Set(small) };
  });
  return { tables, rows };
}

const cellKey = ({ row, column }: { row: number; column: number }) => `${row} ${column}`;

/** What is hidden of the same groups elsewhere is hidden here, too. */
export function startedFrom(open: Open, other: Open): Open {
  const tables = open.tables.map((own, at) => {
    const keys = new Set([...(other.tables[at]?.hidden ?? [])].map(cellKey));
    const same = own.table.cells.filter((cell) => keys.has(cellKey(cell)));
    return { ...own, hidden: new Set([...own.hidden, ...same]) };
  });
  return { tables, rows: new Set([...open.rows, ...other.rows]) };
}

/** Trait by trait: a total that one of them hides is hidden in the others, too. */
export function hide(open: Open, work: (table: Table, hidden: Hidden) => void): Open {
  const { tables, rows } = open;
  for (let before = -1; before !== rows.size; ) {
    before = rows.size;
    for (const { trait, table, hidden } of tables) {
      const totals = table.cells.filter(({ column }) => column === TRAITS[trait].length);
      for (const cell of totals) if (rows.has(cell.row)) hidden.add(cell);
      work(table, hidden);
      for (const cell of totals) if (hidden.has(cell)) rows.add(cell.row);
    }
  }
  return open;
}

/** By scope the groups that are small or empty in every measure: that nobody of them is asked is a number of a small group, too. */
function fewOf(rows: readonly CountRow[]): HiddenByScope {
  const few = new Map<string, Set<GroupKey>>();
  const inAll = new Map<GroupKey, number>();
  const add = (scope: string, key: GroupKey, size: number) => {
    if (isSmall({ size })) few.set(scope, (few.get(scope) ?? new Set()).add(key));
  };
  for (const { home, trait, value, counts } of rows) {
    const size = counts[COHORT * 4] ?? 0;
    const key = groupKey(trait, value);
    inAll.set(key, (inAll.get(key) ?? 0) + size);
    if (home !== null) add(home, key, size);
  }
  for (const [key, size] of inAll) add('all', key, size);
  return few;
}

function byScopeOf({ tables, rows }: Open, homes: readonly (string | null)[], few: HiddenByScope): HiddenByScope {
  const scopes = ['all', ...homes.flatMap((home) => home ?? [])];
  const byScope = new Map<string, Set<GroupKey>>(scopes.map((scope) => [scope, new Set(few.get(scope))]));
  const add = (row: number, key: GroupKey) => byScope.get((row === homes.length ? 'all' : homes[row]) ?? '')?.add(key);
  for (const row of rows) add(row, 'all');
  for (const { trait, hidden } of tables)
    for (const { row, column } of hidden) {
      const value = TRAITS[trait][column];
      if (value !== undefined) add(row, groupKey(trait, value));
    }
  return byScope;
}
