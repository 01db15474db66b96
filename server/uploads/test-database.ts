import type { OpenDatabase } from '#server/platform/database/open.ts';
import { databases } from '#server/platform/database/test-databases.ts';

/** A fresh PGlite in a folder of its own, or the PostgreSQL of TEST_DATABASE_URL. */
export async function openForTest(): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const wanted = process.env.TEST_DATABASE_URL ? 'postgresql' : 'pglite';
  const found = databases.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return await found.open();
}
