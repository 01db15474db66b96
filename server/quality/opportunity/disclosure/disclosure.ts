import { type MeasureId, TRAIT_NAMES, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { inBatches } from '../../batches.ts';
import type { Schools } from '../../scopes.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import type { Measure } from '../define-measure.ts';
import { isSmall } from '../figures.ts';
import { EVERYBODY, MEASURES } from '../measures.ts';
import { countedWith } from '../own-measures.ts';
import type { HiddenOfMeasure } from './family.ts';
import { type Hidden, hideAttained, hideSizes } from './hide.ts';
import { hideNested } from './nested.ts';
import { cellKey, hide, type Open, sizesOf, startedFrom } from './open.ts';
import { inHomes, ofSomeHomes } from './some-homes.ts';
import { type Amount, type CountTable, type TableCell, tableOf } from './table.ts';

/** A group of a measure, or all students of it. */
export type GroupKey = 'all' | `${Trait} ${string}`;
export const groupKey = (trait: Trait | 'all', value: string): GroupKey =>
  trait === 'all' ? 'all' : `${trait} ${value}`;

/** The groups of one measure of which no number leaves the portal, by scope: 'all' or a school. */
type HiddenByScope = ReadonlyMap<string, ReadonlySet<GroupKey>>;
export type Disclosure = ReadonlyMap<string, HiddenByScope>;

const NOTHING: ReadonlySet<GroupKey> = new Set();

/**
 * What is hidden of a scope. Of several schools a group is hidden where it is in one of them: so
 * their sum says nothing new.
 */
export function hiddenOf(disclosure: Disclosure, measure: string, schools: Schools): GroupKey[] {
  const byScope = disclosure.get(measure);
  const scopes = schools === 'all' ? ['all'] : schools;
  return [...new Set(scopes.flatMap((scope) => [...(byScope?.get(scope) ?? NOTHING)]))];
}

/**
 * What is counted at each home school, in one order: of all its students, and of each group in the order of
 * the values of its trait.
 */
export interface Homes {
  /** null: students without one. */
  names: readonly (string | null)[];
  all: readonly (CountRow | undefined)[];
  groups: Readonly<Record<Trait, readonly (readonly (CountRow | undefined)[])[]>>;
}

/**
 * Which numbers of which measure, school and group are not shown outside of the portal, so that none of a small group
 * follows from the others. Decided for all schools at once and stored, because two reports together say more than each
 * of them (docs/domain/opportunity.md#what-leaves-the-portal).
 */
export async function discloseOpportunity(counts: OpportunityCounts): Promise<Disclosure> {
  const homes = homesOf(counts.rows);
  const cohort = hide(openOf(homes, COHORT), hideSizes);
  const bySizes = new Map<string, Open>();
  const found = new Map<string, HiddenOfMeasure>();
  await inBatches(
    [...countedWith(counts.settings).entries()],
    (batch) => {
      for (const [at, measure] of batch) {
        const asked = askedBy(measure, homes, counts.ibHomes);
        const open = openOf(asked, at);
        const hidden = () => hide(startedFrom(open, cohort), beside(cohort, open));
        // Most measures ask the whole cohort, of which the sizes are hidden already.
        const ofAll = () => (measure.asked === EVERYBODY ? cohort : ofSizes(bySizes, open, hidden));
        const base = asked === homes ? ofAll() : ofSomeHomes(cohort, homes, asked);
        const told = (TOLD_BY[measure.id] ?? []).flatMap((id) => found.get(id) ?? []);
        const start = [base, ...told.map((one) => inHomes(one, asked))].reduce(startedFrom, open);
        found.set(measure.id, { open: hide(start, hideAttained), homes: asked });
      }
    },
    1,
  );
  await hideNested(found, homes, TOLD_BY);
  const few = fewOf(counts.rows);
  return withTold(new Map([...found].map(([id, { open, homes: asked }]) => [id, byScopeOf(open, asked.names, few)])));
}

/**
 * In the order of their numbers: of ways that cost the same the first one is taken, and the IDs of schools
 * differ from audit to audit.
 */
export function homesOf(rows: readonly CountRow[]): Homes {
  const homes = [...Map.groupBy(rows, ({ home }) => home)]
    .map(([name, own]) => ({ name, of: new Map(own.map((row) => [groupKey(row.trait, row.value), row])) }))
    .toSorted((one, other) => byNumbers(one.of, other.of));
  return {
    names: homes.map(({ name }) => name),
    all: homes.map(({ of }) => of.get('all')),
    groups: byTrait((trait) => homes.map(({ of }) => TRAITS[trait].map((value) => of.get(groupKey(trait, value))))),
  };
}

const KEYS: readonly GroupKey[] = [
  'all',
  ...TRAIT_NAMES.flatMap((trait) => TRAITS[trait].map((value) => groupKey(trait, value))),
];
type RowsOfHome = ReadonlyMap<GroupKey, CountRow>;

function byNumbers(one: RowsOfHome, other: RowsOfHome): number {
  for (const key of KEYS) {
    const [mine, its] = [one.get(key)?.counts ?? [], other.get(key)?.counts ?? []];
    const at = mine.findIndex((count, place) => count !== (its[place] ?? 0));
    if (at >= 0) return (mine[at] ?? 0) - (its[at] ?? 0);
    if (mine.length !== its.length) return mine.length - its.length;
  }
  return 0;
}

const byTrait = <Of>(of: (trait: Trait) => Of): Record<Trait, Of> => ({
  gender: of('gender'),
  race: of('race'),
  disability: of('disability'),
  english_learner: of('english_learner'),
  low_income: of('low_income'),
});

/** A measure that asks the whole cohort. */
const COHORT = MEASURES.findIndex(({ asked }) => asked === EVERYBODY);

/** What is hidden of sizes, computed once for measures that ask the same numbers of students. */
function ofSizes(known: Map<string, Open>, open: Open, hidden: () => Open): Open {
  const key = sizesOf(open);
  const base = known.get(key) ?? hidden();
  known.set(key, base);
  return base;
}

/**
 * Hides sizes of who is asked of the cohort. Where a total is that of the cohort, everyone of it is asked, and so of
 * each of its groups: the cohort shows these sizes, and to hide them protects nothing.
 */
function beside(cohort: Open, { tables }: Open): (table: CountTable, hidden: Hidden) => void {
  const known = new Set(tables.flatMap(({ table }, at) => sameAsIn(cohort.tables[at]?.table, table)));
  return (table, hidden) => hideSizes(table, hidden, (cell) => !known.has(cell));
}

function sameAsIn(cohort: CountTable | undefined, table: CountTable): TableCell[] {
  const sizes = new Map(cohort?.cells.map((cell) => [cellKey(cell), cell.size]));
  const [lastRow, lastColumn] = [table.rows - 1, table.nodes - table.rows - 1];
  const same = table.cells.filter((cell) => sizes.get(cellKey(cell)) === cell.size);
  const rows = new Set(same.flatMap(({ row, column }) => (column === lastColumn ? [row] : [])));
  const columns = new Set(same.flatMap(({ row, column }) => (row === lastRow ? [column] : [])));
  return table.cells.filter(({ row, column }) => rows.has(row) || columns.has(column));
}

/**
 * Who is asked by a measure are those, or the others, of whom these are true: their sizes say how many attained these.
 */
export const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  ap_ib_exam: ['ap_course', 'ib_course'],
  college_ready_near: ['college_ready'],
} satisfies Partial<Record<MeasureId, MeasureId[]>>;

