/**
 * A real S3 server for tests, one that checks signatures: versitygw, as the test runner built it
 * (scripts/test/machine.ts), which says so where it could not.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { once } from '../../database/test-once.ts';
import { freePort } from '../../test-free-port.ts';
import type { S3Settings } from './settings.ts';

const VERSION = '1.8.0';
export const S3_SERVER_MODULE = `github.com/versity/versitygw/cmd/versitygw@v${VERSION}`;
/** Outlives a run: to build it takes minutes. */
export const S3_SERVER_FOLDER = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'opportunity-audit-portal',
  `versitygw-${VERSION}`,
);
const PROGRAM = join(S3_SERVER_FOLDER, 'versitygw');
const SHARED = 's3-server';

export const hasS3Server = existsSync(PROGRAM);
export const S3_CREDENTIALS = { accessKeyId: 'portal-test', secretAccessKey: 'a-secret-of-the-tests-alone' };

export interface S3Server {
  endpoint: string;
  pid: number;
}

interface S3ServerOptions {
  /** Any free one by default. */
  port?: number;
  /** Where it tells of what has arrived. */
  notify?: string;
}

/** How often it is tried: another program may have taken the port meanwhile. */
const STARTS = 5;

export async function startS3Server(folder: string, { port, notify }: S3ServerOptions = {}): Promise<S3Server> {
  for (let tries = 0; tries < STARTS; tries++) {
    const started = await startOn(port ?? (await freePort()), folder, notify);
    if (started) return started;
    await pause(500);
  }
  throw new Error('The S3 server of the tests did not start');
}

/** null: it has ended before it answered. */
async function startOn(port: number, folder: string, notify: string | undefined): Promise<S3Server | null> {
  for (const name of ['objects', 'metadata']) mkdirSync(join(folder, name), { recursive: true });
  const server = spawn(
    PROGRAM,
    [
      ...['--port', `127.0.0.1:${port}`, '--health', '/health', '--quiet', '--cors-allow-origin', '*'],
      ...['--access', S3_CREDENTIALS.accessKeyId, '--secret', S3_CREDENTIALS.secretAccessKey],
      ...(notify === undefined ? [] : ['--event-webhook-url', notify]),
      ...['posix', '--sidecar', join(folder, 'metadata'), join(folder, 'objects')],
    ],
    { stdio: 'ignore', detached: true },
  );
  server.unref();
  const endpoint = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${endpoint}/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) return null;
    await pause(50);
  }
  return { endpoint, pid: server.pid ?? 0 };
}

/** One server for all test files of a run. */
export async function sharedS3Server(): Promise<S3Server> {
  const folder = await once(SHARED, async (empty) => {
    writeFileSync(join(empty, 'server.json'), JSON.stringify(await startS3Server(empty)));
  });
  return JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));
}

export function stopS3Server(shared: string): void {
  const file = join(shared, SHARED, 'server.json');
  if (existsSync(file)) process.kill(JSON.parse(readFileSync(file, 'utf8')).pid);
}

/** An empty bucket of its own on a server. */
export async function makeBucket({ endpoint }: S3Server): Promise<S3Settings> {
  const bucket = `portal-${crypto.randomUUID()}`;
  const region = 'us-east-1';
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: S3_CREDENTIALS });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { bucket, region, endpoint, publicEndpoint: null, encryption: null, credentials: S3_CREDENTIALS };
}
