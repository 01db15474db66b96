import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import type { LedgerAudit } from '../ledgers/build.ts';
import { leftOut } from './left-out.ts';
import { UNMATCHED } from './unmatched.ts';

/** Makes the tables that lists page through, from the ledgers: `left_out` and `unmatched`. They are stored with the version. */
export const buildLists = (lake: OpenLake, { yearEnding }: Pick<LedgerAudit, 'yearEnding'>): Promise<unknown> =>
  allOf([lake.run('lists.left-out', leftOut(yearEnding)), lake.run('lists.unmatched', UNMATCHED)]);
