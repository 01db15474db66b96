import { NETWORK_MEASURES } from '#contract/operator/network.ts';
import { TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import type { Analytics, LedgerVersion } from '#server/platform/analytics/analytics.ts';
import type { CountRow } from '../opportunity/count.ts';
import type { Measure } from '../opportunity/define-measure.ts';
import { MEASURES } from '../opportunity/measures.ts';
import { groupsOf, VALUES } from '../opportunity/traits.ts';

/** The measures of the network, in its order. */
export const ASKED: readonly Measure[] = NETWORK_MEASURES.flatMap((id) => MEASURES.find((one) => one.id === id) ?? []);

const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;

/** Where only some homes are asked, the students say so themselves: `has_ib`. */
const askedBy = ({ asked, homes }: Measure) => (homes ? `(${asked}) AND has_ib` : asked);

/** Everyone of each audit, and each group: of how many students a measure asks, and of how many it is true. */
export const COUNTS_SQL = `
  SELECT eoa, ${TRAIT_NAMES.map((trait) => `value_of_${trait}`).join(', ')},
    ${ASKED.flatMap((one, at) => [`${count(askedBy(one))} AS asked_${at}`, `${count(`(${askedBy(one)}) AND (${one.attained})`)} AS attained_${at}`]).join(',\n    ')}
  FROM (SELECT *, ${VALUES} FROM opportunity) AS student GROUP BY ${groupsOf('eoa')}`;

type CountsOfAudit = { eoa: string } & Record<`value_of_${Trait}`, string | null> &
  Record<`asked_${number}` | `attained_${number}`, number>;

/** Counts of `ASKED` by audit and group, as those of schools: the audit is their home. */
async function countAudits(analytics: Analytics, of: readonly LedgerVersion[]): Promise<CountRow[]> {
  const rows = await analytics.rows<CountsOfAudit>({
    step: 'network.counts',
    sql: COUNTS_SQL,
    ledgers: ['opportunity'],
    of,
  });
  return rows.map((row) => {
    const trait = TRAIT_NAMES.find((one) => row[`value_of_${one}`] !== null) ?? 'all';
    return {
      home: row.eoa,
      trait,
      value: trait === 'all' ? '' : (row[`value_of_${trait}`] ?? ''),
      left_out: 0,
      counts: ASKED.flatMap((_, at) => [row[`asked_${at}`] ?? 0, row[`attained_${at}`] ?? 0, 0, 0]),
    };
  });
}

/** Counts of versions, which never change: what has been counted is not counted again. */
export function countsOfVersions(analytics: Analytics) {
  let kept = new Map<string, readonly CountRow[]>();
  return async (of: readonly LedgerVersion[]): Promise<CountRow[]> => {
    const known = kept;
    const missing = of.filter((one) => !known.has(keyOf(one)));
    const found = Map.groupBy(await countAudits(analytics, missing), ({ home }) => home);
    const now = new Map(of.map((one) => [keyOf(one), known.get(keyOf(one)) ?? found.get(one.auditId) ?? []]));
    // Of audits that have newer numbers, and of no class that is looked at, nothing is kept for long.
    kept = new Map([...[...known].slice(-MOST_KEPT), ...now]);
    return [...now.values()].flat();
  };
}

/** Audits: about 5 kB each. */
const MOST_KEPT = 2000;

const keyOf = ({ auditId, version }: LedgerVersion): string => `${auditId} ${version}`;
