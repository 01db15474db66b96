import { sql } from 'drizzle-orm/sql';
import type { IngestProgress } from '#server/ingest/result.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Attempt } from './publish.ts';

/** Progress is written at most once a second, and something is written every three, so that the run counts as alive. */
const WRITE_MS = 1000;
const BEAT_MS = 3000;

export interface Life {
  onProgress(progress: IngestProgress): void;
  /** Aborted when another attempt has taken over: what is left to do here would be thrown away. */
  readonly overtaken: AbortSignal;
  stop(): Promise<void>;
}

/** Keeps the run of an attempt alive and its progress visible while it is worked on. */
export function keepAlive(database: Database, { auditId, uploadId, number }: Attempt): Life {
  const overtaken = new AbortController();
  let latest: IngestProgress = { stage: 'Reading', percent: null };
  let written = latest;
  let writtenAt = Date.now();
  let writing = Promise.resolve();

  const write = async () => {
    const alive = await database.tenant({ auditId, personId: null, schools: 'all' }, (tx) =>
      tx.run(sql`
        update run set beat_at = now(), stage = ${latest.stage}, percent = ${latest.percent}
        from upload
        where run.audit_id = ${auditId} and run.upload_id = ${uploadId} and run.number = ${number}
          and upload.audit_id = run.audit_id and upload.id = run.upload_id and upload.attempt = run.number`),
    );
    if (alive === 0) overtaken.abort(new Error('Another attempt has taken this file over.'));
  };
  const tick = () => {
    const due = latest !== written || Date.now() - writtenAt >= BEAT_MS;
    if (!due || overtaken.signal.aborted) return;
    written = latest;
    writtenAt = Date.now();
    // A beat that fails is a beat missed: the fence decides at the end.
    writing = writing.then(write).catch(() => undefined);
  };
  const timer = setInterval(tick, WRITE_MS);

  return {
    onProgress: (progress) => {
      latest = progress;
    },
    overtaken: overtaken.signal,
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
