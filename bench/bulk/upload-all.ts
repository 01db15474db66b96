import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import { StagedFile } from '#contract/uploads/intake.ts';
import { confirmationsIn } from '#web/features/uploads/bulk/confirmations.ts';
import type { Portal } from '../portal.ts';
import type { ProcessorTime } from '../processor-time.ts';

/** As often as the page asks (web/features/uploads/bulk/staged/use-staged.ts, web/app/files/poll-delay.ts). */
const LOOK_EVERY_MS = 1_000;

export interface Step {
  name: 'looked at' | 'processed' | 'processed and counted';
  /** From the first file, or from confirming them. */
  seconds: number;
  /** Taken in the same time. */
  processor: ProcessorTime;
}

/**
 * Uploads files as the page of Data upload does it, each for the schools that were found in it, and asks as often as
 * the page how far they are.
 */
export async function uploadAll(
  portal: Portal,
  audit: AuditSummary,
  files: readonly { name: string; text: string }[],
): Promise<Step[]> {
  const base = `/eoa/${audit.id}`;
  const sent = clock(portal);
  for (const { name, text } of files) {
    const asked = Address.parse(await portal.post(`${base}/intake/files`, { file_name: name }));
    await portal.put(asked.presigned_url, new Blob([text]));
  }
  let staged: StagedFile[] = [];
  await until(async () => {
    staged = z.array(StagedFile).parse(await portal.get(`${base}/intake/files`));
    return staged.every(({ state }) => state === 'inspected');
  });
  const lookedAt = sent('looked at');

  const confirmed = clock(portal);
  for (const part of confirmationsIn(staged.map(asUpload)))
    await portal.post(`${base}/intake/confirm`, { files: part });
  await until(async () => {
    const uploads = Uploads.parse(await portal.get(`${base}/upload-results`));
    return uploads.length === files.length && uploads.every(({ status }) => DONE.has(status));
  });
  const processed = confirmed('processed');
  await until(async () => !Status.parse(await portal.get(`${base}/data-qc/status`)).refreshing);
  return [lookedAt, processed, confirmed('processed and counted')];
}

const asUpload = ({ id, inspection }: StagedFile) => ({
  id,
  upload_file_type: 'TRANSCRIPT' as const,
  user_provided_file_metadata: { school_ids: inspection?.schools?.map((school) => school.id) ?? [] },
});

/** What has gone by since now. */
function clock({ processorTime }: Portal): (name: Step['name']) => Step {
  const [start, before] = [performance.now(), processorTime()];
  return (name) => {
    const { own, children } = processorTime();
    const processor = { own: own - before.own, children: children - before.children };
    return { name, seconds: (performance.now() - start) / 1000, processor };
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
}

const Address = z.object({ presigned_url: z.string() });
const Uploads = z.array(z.object({ status: z.string() }));
const Status = z.object({ refreshing: z.boolean() });
const DONE = new Set(['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED']);
