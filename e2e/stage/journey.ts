import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as playwright } from '@playwright/test';
import { PREPARED, READ_ONLY_SERVER } from './prepare.ts';
import { type RunningServer, startServer } from './server.ts';

/** An answer that a test makes up may be under way when its page closes, which fails whatever runs then, or the whole run between two tests. */
const calm = playwright.extend({
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** A test of a journey that changes something: each file of journeys has a server and a demo district of its own, so that their order means nothing. */
export const test = calm.extend<object, { settings: Record<string, string>; server: RunningServer }>({
  /** Settings of the server beside those of every journey. */
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'portal-journey-'));
      cpSync(process.env[PREPARED] ?? '', data, { recursive: true });
      const server = await startServer(data, settings);
      await use(server);
      await server.stop();
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

/** A test of a journey that changes nothing: files of these share one server, as starting one takes longer than most of them. */
export const readOnlyTest = calm.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by this pattern which others it needs
  baseURL: ({}, use) => use(process.env[READ_ONLY_SERVER]),
});
