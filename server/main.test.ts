/** The program as someone starts it: what it says, how it refuses, how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databases } from './platform/database/test-databases.ts';
import { freePort } from './platform/test-free-port.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let dataDir: string;
let port: number;
const started: ChildProcess[] = [];
const postgresql = databases.find(({ kind }) => kind === 'postgresql');

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-main-'));
  port = await freePort();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env.PATH, PORT: String(port), PORTAL_DATA_DIR: dataDir, PORTAL_DEMO: '0', ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

const ready = () =>
  vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200), {
    timeout: 40_000,
    interval: 50,
  });

async function refusal(child: ChildProcess): Promise<string> {
  const words = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return await words;
}

it('serves, refuses a second start on its folder, and ends in order within seconds', async () => {
  const first = start();
  const words = first.stdout ? text(first.stdout) : Promise.resolve('');
  await ready();
  const second = await refusal(start({ PORT: String(await freePort()) }));
  expect(second).toMatch(/^Another portal \(process \d+\) is using the data folder .*\n$/);
  first.kill('SIGTERM');
  const [code] = await once(first, 'exit');
  expect(code).toBe(0);
  expect(await words).toContain(`http://localhost:${port}`);
  expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
});

it('starts again on the folder of a portal that was killed', async () => {
  const first = start();
  await ready();
  first.kill('SIGKILL');
  await once(first, 'exit');
  start();
  await ready();
});

it('is done with what a killed portal left in its work folder before it answers: calls open numbers there', async () => {
  const left = join(dataDir, 'work', 'version-of-before');
  // So many that to remove them takes longer than to answer.
  for (const folder of Array.from({ length: 200 }, (_, at) => join(left, String(at)))) {
    mkdirSync(folder, { recursive: true });
    for (let file = 0; file < 100; file++) writeFileSync(join(folder, String(file)), '');
  }
  start();
  await ready();
  expect(existsSync(left)).toBe(false);
});

it.runIf(postgresql)(
  'with processes beside it, is done with what a killed one left an hour ago, and nothing else',
  async () => {
    const server = await postgresql?.open();
    const [gone, other] = ['process-gone', 'process-other'].map((name) => join(dataDir, 'work', name));
    for (const folder of [gone, other]) {
      mkdirSync(folder ?? '', { recursive: true });
      writeFileSync(join(folder ?? '', 'rows.parquet'), '');
    }
    const anHourAgo = new Date(Date.now() - 3_700_000);
    utimesSync(gone ?? '', anHourAgo, anHourAgo);
    const portal = start({ DATABASE_URL: server?.url ?? '' });
    if (portal.stdout) await once(portal.stdout, 'data');
    const folders = readdirSync(join(dataDir, 'work'));
    expect(folders).toHaveLength(2);
    expect(folders).not.toContain('process-gone');
    portal.kill('SIGTERM');
    await once(portal, 'exit');
    expect(readdirSync(join(dataDir, 'work'))).toEqual(['process-other']);
    await server?.close();
  },
);

it('says in one sentence that the port is taken', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await refusal(start())).toBe('The port is taken by another program. Stop it, or choose another with PORT.\n');
  other.close();
});

it('says in one sentence which setting is wrong', async () => {
  expect(await refusal(start({ PORT: 'eighty' }))).toMatch(/^PORT: .*\n$/);
  expect(await refusal(start({ PORTAL_ROLE: 'worker' }))).toMatch(/^PORTAL_ROLE=worker needs DATABASE_URL.*\n$/);
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await refusal(start({ PORTAL_DATA_DIR: file }))).toBe('PORTAL_DATA_DIR is not a folder.\n');
  const nowhere = `postgresql://x@127.0.0.1:${await freePort()}/x`;
  expect(await refusal(start({ DATABASE_URL: nowhere }))).toBe('The database does not answer. Check DATABASE_URL.\n');
});
