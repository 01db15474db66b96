import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { takeTypesOut } from '#server/ingest/child/without-types.ts';
import { processAsWorker } from '../ingest/ours.ts';
import { YEAR_ENDING } from '../ingest/transcript-file.ts';
import { withPortal } from '../portal.ts';
import { median, printTable } from '../table.ts';
import { type Batch, DISTRICT, filesOf, SMALL } from './files.ts';
import { type Step, uploadAll } from './upload-all.ts';

/** Seconds in which many files are to be looked at, and to be processed. */
const MOST = 30;
/** How many of the files are read by a child of their own to compare with. */
const ALONE = 5;

const BATCHES = { small: SMALL, district: DISTRICT };

/**
 * Many files uploaded together, over HTTP as the page of Data upload does it: staged, looked at,
 * confirmed, processed, counted.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', default: '60' },
      /** One of BATCHES alone. */
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
  for (const [name, batch] of Object.entries(BATCHES)) {
    if (values.only !== undefined && values.only !== name) continue;
    const isMet = await benchBatch(batch, Number(values.files));
    if (!isMet && values.check) process.exitCode = 1;
  }
}

/** Answers whether both budgets are met. */
async function benchBatch(batch: Batch, count: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    const files = filesOf(batch, count, folder);
    const kilobytes = files.reduce((sum, { text }) => sum + text.length, 0) / 1000;
    process.stdout.write(
      `\n${count} ${batch.title}, ${kilobytes.toFixed(0)} kB together; ${batch.schools.length} schools\n`,
    );
    const alone = await secondsAlone(files.slice(0, ALONE), folder);
    const audit = {
      year_ending: YEAR_ENDING,
      schools: batch.schools.map(({ name, localId }) => ({ name, local_id: localId })),
    };
    const steps = await withPortal(join(folder, 'portal'), audit, (portal, made) => uploadAll(portal, made, files));
    printSteps(steps, count, alone);
    return printBudgets(steps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsAlone(files: ReturnType<typeof filesOf>, folder: string): Promise<number> {
  await takeTypesOut([folder]); // as a worker does when it starts
  const all: number[] = [];
  for (const { name, text } of files) {
    const path = join(folder, name);
    writeFileSync(path, text);
    const start = performance.now();
    await processAsWorker(path, folder);
    all.push((performance.now() - start) / 1000);
  }
  return median(all);
}

function printSteps(steps: readonly Step[], count: number, alone: number): void {
  printTable(
    ['step', 'seconds', 'processor: server', 'its children', 'seconds a file', 'ratio to a child of its own'],
    steps.map(({ name, seconds, processor }) => [
      name,
      seconds.toFixed(1),
      processor.own.toFixed(1),
      processor.children.toFixed(1),
      (seconds / count).toFixed(2),
      (seconds / count / alone).toFixed(2),
    ]),
  );
  process.stdout.write(`a file checked by a child of its own, from its start: ${alone.toFixed(2)} s\n`);
}

function printBudgets(steps: readonly Step[]): boolean {
  const budgeted = steps.filter(({ name }) => name !== 'processed and counted');
  for (const { name, seconds } of budgeted)
    process.stdout.write(`${seconds <= MOST ? 'met   ' : 'MISSED'} ${name} in ${MOST} s: ${seconds.toFixed(1)} s\n`);
  return budgeted.every(({ seconds }) => seconds <= MOST);
}
