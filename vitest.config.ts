import { defineConfig } from 'vitest/config';

/** Looks at threads, memory or processes of its own, or takes the place of a module for the whole file. */
const ALONE = ['server/identity/password.test.ts', 'server/ingest/child/*.test.ts'];

const node = {
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['scripts/test/shared-folder.ts'],
  setupFiles: ['scripts/test/quick-passwords.ts'],
};

/**
 * What runs in Node, and the web parts in a simulated browser. Real browsers are e2e's. Node's files share the modules of their worker: to
 * load the portal and to compile the embedded database for each file was a third of their processor time.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core idle by itself; on two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['{datasets,contract,server,cli,scripts,demo,bench}/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { test: { ...node, name: 'alone', include: ALONE } },
      {
        test: { name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
    ],
  },
});
