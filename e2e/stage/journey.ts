import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as playwright } from '@playwright/test';
import { PREPARED, READ_ONLY_SERVER } from './prepare.ts';
import { type RunningServer, startServer } from './server.ts';

/** A test of a journey that changes something: each file of journeys has a server and a demo district of its own, so that their order means nothing. */
export const test = playwright.extend<object, { settings: Record<string, string>; server: RunningServer }>({
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

/** A test of a journey that changes nothing: files of these share one server, as starting one takes longer than most of them. */
export const readOnlyTest = playwright.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by this pattern which others it needs
  baseURL: ({}, use) => use(process.env[READ_ONLY_SERVER]),
});
