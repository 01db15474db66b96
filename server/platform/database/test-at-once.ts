import { expect } from 'vitest';
import type { Database, Transaction } from './database.ts';
import { type SQL, sql } from './sql.ts';

/** Who waits for a lock. Statements of others are hidden from a transaction of the portal, their locks are not. */
const WAITING = sql`
  select distinct pid from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`;

/** A transaction sees the connections that there were when it first looked, unless it forgets them. */
async function countWaiting(tx: Transaction): Promise<number> {
  await tx.run(sql`select pg_stat_clear_snapshot()`);
  return (await tx.rows(WAITING)).length;
}

/**
 * Changes that begin one after the other, all wait for rows that `locks` select, and go on at the same moment:
 * where two of them lock the same in another order, PostgreSQL ends one of them each time. The embedded database
 * has one after the other.
 */
export async function atOnce<T>(
  database: Database,
  locks: readonly SQL[],
  changes: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (database.kind === 'pglite') {
    await database.system(async (tx) => {
      for (const lock of locks) await tx.run(lock);
    });
    return await Promise.all(changes.map((change) => change()));
  }
  const begun: Promise<T>[] = [];
  await database.system(async (tx) => {
    for (const lock of locks) await tx.run(lock);
    for (const change of changes) {
      const done = change();
      begun.push(done);
      const waits = async () => await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(begun.length);
      // One that fails before it waits says why.
      await Promise.race([waits(), done.then(waits)]);
    }
  });
  return await Promise.all(begun);
}