type ByScope = Map<string, Set<GroupKey>>;

/** Also where no one is asked: that says that none, or all, of a hidden group attained what tells who is asked. */
export function withTold(disclosure: Map<string, ByScope>): Map<string, ByScope> {
  for (const [id, tellers] of Object.entries(TOLD_BY))
    for (const [scope, keys] of tellers.flatMap((teller) => [...(disclosure.get(teller) ?? [])]))
      for (const key of keys) disclosure.get(id)?.get(scope)?.add(key);
  return disclosure;
}

function askedBy({ homes: only }: Measure, homes: Homes, ibHomes: ReadonlySet<string>): Homes {
  const isAsked = homes.names.map((home) => home !== null && ibHomes.has(home));
  if (!only || isAsked.every(Boolean)) return homes;
  const those = <Of>(all: readonly Of[]) => all.filter((_, at) => isAsked[at]);
  return {
    names: those(homes.names),
    all: those(homes.all),
    groups: byTrait((trait) => those(homes.groups[trait])),
  };
}

/** The numbers of the measure at place `at` of the counts, with small ones hidden. */
export function openOf(homes: Homes, at: number): Open {
  const amountOf = (row: CountRow | undefined): Amount => ({
    size: row?.counts[at * 4] ?? 0,
    attained: row?.counts[at * 4 + 1] ?? 0,
  });
  const all = homes.all.map(amountOf);
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const rows = new Set([...all, { size: total }].flatMap((one, row) => (isSmall(one) ? [row] : [])));
  const tables = TRAIT_NAMES.map((trait) => {
    const values = TRAITS[trait];
    const table = tableOf(homes.groups[trait].map((groups) => groups.map(amountOf)));
    const small = table.cells.filter((cell) => cell.column < values.length && isSmall(cell));
    return { trait, table, hidden: new Set(small) };
  });
  return { tables, rows };
}

/**
 * By scope the groups that are small or empty in every measure: that no one of them is asked is a
 * number of a small group, too.
 */
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

function byScopeOf({ tables, rows }: Open, homes: readonly (string | null)[], few: HiddenByScope): ByScope {
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
