import { defineConfig } from 'vitest/config';

/** Two projects: everything that runs in Node, and the web parts in a simulated browser. Real browsers are e2e's. */
export default defineConfig({
  test: {
    // Vitest leaves one core idle by itself; on two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{datasets,contract,server,cli,scripts,demo,bench}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['scripts/test/shared-folder.ts'],
          setupFiles: ['scripts/test/quick-passwords.ts'],
        },
      },
      {
        test: { name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
    ],
  },
});
