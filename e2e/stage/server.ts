import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SHORT_LIVED } from '#server/platform/short-lived.ts';
import { ROOT } from '../../scripts/source-files.ts';

const READY_WITHIN_MS = 120_000;

export interface RunningServer {
  url: string;
  /** What it has printed for the person who starts it. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Starts the real server on a data folder and a free port; the demo district is added where the folder is empty. */
export async function startServer(data: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), PORTAL_DATA_DIR: data, PORTAL_OPERATORS: 'operator@demo.test' };
  const env = { ...process.env, ...own, ...settings };
  const server = spawn(process.execPath, [...SHORT_LIVED, 'server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout?.on('data', (words: Buffer) => {
    said += words.toString();
  });
  await untilReady(server, url);
  return { url, said: () => said, stop: () => stop(server) };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  const answers = () =>
    fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    if (Date.now() > until) throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms.`);
    await wait(200);
  }
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
