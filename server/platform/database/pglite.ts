import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { type Engine, isoTimestamp, OIDS, type Session } from './engine.ts';
import { lockFolder } from './lock.ts';

export interface EmbeddedEngine extends Engine {
  kind: 'pglite';
  /** For the job queue, which keeps its tables in the same database. */
  pglite: PGlite;
}

const text = (value: string) => value;
const OPTIONS = {
  parsers: {
    [OIDS.int8]: Number,
    [OIDS.numeric]: text,
    [OIDS.date]: text,
    [OIDS.timestamp]: text,
    [OIDS.timestamptz]: isoTimestamp,
  },
};

/**
 * PostgreSQL in this process, kept in `<dataDir>/pglite`. One connection: transactions queue up one behind the other.
 * @throws FolderInUse when another portal has the folder open
 */
export async function openPglite(dataDir: string): Promise<EmbeddedEngine> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const pglite = await PGlite.create(join(dataDir, 'pglite'));
    return {
      kind: 'pglite',
      pglite,
      transaction: (opening, work) =>
        pglite.transaction(async (transaction) => {
          if (opening !== '') await transaction.exec(opening);
          return await work(sessionOn(transaction));
        }),
      close: async () => {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const sessionOn = (transaction: Transaction): Session => ({
  async query(statement, values) {
    const { rows, affectedRows }: Results<object> = await transaction.query(statement, [...(values ?? [])], OPTIONS);
    return { rows, changed: affectedRows ?? 0 };
  },
  async script(statements) {
    await transaction.exec(statements);
  },
});
