import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts';

/** A fresh PGlite in a folder of its own, or the PostgreSQL of TEST_DATABASE_URL. */
export async function openForTest(): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uploads-test-'));
  const database = await openDatabase({ dataDir, databaseUrl: process.env.TEST_DATABASE_URL ?? null });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, close };
}
