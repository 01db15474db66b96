import { sql } from 'drizzle-orm/sql';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { METHOD } from './method.ts';
import { type RefreshDependencies, refreshQuality } from './refresh.ts';
import { refreshAfterFiles } from './refresh-after-files.ts';

export interface QualityWorkers extends RefreshDependencies {
  queue: Queue;
}

/**
 * Starts to compute numbers, one audit at a time, beginning with those that were due when the portal stopped and those that another
 * version of the portal has computed in another way.
 */
export async function startQualityWorkers({ queue, ...deps }: QualityWorkers): Promise<void> {
  const refresh = (job: Jobs['refresh-quality']) => refreshQuality(deps, job);
  await queue.work('refresh-quality', { concurrency: 1 }, (job) =>
    refreshAfterFiles({ database: deps.database, queue, refresh }, job),
  );
  await deps.database.system(async (tx) => {
    await tx.run(sql`
      update quality_state set wanted = wanted + 1
      where wanted = computed and computed > 0 and method is distinct from ${METHOD}`);
    // A job that failed too often is gone, but what it was to do is still written in the row.
    const due = await tx.rows<{ audit_id: string }>(sql`select audit_id from quality_state where wanted > computed`);
    for (const { audit_id: auditId } of due)
      await queue.send(tx, 'refresh-quality', { auditId }, { singletonKey: auditId });
  });
}
