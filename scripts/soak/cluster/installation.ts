import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterUrl, crashCluster, newestBinaries, stopCluster } from '#server/platform/database/test-cluster.ts';
import { SHARED_FOLDER } from '#server/platform/database/test-once.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';

export const OPERATOR = 'operator@soak.test';
const AUDIENCE = 'https://portal.soak.test/api';
const FAKETIME = ['x86_64', 'aarch64']
  .map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync);

/**
 * One PostgreSQL, one S3 server, one identity provider, APIs and workers, each its own process, on a
 * disk that can be filled.
 */
export interface Installation {
  cluster: Cluster;
  database: pg.Pool;
  /** null: no disk of its own may be mounted here. */
  disk: string | null;
  token(email: string): Promise<string>;
  crashDatabase(): void;
  /** Seconds that the clocks of APIs and workers are ahead; null: libfaketime is not here. */
  setClock: ((ahead: number) => void) | null;
  stop(): Promise<void>;
}

interface Size {
  apis: number;
  workers: number;
  diskMegabytes: number;
}

export async function install({ apis, workers, diskMegabytes }: Size): Promise<Installation> {
  const binaries = newestBinaries();
  if (binaries === null) throw new Error('No PostgreSQL on this machine.');
  const root = mkdtempSync(join(tmpdir(), 'portal-soak-'));
  const shared = join(root, 'shared');
  const disk = join(root, 'disk');
  for (const folder of [shared, disk]) mkdirSync(folder);
  chmodSync(root, 0o711); // the user postgres passes through it
  const isMounted = mountDisk(disk, diskMegabytes);
  const before = { shared: process.env[SHARED_FOLDER], temporary: process.env.TMPDIR };
  process.env[SHARED_FOLDER] = shared;
  const server = new URL(await clusterUrl(binaries));
  await query(server, 'create database portal');
  server.pathname = '/portal';
  const provider = await startProvider();
  const clock = join(root, 'clock');
  writeFileSync(clock, '+0');
  process.env.TMPDIR = disk;
  const cluster = await startCluster({
    apis,
    workers,
    databaseUrl: server.href,
    settings: {
      PORTAL_LOG: 'silent',
      PORTAL_OPERATORS: OPERATOR,
      PORTAL_RATE_PER_MINUTE: '1000000',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'web',
      OIDC_AUDIENCE: AUDIENCE,
      ...(FAKETIME && {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
      }),
    },
  });
  restore('TMPDIR', before.temporary);
  const database = new pg.Pool({ connectionString: server.href, max: 2 });
  database.on('error', () => {}); // it is crashed on purpose
  return {
    cluster,
    database,
    disk: isMounted ? disk : null,
    token: provider.token,
    crashDatabase: () => crashCluster(shared, binaries),
    setClock: FAKETIME ? (ahead) => writeFileSync(clock, `${ahead < 0 ? '' : '+'}${ahead}s`) : null,
    async stop() {
      await database.end().catch(() => {});
      await cluster.stop();
      provider.process.kill();
      stopCluster(shared);
      if (isMounted) execFileSync('umount', ['--lazy', disk]);
      rmSync(root, { recursive: true, force: true });
      restore(SHARED_FOLDER, before.shared);
    },
  };
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

function mountDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function query(server: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function startProvider() {
  const child: ChildProcess = fork(join(import.meta.dirname, 'provider.ts'));
  const [{ issuer }] = await once(child, 'message');
  const waiting = new Map<number, (token: string) => void>();
  child.on('message', ({ id, token }: { id: number; token: string }) => waiting.get(id)?.(token));
  let count = 0;
  const token = (email: string) =>
    new Promise<string>((resolve) => {
      waiting.set(count, resolve);
      child.send({ id: count++, email, audience: AUDIENCE });
    });
  return { process: child, issuer: issuer as string, token }; // as provider.ts says it
}
