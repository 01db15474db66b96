import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium against a real server that e2e/server.ts starts on an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  globalSetup: './e2e/server.ts',
  use: {
    browserName: 'chromium',
    baseURL: 'http://localhost:3199',
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
