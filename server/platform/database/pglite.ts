import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embeddedFolder } from './embedded-folder.ts';
import type { DatabaseEngine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { PgliteWire } from './pglite-wire.ts';
import { ROLLED_BACK, sessionOn, TYPES } from './wire-session.ts';

/** Statements whose plans are kept: more texts than the portal has, were it not for those that tests make up. */
const KEPT = 500;

/** Planning takes the embedded database longer than most statements themselves: 0.6 ms of 1.4 for a membership. */
function keptNames(): (statement: string) => string | undefined {
  const names = new Map<string, string>();
  return (statement) => {
    const name = names.get(statement);
    if (name !== undefined || names.size === KEPT) return name;
    names.set(statement, `kept_${names.size}`);
    return names.get(statement);
  };
}

/**
 * How long a kept plan may serve. One made while tables were empty reads all of a table for each row of another:
 * with 650 uploads a file of one row took 25 s. PostgreSQL makes plans again when its autovacuum has looked at a
 * table; no one does that here.
 */
const PLANS_SERVE_MS = 10_000;

/**
 * Makes plans again where that is due. Between transactions: within one it would be a query, after which the
 * isolation level is fixed.
 */
function renewalOfPlans(pglite: PGlite): () => Promise<unknown> {
  let made = Date.now();
  return async () => {
    if (Date.now() - made < PLANS_SERVE_MS) return;
    made = Date.now();
    await pglite.exec('discard plans');
  };
}

/**
 * How often the room of rows that were replaced or removed may be filled again, for which PostgreSQL has its
 * autovacuum. A tenth of a second; without it what is replaced at every refresh is added to the folder each time.
 */
const VACUUM_EVERY_MS = 600_000;

export interface EmbeddedEngine extends DatabaseEngine {
  kind: 'pglite';
  /** For the job queue, which keeps its tables in the same database. */
  pglite: PGlite;
}

/**
 * PostgreSQL in this process, kept in `<dataDir>/pglite`. One connection: transactions queue up one behind the other.
 * @throws FolderInUse when another portal has the folder open
 */
export async function openPglite(dataDir: string): Promise<EmbeddedEngine> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const pglite = await PGlite.create(embeddedFolder(dataDir));
    const client = new pg.Client({ stream: () => new PgliteWire(pglite), types: TYPES });
    client.on('error', () => {}); // the statement under way hears of it; no one listening would end the process
    await client.connect();
    const session = sessionOn(client, keptNames());
    const renewal = renewalOfPlans(pglite);
    // One that fails is made up for by the next.
    const vacuum = setInterval(() => void pglite.exec('vacuum').catch(() => {}), VACUUM_EVERY_MS).unref();
    return {
      kind: 'pglite',
      pglite,
      transaction: async (opening, work) => {
        await renewal();
        // No one else's statements come between: the queue of jobs waits, too.
        return await pglite.transaction(async () => {
          if (opening !== '') await session.script(opening);
          const result = await work(session);
          if (client.getTransactionStatus() === 'E') throw new Error(ROLLED_BACK);
          return result;
        });
      },
      close: async () => {
        clearInterval(vacuum);
        await client.end();
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
