/** `npm run soak [histories] [seed]`: plays histories of uploads for as long as it takes; 200 unless said. */
import { playHistories } from './histories.ts';

const [histories = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
process.stdout.write(`${histories} histories with seed ${seed}\n`);
const start = performance.now();
await playHistories(histories, seed);
process.stdout.write(
  `All of them show what a rebuild from nothing shows (${Math.round((performance.now() - start) / 1000)} s).\n`,
);
