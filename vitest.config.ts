import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongOnesFirst } from './scripts/test/long-ones-first.ts';
import { SHORT_LIVED } from './server/platform/short-lived.ts';

/** Looks at threads, memory or processes of its own, or takes the place of a module for the whole file. */
const ALONE = [
  'server/identity/password.test.ts',
  'server/whole-portal/access/one-layer.test.ts',
  'server/ingest/child/*.test.ts',
];
/** Takes the place of a module, which another file of the same worker may have loaded. */
const takesPlaceOfModule = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.mock(');
/** The first begins at the moment a page is opened: modules of another file have that behind them. */
const WEB_ALONE = [
  'web/app/session/session-provider.test.tsx',
  ...globSync('web/**/*.test.{ts,tsx}').filter(takesPlaceOfModule),
];

/**
 * Each database in WebAssembly that a test opened made V8 mark all that is reachable twice: 64 times in 165 tests, each
 * time the modules that all files share (80 MB). Its memory now counts with the rest, and half a gigabyte may come
 * together before V8 looks. A worker is no larger than before (1.2 GB); processor time is down by a sixth where
 * databases are opened and by a fifth elsewhere.
 */
const COLLECT_SELDOM = [
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=512',
  '--max-semi-space-size=32',
];

/** A busy machine may need longer than the second after which `expect.poll` gives up by default. */
const PATIENT = { poll: { timeout: 20_000 } };

const node = {
  environment: 'node' as const,
  // For tests that hang alone: what takes 20 s by itself took more than a minute on a machine with other
  // work, and had found nothing.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: PATIENT,
  globalSetup: ['scripts/test/shared-folder.ts'],
  setupFiles: ['scripts/test/quick-passwords.ts', 'scripts/test/tripwire.ts'],
};

const web = {
  environment: 'jsdom' as const,
  testTimeout: 30_000,
  expect: PATIENT,
  setupFiles: ['scripts/test/wait-longer.ts'],
};

/**
 * What runs in Node, and the web parts in a simulated browser. Real browsers are e2e's. Files share the modules
 * of their worker: to load the portal and to compile the embedded database for each file was a third of the
 * processor time of Node's files, and to load the simulated browser and the parts of the screens three quarters
 * of the web's (95 s beside 24 s).
 */
export default defineConfig({
  test: {
    // One more than cores: the large files wait for processes that they kill and for leases that run out,
    // a quarter of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['{datasets,contract,server,cli,scripts,demo,bench}/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
          execArgv: [...SHORT_LIVED, ...COLLECT_SELDOM],
        },
      },
      { test: { ...node, name: 'alone', include: ALONE } },
      {
        test: {
          ...web,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: WEB_ALONE,
          isolate: false,
          execArgv: COLLECT_SELDOM,
        },
      },
      { test: { ...web, name: 'web alone', include: WEB_ALONE } },
    ],
  },
});
