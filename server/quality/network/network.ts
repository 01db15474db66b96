import type { AuditFigure, Network, NetworkAudit, NetworkFigure, NetworkMeasure } from '#contract/operator/network.ts';
import { SMALLEST_GROUP, TRAIT_NAMES, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import type { LedgerVersion } from '#server/platform/analytics/analytics.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { CountRow } from '../opportunity/count.ts';
import { discloseAcross } from '../opportunity/disclosure/across-audits.ts';
import { type GroupKey, groupKey } from '../opportunity/disclosure/disclosure.ts';
import { rateOf } from '../opportunity/figures.ts';
import type { StoredOpportunity } from '../opportunity/of-scope.ts';
import { ASKED } from './counts.ts';
import { type NetworkAuditRow, selectNetworkAudits, selectYears } from './queries.ts';

export type CountVersions = (of: readonly LedgerVersion[]) => Promise<CountRow[]>;

/** An audit with what its stored numbers say of each measure. */
interface Audit {
  row: NetworkAuditRow;
  stored: StoredOpportunity;
}

/** All students, and each group of each trait. */
const GROUPS: readonly { trait: Trait | 'all'; value: string; key: GroupKey }[] = [
  { trait: 'all', value: 'all', key: 'all' },
  ...TRAIT_NAMES.flatMap((trait) => TRAITS[trait].map((value) => ({ trait, value, key: groupKey(trait, value) }))),
];

/** The audits of a class, and each measure over all of them. Runs as portal_system. */
export async function readNetwork(
  tx: Transaction,
  counted: CountVersions,
  asked: number | undefined,
): Promise<Network> {
  const years = await selectYears(tx);
  const year = asked ?? years[0];
  if (year === undefined) return { years, year_ending: null, audits: [], measures: [] };
  const rows = await selectNetworkAudits(tx, year);
  const audits = withNumbers(rows);
  const counts = await countsOf(counted, audits);
  return { years, year_ending: year, audits: rows.map(auditOf), measures: sumsOf(audits, counts) };
}

/** One measure in each audit of a class that has numbers, as its own report shows it. */
export async function readNetworkMeasure(
  tx: Transaction,
  counted: CountVersions,
  measure: NetworkMeasure,
  asked: number | undefined,
) {
  const year = asked ?? (await selectYears(tx))[0];
  const audits = year === undefined ? [] : withNumbers(await selectNetworkAudits(tx, year));
  const counts = await countsOf(counted, audits);
  const at = ASKED.findIndex(({ id }) => id === measure);
  return audits.map(({ row, stored }) => {
    const { reason = null } = stored.measures[measure] ?? {};
    const hidden = hiddenIn(stored, measure);
    const own = counts.get(row.id);
    const figures = GROUPS.map((group) => figureOf(group, numbersOf(own?.get(group.key), at), hidden.has(group.key)));
    return { id: row.id, district: row.district, reason, figures: reason === null ? figures : [] };
  });
}

/** Those whose newest numbers this version of the portal has computed. */
const withNumbers = (rows: readonly NetworkAuditRow[]): Audit[] =>
  rows.flatMap((row) => {
    // Written by the refresh as JSON of this shape; an earlier version of the portal stored counts alone.
    const stored = JSON.parse(row.opportunity ?? 'null') as StoredOpportunity | null;
    return stored?.measures === undefined ? [] : [{ row, stored }];
  });

type Counts = ReadonlyMap<string, ReadonlyMap<GroupKey, CountRow>>;

async function countsOf(counted: CountVersions, audits: readonly Audit[]): Promise<Counts> {
  const rows = await counted(audits.map(({ row: { id, version } }) => ({ auditId: id, version })));
  return new Map(
    [...Map.groupBy(rows, ({ home }) => home ?? '')].map(([audit, own]) => [
      audit,
      new Map(own.map((row) => [groupKey(row.trait, row.value), row])),
    ]),
  );
}

const part = ([found, all]: readonly [number, number] = [0, 0]) => (all === 0 ? null : { found, all });

const auditOf = ({ version: _, opportunity, ...row }: NetworkAuditRow): NetworkAudit => {
  const { shares } = (JSON.parse(opportunity ?? '{}') ?? {}) as Partial<StoredOpportunity>; // as in withNumbers
  return { ...row, courses: part(shares?.courses), scores: part(shares?.scores) };
};

/**
 * What the audit's own report hides. Of numbers of an earlier version, of which that is not known, nothing is shown.
 */
const hiddenIn = (stored: StoredOpportunity, measure: string): ReadonlySet<GroupKey> =>
  new Set(stored.measures[measure]?.hidden ?? GROUPS.map(({ key }) => key));

interface Numbers {
  size: number;
  attained: number;
}

const numbersOf = (row: CountRow | undefined, at: number): Numbers => ({
  size: row?.counts[at * 4] ?? 0,
  attained: row?.counts[at * 4 + 1] ?? 0,
});

function figureOf({ trait, value }: (typeof GROUPS)[number], numbers: Numbers, isHidden: boolean): AuditFigure {
  if (isHidden || (numbers.size > 0 && numbers.size < SMALLEST_GROUP)) return { trait, value, hidden: true };
  return { trait, value, hidden: false, ...numbers, ...rateOf(numbers.attained, numbers.size) };
}

/**
 * Each measure over the audits that are ready for it. A number that an audit's report hides is in a sum only where the
 * audit is ready for every measure, so that no two sums differ by it, and where it does not follow from that sum; else
 * the sum is of the others (docs/decisions/0069-sums-over-audits.md).
 */
function sumsOf(audits: readonly Audit[], counts: Counts): Network['measures'] {
  const isReady = ({ stored }: Audit, id: string) => stored.measures[id]?.reason === null;
  const whole = audits.filter((audit) => ASKED.every(({ id }) => isReady(audit, id)));
  const byId = new Map(audits.map((audit) => [audit.row.id as string, audit]));
  const across = discloseAcross(
    whole.flatMap(({ row }) => [...(counts.get(row.id)?.values() ?? [])]),
    ASKED,
    (auditId, measure) => {
      const audit = byId.get(auditId);
      return new Set(audit ? hiddenIn(audit.stored, measure) : []);
    },
  );
  return ASKED.map(({ id }, at) => {
    const ready = audits.filter((audit) => isReady(audit, id));
    const figures = GROUPS.map((group): NetworkFigure => {
      const isTold = !across.get(id)?.has(group.key);
      const numbers = ready.map((audit) => ({
        ...numbersOf(counts.get(audit.row.id)?.get(group.key), at),
        isIn: !hiddenIn(audit.stored, id).has(group.key) || (isTold && whole.includes(audit)),
      }));
      const summed = numbers.filter(({ isIn, size }) => isIn && size > 0);
      const sum = {
        size: summed.reduce((all, { size }) => all + size, 0),
        attained: summed.reduce((all, { attained }) => all + attained, 0),
      };
      const left_out = numbers.filter(({ isIn }) => !isIn).length;
      return { ...figureOf(group, sum, false), audits: summed.length, left_out };
    });
    return { id: id as NetworkMeasure, ready: ready.length, computed: audits.length, figures }; // ASKED is made of them
  });
}
