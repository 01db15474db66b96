import type { Database, Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { methodOfSources } from './method/method.ts';
import { type RefreshDependencies, refreshQuality } from './refresh.ts';
import { refreshAfterFiles } from './refresh-after-files.ts';

export interface QualityWorkers extends RefreshDependencies {
  queue: Queue;
}

const SWEEP_SECONDS = 60;

/**
 * Starts to compute numbers, one audit at a time, beginning with those that were due when the portal stopped,
 * and to sweep every minute.
 */
export async function startQualityWorkers({ queue, ...deps }: QualityWorkers): Promise<void> {
  const { database } = deps;
  const refresh = (job: Jobs['refresh-quality']) => refreshQuality(deps, job);
  await queue.work('refresh-quality', { concurrency: 1 }, (job) =>
    refreshAfterFiles({ database, queue, refresh }, job),
  );
  await queue.work('sweep-numbers', { concurrency: 1 }, () => sweepNumbers({ database, queue }));
  await database.system((tx) => sendDue(tx, queue));
  await scheduleSweep({ database, queue });
}

interface Sweeping {
  database: Pick<Database, 'system'>;
  queue: Pick<Queue, 'send'>;
}

/**
 * Asks for numbers that another version of the portal has computed, and again for those that have been due for a
 * minute: their job may have failed too often while the store was away or the disk full. Numbers that cannot be
 * computed would keep a worker busy for ever, so after a quarter of an hour they are asked for every five minutes.
 */
export async function sweepNumbers({ database, queue }: Sweeping): Promise<void> {
  // First the next one, so that a sweep that fails does not end the sweeping.
  await scheduleSweep({ database, queue }, SWEEP_SECONDS);
  const method = await methodOfSources();
  await database.system(async (tx) => {
    // A worker of an earlier version may compute them after this one has started. Two that stay beside each other take
    // turns, and not without a rest.
    const old = await makeOldDue(tx, method, sql`computed_at < now() - interval '5 minutes'`);
    for (const { audit_id: auditId } of old)
      await queue.send(tx, 'refresh-quality', { auditId }, { singletonKey: auditId });
    await sendDue(
      tx,
      queue,
      sql`wanted_at is null or wanted_at < now() - interval '1 minute' and (
        wanted_at > now() - interval '15 minutes' or extract(minute from now() - wanted_at)::integer % 5 = 0)`,
    );
  });
}

/** At most one waits at a time, whoever asks for it (queue policy 'stately'). */
const scheduleSweep = ({ database, queue }: Sweeping, startAfterSeconds = 0) =>
  database.system((tx) => queue.send(tx, 'sweep-numbers', {}, { singletonKey: 'sweep', startAfterSeconds }));

/** Makes a refresh due of every audit whose numbers another version of the portal has computed in another way. */
export async function refreshOldNumbers(database: Pick<Database, 'system'>, queue: Pick<Queue, 'send'>): Promise<void> {
  const method = await methodOfSources();
  await database.system(async (tx) => {
    await makeOldDue(tx, method);
    await sendDue(tx, queue);
  });
}

const makeOldDue = (tx: Transaction, method: string, which = sql`true`) =>
  tx.rows<{ audit_id: string }>(sql`
    update quality_state set wanted = wanted + 1, wanted_at = now()
    where wanted = computed and computed > 0 and method is distinct from ${method} and ${which}
    returning audit_id`);

/** A job that failed too often is gone, but what it was to do is still written in the row. */
export async function sendDue(tx: Transaction, queue: Pick<Queue, 'send'>, which = sql`true`): Promise<void> {
  const due = await tx.rows<{ audit_id: string }>(
    sql`select audit_id from quality_state where wanted > computed and (${which})`,
  );
  for (const { audit_id: auditId } of due)
    await queue.send(tx, 'refresh-quality', { auditId }, { singletonKey: auditId });
}
