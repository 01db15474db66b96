/** `npm run soak [histories] [seed]`: plays histories of uploads for as long as it takes, 200 by default, then 100 races of people. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../source-files.ts';
import { playHistories } from './histories.ts';

const [histories = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
process.stdout.write(`${histories} histories with seed ${seed}\n`);
const start = performance.now();
await playHistories(histories, seed);
process.stdout.write(
  `All of them show what a rebuild from nothing shows (${Math.round((performance.now() - start) / 1000)} s).\n`,
);

const RACES = 100;
// Through the test, which knows how to start a PostgreSQL of its own.
execFileSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'scripts/soak/races'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORTAL_TEST_ROUNDS: String(RACES), PORTAL_TEST_SEED: String(seed) },
});
