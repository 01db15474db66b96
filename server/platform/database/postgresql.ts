import pg from 'pg';
import type { DatabaseEngine, DatabaseSession } from './engine.ts';
import { ROLLED_BACK, sessionOn, TYPES } from './wire-session.ts';

/**
 * A process that is stopped or cut off in the middle of a transaction keeps the rows it has locked, and whoever needs
 * them waits. Nothing here pauses for so long between two statements: what a transaction waits for besides them is a
 * bucket, or a page of an export being read.
 */
const LONGEST_PAUSE = '5min';
/**
 * PostgreSQL that vanishes without a word (a failed machine, a firewall) would be waited for until the process ends.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * A pool of connections to PostgreSQL >= 15. @param onError hears of connections that broke while
 * no statement ran on them
 */
export function openPostgresql(url: string, onError: (error: Error) => void, connections = 10): DatabaseEngine {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    types: TYPES,
    ...KEEP_ALIVE,
  });
  pool.on('error', onError);
  // One that is in use between two statements has no one else who listens, and Node ends a process for it.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    kind: 'postgresql',
    transaction: (opening, work) => inTransaction(pool, opening, work),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(
  pool: pg.Pool,
  opening: string,
  work: (session: DatabaseSession) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; set local idle_in_transaction_session_timeout = '${LONGEST_PAUSE}'; ${opening}`);
    const result = await work(sessionOn(client));
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error(ROLLED_BACK);
    return result;
  } catch (error) {
    // A connection that cannot even roll back is dropped from the pool: it may still carry a tenant.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
