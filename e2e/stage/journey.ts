import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as playwright } from '@playwright/test';
import { PREPARED, READ_ONLY_SERVER } from './prepare.ts';
import { type RunningServer, startServer } from './server.ts';

/**
 * An answer that a test makes up may be under way when its page closes, which fails whatever runs then, or the
 * whole run between two tests.
 */
const calm = playwright.extend({
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const START = { timeout: 180_000 };

/** A server on a demo district of its own. */
async function startDistrict(settings: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  cpSync(process.env[PREPARED] ?? '', data, { recursive: true });
  const server = await startServer(data, settings);
  const end = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  return { server, end };
}

interface Districts {
  settings: Record<string, string>;
  serverOf: (file: string) => Promise<RunningServer>;
}

/**
 * A test of a journey that changes something: each file of journeys has a server and a demo district of its own, so
 * that their order means nothing.
 */
export const test = calm.extend<{ server: RunningServer }, Districts>({
  /** Settings of the server beside those of every journey. */
  settings: [{}, { scope: 'worker', option: true }],
  /** The server of a file, which runs until another file of the same worker begins: they share its browser alone. */
  serverOf: [
    async ({ settings }, use) => {
      let running: (Awaited<ReturnType<typeof startDistrict>> & { file: string }) | null = null;
      const end = async () => {
        await running?.end();
        running = null;
      };
      await use(async (file) => {
        if (running?.file !== file) {
          await end();
          running = { ...(await startDistrict(settings)), file };
        }
        return running.server;
      });
      await end();
    },
    { scope: 'worker', ...START },
  ],
  server: [async ({ serverOf }, use, { file }) => use(await serverOf(file)), START],
  baseURL: ({ server }, use) => use(server.url),
});

/**
 * A test of a journey that changes nothing: files of these share one server, as starting one takes
 * longer than most of them.
 */
export const readOnlyTest = calm.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture says by this pattern which others it needs
  baseURL: ({}, use) => use(process.env[READ_ONLY_SERVER]),
});
