import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import { StagedFile } from '#contract/uploads/intake.ts';
import { takeTypesOut } from '#server/ingest/child/without-types.ts';
import { processAsWorker } from '../ingest/ours.ts';
import { SCHOOLS, YEAR_ENDING } from '../ingest/transcript-file.ts';
import { type Portal, withPortal } from '../portal.ts';
import { median, printTable } from '../table.ts';
import { smallFiles } from './files.ts';

/** Seconds in which many small files are to be looked at, and to be processed. */
const MOST = 30;
/** How many of the files are read by a child of their own to compare with. */
const ALONE = 5;
/** As often as the page asks (web/features/uploads). */
const LOOK_EVERY_MS = 250;

/** Many small files uploaded together, over HTTP as the page of Data upload does it: staged, looked at, confirmed, processed, counted. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { files: { type: 'string', default: '60' }, check: { type: 'boolean', default: false } },
  });
  const count = Number(values.files);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}; ${count} files\n`);
  try {
    const files = smallFiles(count, folder);
    const alone = await secondsAlone(files.slice(0, ALONE), folder);
    const steps = await withPortal(join(folder, 'portal'), AUDIT, (portal, audit) => uploadAll(portal, audit, files));
    printTable(
      ['step', 'seconds', 'a file', 'ratio to a child of its own'],
      Object.entries(steps).map(([step, seconds]) => [
        step,
        seconds.toFixed(1),
        (seconds / count).toFixed(2),
        (seconds / count / alone).toFixed(2),
      ]),
    );
    process.stdout.write(`a file checked by a child of its own, from its start: ${alone.toFixed(2)} s\n`);
    for (const step of ['looked at', 'processed'] as const) {
      const isMet = steps[step] <= MOST;
      process.stdout.write(`${isMet ? 'met   ' : 'MISSED'} ${step} in ${MOST} s: ${steps[step].toFixed(1)} s\n`);
      if (!isMet && values.check) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const AUDIT = {
  year_ending: YEAR_ENDING,
  schools: SCHOOLS.map(({ name, localId }) => ({ name, local_id: localId })),
};

type Files = ReturnType<typeof smallFiles>;

async function secondsAlone(files: Files, folder: string): Promise<number> {
  await takeTypesOut(folder); // as a worker does when it starts
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

async function uploadAll(portal: Portal, audit: AuditSummary, files: Files) {
  const base = `/eoa/${audit.id}`;
  const start = performance.now();
  const ids: string[] = [];
  for (const { name, text } of files) {
    const asked = Staged.parse(await portal.post(`${base}/intake/files`, { file_name: name }));
    await portal.put(asked.presigned_url, new Blob([text]));
    ids.push(asked.id);
  }
  const look = async () => z.array(StagedFile).parse(await portal.get(`${base}/intake/files`));
  const lookedAt = await until(start, async () => (await look()).every(({ state }) => state === 'inspected'));

  const confirmed = performance.now();
  const chosen = { school_ids: audit.schools.map(({ id }) => id) };
  const asUploads = ids.map((id) => ({ id, upload_file_type: 'TRANSCRIPT', user_provided_file_metadata: chosen }));
  await portal.post(`${base}/intake/confirm`, { files: asUploads });
  const processed = await until(confirmed, async () => {
    const uploads = Uploads.parse(await portal.get(`${base}/upload-results`));
    return uploads.length === files.length && uploads.every(({ status }) => DONE.has(status));
  });
  const counted = await until(
    confirmed,
    async () => !Status.parse(await portal.get(`${base}/data-qc/status`)).refreshing,
  );
  return { 'looked at': lookedAt, processed, 'processed and counted': counted };
}

/** Seconds from `start` until `isSo`. */
async function until(start: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
  return (performance.now() - start) / 1000;
}

const Staged = z.object({ id: z.string(), presigned_url: z.string() });
const Uploads = z.array(z.object({ status: z.string() }));
const Status = z.object({ refreshing: z.boolean() });
const DONE = new Set(['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED']);
