import { openAsBlob } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import { type Portal, withPortal } from '../portal.ts';
import { percentile } from '../table.ts';
import { SCHOOLS, YEAR_ENDING } from './transcript-file.ts';

const PAUSE = 20;
const IDLE_ROUNDS = 300;

export interface ApiFigures {
  /** Milliseconds. */
  idle: { status: number; summary: number };
  busy: { status: number; summary: number };
  /** From the end of each PUT to its verdict, in seconds. */
  verdicts: number[];
}

/** A real server in its own process: how fast it answers alone, and while it processes `files` copies of the file. */
export const apiFigures = (path: string, files: number, folder: string): Promise<ApiFigures> =>
  withPortal(folder, AUDIT, (portal, audit) => measure(portal, audit, path, files));

const AUDIT = {
  year_ending: YEAR_ENDING,
  schools: SCHOOLS.map(({ name, localId }) => ({ name, local_id: localId })),
};

async function measure(portal: Portal, audit: AuditSummary, path: string, files: number): Promise<ApiFigures> {
  const calls = {
    status: `/eoa/${audit.id}/upload-results`,
    summary: `/eoa/${audit.id}/data-qc/matching/summary`,
  };
  const rounds = async (isOver: (round: number) => Promise<boolean>) => {
    const times: { status: number[]; summary: number[] } = { status: [], summary: [] };
    for (let round = 0; !(await isOver(round)); round++) {
      for (const name of ['status', 'summary'] as const) {
        const start = performance.now();
        await portal.get(calls[name]);
        times[name].push(performance.now() - start);
      }
      await pause(PAUSE);
    }
    return { status: percentile(times.status, 0.95), summary: percentile(times.summary, 0.95) };
  };
  await rounds(async (round) => round === IDLE_ROUNDS / 3); // a warm server on both sides
  const ended = await uploadAll(portal, audit, path, files);
  const verdicts: number[] = [];
  const busy = await rounds(async () => {
    const list = Uploads.parse(await portal.get(calls.status));
    const done = list.filter(({ status }) => DONE.has(status)).length;
    while (verdicts.length < done) verdicts.push((performance.now() - (ended[verdicts.length] ?? 0)) / 1000);
    return done === files;
  });
  // Both sides answer with the same files; the numbers of these are computed first.
  while (Status.parse(await portal.get(`/eoa/${audit.id}/data-qc/status`)).refreshing) await pause(100);
  const idle = await rounds(async (round) => round === IDLE_ROUNDS);
  return { idle, busy, verdicts };
}

/** When each PUT was answered. */
async function uploadAll(portal: Portal, audit: AuditSummary, path: string, files: number): Promise<number[]> {
  const file = await openAsBlob(path);
  const ended: number[] = [];
  for (let number = 1; number <= files; number++) {
    const asked = await portal.post(`/eoa/${audit.id}/request-upload-url`, {
      file_name: `transcripts-${number}.csv`,
      upload_file_type: 'TRANSCRIPT',
      user_provided_file_metadata: { school_ids: audit.schools.map(({ id }) => id) },
    });
    await portal.put(z.object({ presigned_url: z.string() }).parse(asked).presigned_url, file);
    ended.push(performance.now());
  }
  return ended;
}

const Status = z.object({ refreshing: z.boolean() });
const Uploads = z.array(z.object({ status: z.string() }));
const DONE = new Set(['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED']);
