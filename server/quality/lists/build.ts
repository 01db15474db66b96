import type { Lake } from '#server/platform/lake/lake.ts';
import type { LedgerAudit } from '../ledgers/build.ts';
import type { CurrentFile } from '../ledgers/inputs.ts';
import { leftOut } from './left-out.ts';
import { unmatched } from './unmatched.ts';

/** Makes the tables that lists page through, from the ledgers: `left_out` and `unmatched`. They are stored with the version. */
export async function buildLists(
  lake: Lake,
  { yearEnding }: LedgerAudit,
  files: readonly CurrentFile[],
): Promise<void> {
  await lake.run('lists.left-out', leftOut(yearEnding));
  await lake.run('lists.unmatched', unmatched(files));
}
