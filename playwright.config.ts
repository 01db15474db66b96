import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const JOURNEYS = globSync('e2e/**/*.journey.ts', { cwd: import.meta.dirname }).sort();
const readsOnly = (path: string): boolean =>
  readFileSync(new URL(path, import.meta.url), 'utf8').includes('readOnlyTest');
const project = (name: string, paths: readonly string[]) => ({
  name,
  testMatch: paths.map((path) => `**/${path}`),
});

/**
 * Journeys in a real Chromium. Files of a project share the browser of their worker; where one changes something it has
 * a server and a district of its own (e2e/stage/journey.ts). What only reads is apart, as it has another kind of
 * worker, which would take turns with this one.
 */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    project(
      'changes',
      JOURNEYS.filter((path) => !readsOnly(path)),
    ),
    project('reads', JOURNEYS.filter(readsOnly)),
  ],
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // A busy machine may take longer than a person waits. What passes only then is named as flaky by the list
  // and counted by npm test.
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
