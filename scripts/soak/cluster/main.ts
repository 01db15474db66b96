/**
 * `npm run soak:cluster -- [--audits 20] [--small 200] [--large 20] [--small-mb 5] [--large-mb 100] [--apis 3]
 * [--workers 6] [--rounds 3] [--seed N]`: the same load on two installations, one calm and one that is disturbed all
 * the time (docs/reliability.md). Ends with 0 where nothing was lost, doubled or stuck and all numbers are equal.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensured, ensurePostgres, ensureS3Server } from '../../test/machine.ts';
import { disturb } from './disturb.ts';
import { differences, type Effects, readEffects } from './effects.ts';
import { type Installation, install } from './installation.ts';
import { type LoadSize, type Sent, sendLoad, writeFiles } from './load.ts';

const DEFAULTS = { audits: 20, small: 200, large: 20, 'small-mb': 5, 'large-mb': 100, apis: 3, workers: 6, rounds: 3 };
const options = Object.fromEntries(
  [...Object.keys(DEFAULTS), 'seed'].map((name) => [name, { type: 'string' as const }]),
);
const { values } = parseArgs({ options });
const numberOf = (name: keyof typeof DEFAULTS) => Number(values[name] ?? DEFAULTS[name]);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const size: LoadSize = {
  audits: numberOf('audits'),
  small: numberOf('small'),
  large: numberOf('large'),
  smallMegabytes: numberOf('small-mb'),
  largeMegabytes: numberOf('large-mb'),
};
const machines = { apis: numberOf('apis'), workers: numberOf('workers') };
const began = Date.now();
const say = (line: string) =>
  process.stdout.write(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}\n`);

ensured('PostgreSQL', ensurePostgres());
ensured('S3', await ensureS3Server());
const folder = mkdtempSync(join(tmpdir(), 'portal-load-'));
const megabytes = size.small * size.smallMegabytes + size.large * size.largeMegabytes;
say(
  `seed ${seed}: ${size.small} x ${size.smallMegabytes} MB and ${size.large} x ${size.largeMegabytes} MB from ${size.audits} audits, ${machines.apis} APIs, ${machines.workers} workers`,
);
const files = writeFiles(folder, size);

/** What runs now; it must not outlive this program. */
let installed: Installation | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(installed?.stop()).finally(() => process.exit(130)));

/** Sends the load while `beside` plays, and reads what became of it. */
async function run(
  name: string,
  beside: (on: Installation) => Promise<unknown>,
): Promise<{ sent: Sent[]; effects: Effects }> {
  say(`${name}: starting`);
  // In quarantine, sealed, on a worker's disk, and in the lake.
  const on = await install({ ...machines, diskMegabytes: Math.round(4 * megabytes + 2000) });
  installed = on;
  try {
    const start = Date.now();
    let last = 0;
    const [sent] = await Promise.all([
      sendLoad(on, size, files, (done, all) => {
        if (done === all || Date.now() - last > 10_000) say(`${name}: ${done} of ${all} acknowledged`);
        last = Date.now();
      }),
      beside(on),
    ]);
    say(`${name}: all acknowledged and everything runs again after ${Math.round((Date.now() - start) / 1000)} s`);
    const effects = await readEffects(on.database, machines.workers, sent);
    say(`${name}: all numbers computed after ${Math.round((Date.now() - start) / 1000)} s`);
    return { sent, effects };
  } finally {
    installed = null;
    await on.stop();
  }
}

try {
  const calm = await run('calm', async () => {});
  const disturbed = await run('disturbed', async (on) => {
    const came = await disturb(on, { seed, rounds: numberOf('rounds'), say });
    for (const [what, count] of came) say(`${what}: ${count === null ? 'not possible here' : `${count} times`}`);
  });
  const other = differences(calm.effects.numbers, disturbed.effects.numbers);
  const faults = { ...disturbed.effects, other };
  const again = disturbed.sent.reduce((sum, { tries }) => sum + tries - 1, 0);
  say(`${disturbed.sent.length} PUTs acknowledged, ${again} of them sent again before`);
  say(`lost ${faults.lost.length}, doubled ${faults.doubled.length}, stuck past 60 s ${faults.stuck.length}`);
  say(`${calm.effects.numbers.size} numbers of files and panels, ${other.length} other than in the calm run`);
  for (const name of [...faults.lost, ...faults.doubled, ...faults.stuck, ...other].slice(0, 20)) say(`  ${name}`);
  const isSound = faults.lost.length + faults.doubled.length + faults.stuck.length + other.length === 0;
  process.exitCode = isSound && calm.effects.lost.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
