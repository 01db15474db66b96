import { sql } from 'drizzle-orm/sql';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { methodOfSources } from './method/method.ts';
import { type RefreshDependencies, refreshQuality } from './refresh.ts';
import { refreshAfterFiles } from './refresh-after-files.ts';

export interface QualityWorkers extends RefreshDependencies {
  queue: Queue;
}

/** Starts to compute numbers, one audit at a time, beginning with those that were due when the portal stopped. */
export async function startQualityWorkers({ queue, ...deps }: QualityWorkers): Promise<void> {
  const refresh = (job: Jobs['refresh-quality']) => refreshQuality(deps, job);
  await queue.work('refresh-quality', { concurrency: 1 }, (job) =>
    refreshAfterFiles({ database: deps.database, queue, refresh }, job),
  );
  await deps.database.system((tx) => sendDue(tx, queue));
}

/** Makes a refresh due of every audit whose numbers another version of the portal has computed in another way. */
export async function refreshOldNumbers(database: Pick<Database, 'system'>, queue: Pick<Queue, 'send'>): Promise<void> {
  const method = await methodOfSources();
  await database.system(async (tx) => {
    await tx.run(sql`
      update quality_state set wanted = wanted + 1
      where wanted = computed and computed > 0 and method is distinct from ${method}`);
    await sendDue(tx, queue);
  });
}

/** A job that failed too often is gone, but what it was to do is still written in the row. */
export async function sendDue(tx: Transaction, queue: Pick<Queue, 'send'>): Promise<void> {
  const due = await tx.rows<{ audit_id: string }>(sql`select audit_id from quality_state where wanted > computed`);
  for (const { audit_id: auditId } of due)
    await queue.send(tx, 'refresh-quality', { auditId }, { singletonKey: auditId });
}
