import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseCopy } from './copy/read-rows.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { databaseOn } from './transactions.ts';

/** Where the job queue keeps its tables: the same database, reached in its own way. */
export type QueueConnection = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgresql'; url: string; pooler: boolean };

export interface OpenDatabase extends Database {
  queueConnection: QueueConnection;
}

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  /** Size of the PostgreSQL pool. */
  connections?: number;
  /** A pooler in transaction mode is in front of PostgreSQL: nothing may be kept in a session. */
  pooler?: boolean;
}

/**
 * Opens PostgreSQL, or PGlite in the data folder, with the schema up to date.
 * @param onError hears of idle connections that broke; the pool replaces them by itself
 * @throws FolderInUse when another portal has the data folder open
 */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const { engine, queueConnection } = await openEngine(settings, onError);
  try {
    await migrate(engine);
    return { ...databaseOn(engine), queueConnection };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Fills an empty database with a copy (copy/write-rows.ts) and closes it.
 * @throws Error with a sentence where it is not empty, or the copy is of a newer version
 */
export async function fillDatabase(settings: DatabaseSettings, copy: DatabaseCopy): Promise<void> {
  const { readRows } = await import('./copy/read-rows.ts');
  const { engine } = await openEngine(settings, () => {});
  try {
    await readRows(engine, copy);
  } finally {
    await engine.close();
  }
}

/** Only the driver in use is loaded: each takes a noticeable part of the time to start. */
async function openEngine(
  { dataDir, databaseUrl, connections, pooler = false }: DatabaseSettings,
  onError: (error: Error) => void,
) {
  if (databaseUrl !== null) {
    const { openPostgresql } = await import('./postgresql.ts');
    const queueConnection: QueueConnection = { kind: 'postgresql', url: databaseUrl, pooler };
    return { engine: openPostgresql(databaseUrl, onError, connections), queueConnection };
  }
  const { openPglite } = await import('./pglite.ts');
  const engine = await openPglite(dataDir);
  const queueConnection: QueueConnection = { kind: 'pglite', pglite: engine.pglite };
  return { engine, queueConnection };
}
