/**
 * A whole installation of several machines on this one: PostgreSQL, an S3 server, API processes behind one address,
 * workers. Each has a folder of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBucket, S3_CREDENTIALS, startS3Server } from '#server/platform/storage/s3/test-server.ts';
import { freePort } from '#server/platform/test-free-port.ts';
import { ROOT } from '../source-files.ts';
import { startPooler } from './pooler.ts';
import { startRoundRobin } from './round-robin.ts';

export interface Cluster {
  /** Of all API processes together. */
  url: string;
  /** What each of them is started with, but for its port and folder. */
  env: Record<string, string>;
  /** Whether pgbouncer is in front of the database. */
  isPooled: boolean;
  apis: Machine[];
  workers: Machine[];
  start(role: 'api' | 'worker'): Promise<Machine>;
  /** The S3 server ends at once, and begins again with what it has. */
  restartS3(): Promise<void>;
  stop(): Promise<void>;
}

export interface Machine {
  port: number;
  process: ChildProcess;
}

const EVENTS_SECRET = 'what-the-store-shows-the-portal';

interface Wanted {
  apis: number;
  workers: number;
  /** An empty database on a PostgreSQL of this machine. */
  databaseUrl: string;
  settings?: Record<string, string>;
  /** The first of a row of ports to listen on; any free ones by default. */
  firstPort?: number;
}

export async function startCluster({ apis, workers, databaseUrl, settings = {}, firstPort }: Wanted): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  const machines = { api: [] as Machine[], worker: [] as Machine[] };
  let next = firstPort;
  const nextPort = async () => (next === undefined ? await freePort() : next++);
  const frontPort = await nextPort();
  const front = await startRoundRobin(() => machines.api.map(({ port }) => port), frontPort);
  const url = `http://127.0.0.1:${frontPort}`;
  const notify = `${url.replace('//', `//store:${EVENTS_SECRET}@`)}/store/events`;
  const s3Port = await nextPort();
  const openS3 = () => startS3Server(join(folder, 's3'), { port: s3Port, notify });
  let s3 = await openS3();
  const { bucket } = await makeBucket(s3);
  const pooler = startPooler(join(folder, 'pooler'), await nextPort(), new URL(databaseUrl));
  const env = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: pooler?.url ?? databaseUrl,
    PORTAL_DATABASE_POOLER: pooler ? '1' : '0',
    PORTAL_S3_BUCKET: bucket,
    PORTAL_S3_ENDPOINT: s3.endpoint,
    PORTAL_S3_EVENTS_SECRET: EVENTS_SECRET,
    PORTAL_SECRETS_KEY: 'what-the-keys-in-the-database-are-encrypted-with',
    PORTAL_PUBLIC_URL: url,
    AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    ...settings,
  };
  const start = async (role: 'api' | 'worker') => {
    const machine = await startMachine(role, await nextPort(), join(folder, `${role}-${machines[role].length}`), env);
    machines[role].push(machine);
    return machine;
  };
  const stop = async () => {
    front.close();
    for (const { process: child } of [...machines.api, ...machines.worker]) await end(child);
    if (pooler) await end(pooler.process);
    process.kill(s3.pid);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The first one makes the schema; the others find it.
    for (let count = 0; count < apis; count++) await start('api');
    await Promise.all(Array.from({ length: workers }, () => start('worker')));
  } catch (error) {
    await stop();
    throw error;
  }
  const restartS3 = async () => {
    process.kill(s3.pid, 'SIGKILL');
    s3 = await openS3();
  };
  return { url, env, isPooled: pooler !== null, apis: machines.api, workers: machines.worker, start, restartS3, stop };
}

async function startMachine(
  role: 'api' | 'worker',
  port: number,
  dataDir: string,
  shared: Record<string, string>,
): Promise<Machine> {
  mkdirSync(dataDir, { recursive: true });
  const own = { PORT: String(port), PORTAL_ROLE: role, PORTAL_DATA_DIR: dataDir };
  const env = { ...shared, ...own, ...(role === 'worker' && { PORTAL_WORKER_PORT: String(port) }) };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`A process with the role ${role} ended at its start`);
    await pause(100);
  }
  return { port, process: child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
