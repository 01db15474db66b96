/**
 * `npm run fuzz -- --files 10000 [--seed N]`: damages good files in every way we know and checks that each ends in a
 * verdict with a reason. Ends with 'N passed, N failed'; prints the seed, and the path of every file that failed.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const files = Number(values.files);
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
if (![files, seed].every((value) => Number.isSafeInteger(value) && value >= 0)) {
  process.stderr.write('Usage: npm run fuzz -- [--files 10000] [--seed 1]\n');
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
say(`Seed ${seed}: ${files} files`);
const { passed, verdicts, ownChild, failures } = await fuzz({
  files,
  seed,
  workers: Math.min(4, availableParallelism()),
  onProgress: (done) => done % 500 === 0 && say(`  ${done}, ${Math.round((performance.now() - began) / 1000)} s`),
});
for (const { number, origin, path, complaint } of failures)
  say(`FAILED file ${number} (${origin}): ${complaint}\n  ${path}`);
for (const { number, why } of ownChild)
  say(`File ${number} was checked in a child of its own: ${why} in the shared one.`);
say([...verdicts].map(([verdict, count]) => `${verdict || 'none'} ${count}`).join(', '));
say(`${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`);
say(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
