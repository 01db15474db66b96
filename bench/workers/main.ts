import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasS3Server } from '#server/platform/storage/s3/test-server.ts';
import { readEffects } from '../../scripts/soak/cluster/effects.ts';
import { install } from '../../scripts/soak/cluster/installation.ts';
import { type LoadFiles, type LoadSize, rowsOf, sendLoad, writeFiles } from '../../scripts/soak/cluster/load.ts';
import { processorTimeOf } from '../processor-time.ts';
import { printTable } from '../table.ts';

interface Figures {
  /** From the first address asked for to the last number computed. */
  seconds: number;
  /** Of the workers and the children that read files for them. */
  cpu: number;
}

/**
 * The same files on installations of one, two and three workers: what each more of them gains, and
 * what a million rows cost.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      workers: { type: 'string', default: '1,2,3' },
      audits: { type: 'string', default: '6' },
      small: { type: 'string', default: '60' },
      large: { type: 'string', default: '6' },
    },
  });
  if (!hasS3Server) throw new Error('The S3 server of the tests is not built yet: `npm test` builds it.');
  const size: LoadSize = {
    audits: Number(values.audits),
    small: Number(values.small),
    large: Number(values.large),
    smallMegabytes: 1,
    largeMegabytes: 50,
  };
  const folder = mkdtempSync(join(tmpdir(), 'portal-workers-'));
  try {
    const files = writeFiles(folder, size);
    const millions = (size.small * rowsOf(size.smallMegabytes) + size.large * rowsOf(size.largeMegabytes)) / 1e6;
    process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
    const rows: string[][] = [];
    let alone = Number.NaN;
    for (const workers of values.workers.split(',').map(Number)) {
      const { seconds, cpu } = await play(workers, size, files);
      alone = Number.isNaN(alone) ? seconds : alone;
      rows.push(
        [
          workers,
          seconds.toFixed(1),
          (millions / seconds).toFixed(3),
          (alone / seconds).toFixed(2),
          (cpu / millions).toFixed(1),
        ].map(String),
      );
    }
    const headers = ['workers', 'seconds', 'million rows a second', 'times the first', 'CPU s a million rows'];
    printTable(headers, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(workers: number, size: LoadSize, files: LoadFiles): Promise<Figures> {
  const megabytes = size.small * size.smallMegabytes + size.large * size.largeMegabytes;
  const on = await install({ apis: 1, workers, diskMegabytes: Math.round(4 * megabytes + 2000) });
  try {
    const start = performance.now();
    const sent = await sendLoad(on, size, files, () => {});
    const { lost } = await readEffects(on.database, workers, sent);
    if (lost.length > 0) throw new Error(`${lost.length} files are not done`);
    const seconds = (performance.now() - start) / 1000;
    const times = on.cluster.workers.map(({ process: { pid } }) => processorTimeOf(pid ?? 0));
    return { seconds, cpu: times.reduce((sum, { own, children }) => sum + own + children, 0) };
  } finally {
    await on.stop();
  }
}
