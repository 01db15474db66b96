/**
 * Both databases for tests: `describe.each(databases)('$kind', ({ open }) => ...)`. PostgreSQL is the one of TEST_DATABASE_URL, else
 * one started from the machine's own binaries on a temporary folder; without either, a line says that only PGlite was tested.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type OpenDatabase, openDatabase } from './open.ts';

export interface TestDatabase {
  kind: 'pglite' | 'postgresql';
  /** A fresh, empty database with the whole schema. `url` is null for PGlite. */
  open(connections?: number): Promise<{ database: OpenDatabase; url: string | null; close(): Promise<void> }>;
}

const BINARIES = '/usr/lib/postgresql';

export const databases: readonly TestDatabase[] = [{ kind: 'pglite', open: openTemporaryPglite }, ...postgresql()];

async function openTemporaryPglite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
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
  if (given) return [{ kind: 'postgresql', open: (connections) => openFreshDatabase(given, connections) }];
  let cluster: Cluster | undefined;
  const start = () => {
    cluster ??= startCluster(binaries ?? '');
    return cluster.url;
  };
  // Said while the file is collected: said in a test or in another hook it is never heard, and the server outlives the tests.
  afterAll(() => cluster?.stop());
  return [{ kind: 'postgresql', open: (connections) => openFreshDatabase(start(), connections) }];
}

function newestBinaries(): string | null {
  if (!existsSync(BINARIES)) return null;
  const versions = readdirSync(BINARIES).filter((version) => existsSync(join(BINARIES, version, 'bin', 'initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(BINARIES, newest, 'bin');
}

interface Cluster {
  url: string;
  stop(): void;
}

/** PostgreSQL refuses to run as root, so root hands the folder to the user postgres. It listens on a socket in it alone. */
function startCluster(binaries: string): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), -1);
  const run = (program: string, ...args: string[]) => {
    const command = [join(binaries, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  const data = join(folder, 'data');
  run('initdb', '--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '-D', data);
  const options = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openFreshDatabase(server: string, connections?: number) {
  const name = `portal_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-postgresql-'));
  const database = await openDatabase({ dataDir, databaseUrl: url.href, connections });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { database, url: url.href, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
