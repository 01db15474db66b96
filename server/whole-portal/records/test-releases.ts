/** Databases as released versions left them, with rows of each. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { DatabaseEngine } from '../../platform/database/engine.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPglite } from '../../platform/database/pglite.ts';
import { openPostgresql } from '../../platform/database/postgresql.ts';
import type { TestDatabase } from '../../platform/database/test-databases.ts';

const DATABASE = join(import.meta.dirname, '../../platform/database');
export const read = (path: string) => readFileSync(join(DATABASE, path), 'utf8');
/** By version, the oldest first: the migrations that it added. */
export const RELEASES = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(read('releases/releases.json')));
export const VERSIONS = Object.keys(RELEASES);
/** The audit that the rows of the releases belong to. */
export const AUDIT = '00000000-0000-4000-8000-000000000004';

/** Without tables, and the way to open it as the portal does. */
export async function openEmpty({ kind, open }: TestDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  const { url, close } = kind === 'pglite' ? { url: null, close: async () => {} } : await open(2);
  if (url !== null) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
  }
  const openAgain = async () => (url === null ? await openPglite(dataDir) : openPostgresql(url, () => {}));
  return {
    engine: await openAgain(),
    /** Once it was closed. */
    open: openAgain,
    settings: { PORTAL_DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) },
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Everything that was released up to a version, each with rows before the next one came. */
export async function release(engine: DatabaseEngine, last: string): Promise<void> {
  const names: string[] = [];
  for (const version of VERSIONS.slice(0, VERSIONS.indexOf(last) + 1)) {
    names.push(...Object.keys(RELEASES[version] ?? {}));
    await migrate(engine, names);
    await engine.transaction('', (session) => session.script(read(`releases/${version}.sql`)));
  }
}

/**
 * Rows of each table. Sessions end with the upgrade to proofs (0019), what was computed of files becomes rows of other
 * tables (0007), and the portal links lines of the log.
 */
export async function countRows(engine: DatabaseEngine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const query = async (text: string) => (await engine.transaction('', (session) => session.query(text))).rows;
  const tables = await query(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('migration', 'sign_in_record', 'candidate', 'event_link') order by 1`);
  for (const { name } of tables as { name: string }[]) {
    const [row] = await query(`select count(*)::int as rows from ${name}`);
    counts[name] = (row as { rows: number }).rows;
  }
  return counts;
}
