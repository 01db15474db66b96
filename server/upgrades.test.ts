/**
 * Upgrades from every released version, with rows in it, on both databases: releases/<version>.sql adds what that version could write, and
 * releases.json has its migrations with their hashes. A released migration never changes: installations have run it.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findLines, findLinks } from './audit-log/chain/queries.ts';
import { verifyChain } from './audit-log/chain/verify-chain.ts';
import type { DatabaseEngine } from './platform/database/engine.ts';
import { migrate } from './platform/database/migrate.ts';
import { openPglite } from './platform/database/pglite.ts';
import { openPostgresql } from './platform/database/postgresql.ts';
import { databases, type TestDatabase } from './platform/database/test-databases.ts';
import { openTestPortal } from './test-portal.ts';

const DATABASE = join(import.meta.dirname, 'platform/database');
const read = (path: string) => readFileSync(join(DATABASE, path), 'utf8');
/** By version, the oldest first: the migrations that it added. */
const RELEASES = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(read('releases/releases.json')));
const VERSIONS = Object.keys(RELEASES);
const AUDIT = '00000000-0000-4000-8000-000000000004';

it('has every version of the changelog (add releases/<version>.sql, and its migrations to releases.json)', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(VERSIONS.toReversed()).toEqual(released);
});

it.each(VERSIONS)('the migrations of %s are as they were released', (version) => {
  for (const [name, sha256] of Object.entries(RELEASES[version] ?? {}))
    expect(
      createHash('sha256')
        .update(read(`migrations/${name}`))
        .digest('hex'),
      name,
    ).toBe(sha256);
});

/** Without tables, and the way to open it as the portal does. */
async function openEmpty({ kind, open }: TestDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
  const { url, close } = kind === 'pglite' ? { url: null, close: async () => {} } : await open(2);
  if (url !== null) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
  }
  return {
    engine: url === null ? await openPglite(dataDir) : openPostgresql(url, () => {}),
    settings: { PORTAL_DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) },
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Everything that was released up to a version, each with rows before the next one came. */
async function release(engine: DatabaseEngine, last: string): Promise<void> {
  const names: string[] = [];
  for (const version of VERSIONS.slice(0, VERSIONS.indexOf(last) + 1)) {
    names.push(...Object.keys(RELEASES[version] ?? {}));
    await migrate(engine, names);
    await engine.transaction('', (session) => session.script(read(`releases/${version}.sql`)));
  }
}

/** Rows of each table. Sessions end with the upgrade to proofs (0019), what was computed of files becomes rows of other tables (0007), and the portal links lines of the log. */
async function countRows(engine: DatabaseEngine): Promise<Record<string, number>> {
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

describe.each(databases)('an upgrade on $kind', (on) => {
  // Opening the embedded database takes seconds each time; what lies between the oldest and the newest is the same statements.
  const from = on.kind === 'pglite' ? [VERSIONS[0] ?? '', VERSIONS.at(-1) ?? ''] : VERSIONS;
  it.each(from)('from %s keeps every row, and the portal answers with them', { timeout: 120_000 }, async (version) => {
    const { engine, settings, close } = await openEmpty(on);
    await release(engine, version);
    const before = await countRows(engine);
    expect(before).toMatchObject({ upload: 2, issue: 1, audit_event: 2, selection: 1 });
    await migrate(engine);
    expect(await countRows(engine)).toMatchObject(before);
    await engine.close();

    const portal = await openTestPortal(settings);
    const token = await portal.token('p@before.test');
    const answer = async (path: string) => {
      const { status, text } = await portal.call('GET', `/eoa/${AUDIT}${path}`, token);
      expect(status, `${path}: ${text}`).toBe(200);
      return text;
    };
    expect(await answer('/upload-results')).toContain('roster 2.csv');
    expect(await answer('/audit-log/')).toContain('roster.csv');
    const [lines, links] = await portal.database.system(async (tx) => [
      await findLines(tx, AUDIT),
      await findLinks(tx, AUDIT),
    ]);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(verifyChain(lines, links, [])).toEqual([]);
    await portal.close();
    await close();
  });
});
