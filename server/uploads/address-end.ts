import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** docs/threats.md#t8 */
const ADDRESS_MINUTES = 15;

/**
 * Until when an address is good that is given now. By the clock of the database, which all machines have in common: one
 * that is behind by as many minutes would give addresses that have ended already.
 */
export async function addressEnd(tx: Transaction): Promise<Date> {
  const found = await tx.row<{ milliseconds: number }>(sql`
    select floor(extract(epoch from now() + ${ADDRESS_MINUTES} * interval '1 minute') * 1000)::double precision as milliseconds`);
  if (!found) throw new Error('A database knows the time');
  return new Date(found.milliseconds);
}
