import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Transaction } from '#server/platform/database/database.ts';

const folder = new URL('../../platform/database/migrations/', import.meta.url);

/** A database in memory with the real schema; its one user sees everything, so row-level security is proved elsewhere. */
export async function memoryDatabase(): Promise<Database> {
  const client = new PGlite();
  for (const file of ['0001_foundation.sql', '0002_identity.sql'])
    await client.exec(await readFile(new URL(file, folder), 'utf8'));
  const orm = drizzle(client);
  const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    orm.transaction(async (tx) => {
      const rows: Transaction['rows'] = async (query) => (await tx.execute(query)).rows as never;
      return await work({
        rows,
        row: async (query) => (await rows(query))[0] as never,
        run: async (query) => (await tx.execute(query)).affectedRows ?? 0,
      });
    });
  return {
    kind: 'pglite',
    tenant: (_tenant, work) => transaction(work),
    system: transaction,
    close: () => client.close(),
  };
}

export const addPerson = (database: Database, email: string, passwordHash: string | null = null) =>
  database.system((tx) =>
    tx.run(sql`insert into person (email, name, password_hash) values (${email}, 'Test Person', ${passwordHash})`),
  );
