/**
 * Both databases for tests: `describe.each(databases)('$kind', ({ open }) => ...)`. PostgreSQL is the one of
 * TEST_DATABASE_URL, otherwise one started from the machine's own binaries for the whole run; without either, a line
 * says that only PGlite was tested. Each `open` answers a copy of a database that was migrated once in the run: to
 * migrate an empty one costs several seconds of processor time on PGlite, a copy a quarter of a second.
 */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openQueue } from '../queue/open.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from './open.ts';
import { clusterUrl, newestBinaries } from './test-cluster.ts';
import { once } from './test-once.ts';

export interface TestDatabase {
  kind: 'pglite' | 'postgresql';
  /** A fresh database with the whole schema and no rows. `url` is null for PGlite. */
  open(connections?: number): Promise<{ database: OpenDatabase; url: string | null; close(): Promise<void> }>;
}

const TEMPLATE = 'portal_template';
/**
 * To lay out the usual 128 MB is half of the processor time of opening the embedded database (0.46 s; 0.23 s with
 * these), and its tests have few rows.
 */
const SHARED_BUFFERS = '16MB';

export const databases: readonly TestDatabase[] = [{ kind: 'pglite', open: openTemporaryPglite }, ...postgresql()];

/** A data folder with the embedded database in it, migrated and empty. */
export async function migratedFolder(): Promise<string> {
  const template = await once('pglite', async (dataDir) => {
    await prepare({ dataDir, databaseUrl: null });
    appendFileSync(join(dataDir, 'pglite', 'postgresql.conf'), `\nshared_buffers = ${SHARED_BUFFERS}\n`);
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** With the tables of the queue, which most tests open, too: to make them is a third of the start of a portal. */
async function prepare(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  const queue = await openQueue(database.queueConnection, { works: false, onError: () => {} });
  await queue.stop();
  await database.close();
}

async function openTemporaryPglite() {
  const dataDir = await migratedFolder();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, url: null, close };
}

function postgresql(): TestDatabase[] {
  const given = process.env.TEST_DATABASE_URL;
  const binaries = newestBinaries();
  if (!given && !binaries) {
    process.stderr.write('No PostgreSQL found (TEST_DATABASE_URL or /usr/lib/postgresql): tested on PGlite alone.\n');
    return [];
  }
  const server = async () => given ?? (await clusterUrl(binaries ?? ''));
  return [{ kind: 'postgresql', open: async (connections) => openFreshDatabase(await server(), connections) }];
}

async function openFreshDatabase(server: string, connections?: number) {
  const template = await migratedTemplate(server);
  const name = `portal_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = databaseUrl(server, name);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-postgresql-'));
  const database = await openDatabase({ dataDir, databaseUrl: url, connections });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { database, url, close };
}

/** No one may be connected to a database while it is copied: it is opened to be migrated, and never again. */
async function migratedTemplate(server: string): Promise<string> {
  await once(TEMPLATE, async () => {
    await onServer(server, `drop database if exists ${TEMPLATE} with (force)`);
    await onServer(server, `create database ${TEMPLATE}`);
    await prepare({ dataDir: tmpdir(), databaseUrl: databaseUrl(server, TEMPLATE) });
  });
  return TEMPLATE;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
