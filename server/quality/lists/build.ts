import type { OpenLake } from '#server/platform/lake/lake.ts';
import type { LedgerAudit } from '../ledgers/build.ts';
import { leftOut } from './left-out.ts';
import { UNMATCHED } from './unmatched.ts';

/** Makes the tables that lists page through, from the ledgers: `left_out` and `unmatched`. They are stored with the version. */
export async function buildLists(lake: OpenLake, { yearEnding }: Pick<LedgerAudit, 'yearEnding'>): Promise<void> {
  await lake.run('lists.left-out', leftOut(yearEnding));
  await lake.run('lists.unmatched', UNMATCHED);
}
