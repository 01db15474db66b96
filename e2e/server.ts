import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/source-files.ts';

export const PORT = 3199;
const READY_WITHIN_MS = 120_000;

/** Starts the real server with the demo district on an empty data folder; Playwright calls the answer to end it. */
export default async function start(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const env = { ...process.env, PORT: String(PORT), PORTAL_DATA_DIR: data, PORTAL_OPERATORS: 'operator@demo.test' };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    if (Date.now() > until) throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms.`);
    await wait(200);
  }
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}

const answers = () =>
  fetch(`http://localhost:${PORT}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
