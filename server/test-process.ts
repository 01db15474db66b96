/** A whole portal as a process of its own, for tests that kill it or work beside it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { SHORT_LIVED } from '#server/platform/short-lived.ts';
import { readConfig } from './config/config.ts';
import { signAccessToken } from './identity/embedded-provider/issuer.ts';
import { openKeys } from './identity/embedded-provider/keys.ts';
import { secretsInFolder } from './platform/secrets/in-folder.ts';
import { freePort } from './platform/test-free-port.ts';

const ROOT = resolve(import.meta.dirname, '..');

export class PortalProcess {
  private server: ChildProcess | null = null;
  private readonly environment: Record<string, string>;
  private readonly loadedBefore: readonly string[];

  private constructor(settings: Record<string, string>, loadedBefore: readonly string[]) {
    this.environment = settings;
    this.loadedBefore = loadedBefore;
  }

  /**
   * @param settings PORTAL_DATA_DIR among them
   * @param loadedBefore modules that are loaded before the portal's own
   */
  static async on(settings: Record<string, string>, loadedBefore: readonly string[] = []): Promise<PortalProcess> {
    const port = String(await freePort());
    return new PortalProcess({ DATABASE_URL: '', PORTAL_DEMO: '0', ...settings, PORT: port }, loadedBefore);
  }

  async start(): Promise<void> {
    const imports = this.loadedBefore.flatMap((path) => ['--import', path]);
    const server = spawn(process.execPath, [...SHORT_LIVED, ...imports, 'server/main.ts'], {
      cwd: ROOT,
      env: this.wholeEnvironment(),
      stdio: 'ignore',
    });
    this.server = server;
    await vi.waitFor(
      async () => {
        const { ok } = await fetch(this.url('/api/health/ready')).catch((error: unknown) => {
          if (this.isRunning) throw error;
          return { ok: true }; // it is not waited for any longer
        });
        if (!ok) throw new Error('not ready');
      },
      { timeout: 60_000, interval: 30 },
    );
    if (!this.isRunning) throw new Error('It ended during its start');
  }

  /** @param signal SIGTERM ends it in order */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { server } = this;
    if (server === null || !this.isRunning) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await gone;
  }

  get isRunning(): boolean {
    return this.server !== null && this.server.exitCode === null && this.server.signalCode === null;
  }

  /** Waits until it has ended by itself. */
  async gone(): Promise<void> {
    await vi.waitFor(
      () => {
        if (this.isRunning) throw new Error('still running');
      },
      { timeout: 60_000, interval: 20 },
    );
  }

  signal(name: 'SIGUSR2'): void {
    this.server?.kill(name);
  }

  wholeEnvironment = () => ({ ...process.env, ...this.environment });

  url = (path: string): string => `http://127.0.0.1:${this.environment.PORT}${path}`;

  async token(email: string): Promise<string> {
    const config = readConfig(this.environment);
    return await signAccessToken(config, await openKeys(secretsInFolder(config.dataDir)), email);
  }

  /** @throws Error with the status and the answer where it is not 2xx */
  async call<T>(as: string, method: string, path: string, body?: unknown): Promise<T> {
    const headers = {
      authorization: `Bearer ${as}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(this.url(`/api${path}`), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T; // the shapes are proven by the contract's own tests
  }

  /** `portal <args>` with the same settings. */
  portal(...args: string[]): { status: number | null; said: string } {
    const env = this.wholeEnvironment();
    const ended = spawnSync(process.execPath, [...SHORT_LIVED, 'cli/main.ts', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });
    return { status: ended.status, said: ended.stdout + ended.stderr };
  }
}
