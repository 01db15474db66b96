/**
 * `npm run soak [histories] [seed]`: plays histories of uploads for as long as it takes, 200 by default, then 10,000
 * random calls of one audit that reach for another, 100 races of people, 100,000 random statements, 50,000 tables of
 * findings of which nothing hidden may follow, 200 districts that lose rows and 200 that are counted twice, 1,024 kills
 * (32 at each of 16 moments, on both databases), and ten simulations of the life of uploads for each history.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../source-files.ts';
import { playForeignIds, sayComparison } from './foreign-ids.ts';
import { playHistories } from './histories.ts';

const [histories = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
process.stdout.write(`${histories} histories with seed ${seed}\n`);
const start = performance.now();
await playHistories(histories, seed);
process.stdout.write(
  `All of them show what a rebuild from nothing shows (${Math.round((performance.now() - start) / 1000)} s).\n`,
);

const CALLS = 10_000;
const times = await playForeignIds(CALLS, seed);
process.stdout.write(
  `${CALLS} calls with IDs of another audit: none tells of it. Their time by that of unknown IDs, and the difference:\n`,
);
for (const compared of times) process.stdout.write(`  ${sayComparison(compared)}\n`);

const RACES = 100;
const STATEMENTS = 100_000;
const KILLS = 32;
const SIMULATIONS = 10 * histories;
const TABLES = 50_000;
const DISTRICTS = 200;
const KILLED_AT_ONCE = 3;

/** Through the tests, which know how to start a PostgreSQL of their own. */
async function test(names: readonly string[], settings: Record<string, string> = {}): Promise<void> {
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=verbose', ...names];
  const tests = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORTAL_TEST_ROUNDS: String(RACES),
      PORTAL_TEST_STATEMENTS: String(STATEMENTS),
      PORTAL_TEST_KILLS: String(KILLS),
      PORTAL_TEST_TABLES: String(TABLES),
      PORTAL_TEST_DISTRICTS: String(DISTRICTS),
      PORTAL_TEST_SIMULATIONS: String(SIMULATIONS),
      PORTAL_TEST_SEED: String(seed),
      ...settings,
    },
  });
  const [code] = await once(tests, 'exit');
  if (code !== 0) process.exitCode = 1;
}

await test([
  'scripts/soak/races',
  'server/platform/database/tenants',
  'server/quality/opportunity/disclosure',
  'server/quality/by-hand/truth-in-bounds',
  'server/quality/by-hand/random-district',
  'scripts/soak/simulation',
]);
await Promise.all(
  Array.from({ length: KILLED_AT_ONCE }, (_, at) =>
    test(['scripts/soak/kills'], { PORTAL_TEST_PART: `${at + 1}/${KILLED_AT_ONCE}` }),
  ),
);
