import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const ENDING = '.journey.ts';
const JOURNEYS = readdirSync(join(import.meta.dirname, 'e2e'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith(ENDING),
);

/** Journeys in a real Chromium; each file of them is a project, and so has a worker, and where it changes something a server and a district of its own. */
export default defineConfig({
  testDir: 'e2e',
  projects: JOURNEYS.map((path) => ({ name: basename(path, ENDING), testMatch: path })),
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // A busy machine may take longer than a person waits. What passes only then is named as flaky by the list and counted by npm test.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  globalSetup: './e2e/stage/prepare.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.PORTAL_TEST_CHROMIUM,
      // Chromium as root needs --no-sandbox; the others keep it from calling out of the machine.
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
});
