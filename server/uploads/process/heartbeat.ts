import type { IngestProgress } from '#server/ingest/result.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { ProcessingAttempt } from './publish.ts';

/** Every second the run is said to be alive, how far it is, and learns whether it is still wanted. */
const WRITE_MS = 1000;

export interface Life {
  onProgress(progress: IngestProgress): void;
  /**
   * Aborted when the file was canceled or another attempt has taken over: what is left to do here would be thrown away.
   */
  readonly overtaken: AbortSignal;
  stop(): Promise<void>;
}

/** Keeps the run of an attempt alive and its progress visible while it is worked on. */
export function keepAlive(database: Database, { auditId, uploadId, number }: ProcessingAttempt): Life {
  const overtaken = new AbortController();
  let latest: IngestProgress = { stage: 'starting', percent: null };
  let writing = Promise.resolve();
  let isWriting = false;

  const write = async () => {
    const alive = await database.job(auditId, (tx) =>
      tx.run(sql`
        update run set beat_at = now(), stage = ${latest.stage}, percent = ${latest.percent}, rows_read = ${latest.rows ?? null}
        from upload
        where run.audit_id = ${auditId} and run.upload_id = ${uploadId} and run.number = ${number}
          and upload.audit_id = run.audit_id and upload.id = run.upload_id and upload.attempt = run.number
          and upload.lifecycle = 'processing'`),
    );
    if (alive === 0) overtaken.abort(new Error('This file was canceled, or another attempt has taken it over.'));
  };
  const tick = () => {
    if (isWriting || overtaken.signal.aborted) return;
    isWriting = true;
    // A beat that fails is a beat missed: the fence decides at the end.
    writing = write()
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
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
