import { expect } from 'vitest';
import type { Database } from './database.ts';
import { type SQL, sql } from './sql.ts';

/** Who waits for a lock. Statements of others are hidden from a transaction of the portal, their locks are not. */
const WAITING = sql`
  select distinct pid from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`;

/**
 * Changes that all wait for rows that `lock` selects, and go on at the same moment: where two of them lock the same in another order, PostgreSQL
 * ends one of them each time. The embedded database has one after the other.
 */
export async function atOnce<T>(database: Database, lock: SQL, changes: readonly (() => Promise<T>)[]): Promise<T[]> {
  const start = () => changes.map((change) => change());
  if (database.kind === 'pglite') return await Promise.all(start());
  const held = await database.system(async (tx) => {
    await tx.run(lock);
    const all = Promise.all(start());
    all.catch(() => {}); // told to whoever waits for it below
    await expect.poll(async () => (await tx.rows(WAITING)).length, { timeout: 20_000 }).toBe(changes.length);
    return { all };
  });
  return await held.all;
}
