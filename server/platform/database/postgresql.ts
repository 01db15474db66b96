import pg from 'pg';
import { type Engine, isoTimestamp, OIDS, type Session } from './engine.ts';

const text = (value: string) => value;
const PARSERS: Record<number, (value: string) => unknown> = {
  [OIDS.int8]: Number,
  [OIDS.numeric]: text,
  [OIDS.date]: text,
  [OIDS.timestamp]: text,
  [OIDS.timestamptz]: isoTimestamp,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

/** A pool of connections to PostgreSQL >= 15. @param onError hears of connections that broke while nobody used them */
export function openPostgresql(url: string, onError: (error: Error) => void, connections = 10): Engine {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000, types });
  pool.on('error', onError);
  return {
    kind: 'postgresql',
    transaction: (opening, work) => inTransaction(pool, opening, work),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, opening: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; ${opening}`);
    const result = await work(sessionOn(client));
    const { command } = await client.query('commit');
    // A caught failure of a statement has undone everything before it; who goes on must not believe it was kept.
    if (command !== 'COMMIT') throw new Error('Transaction was rolled back instead of committed');
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

const sessionOn = (client: pg.PoolClient): Session => ({
  async query(statement, values) {
    const { rows, rowCount } = await client.query<object>(statement, [...(values ?? [])]);
    return { rows, changed: rowCount ?? 0 };
  },
  async script(statements) {
    await client.query(statements);
  },
});
