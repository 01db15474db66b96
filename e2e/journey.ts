import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { PREPARED } from './prepare.ts';
import { type RunningServer, startServer } from './server.ts';

/** A test of a journey: each file of journeys has a server and a demo district of its own, so that their order means nothing. */
export const test = base.extend<object, { settings: Record<string, string>; server: RunningServer }>({
  /** Settings of the server beside those of every journey. */
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'portal-journey-'));
      cpSync(process.env[PREPARED] ?? '', data, { recursive: true });
      const server = await startServer(data, settings);
      await use(server);
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
