import type { FastifyInstance } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { live, ready } from '#contract/open.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';

/** A part that has not answered by then counts as failing: whoever asks wants to know now. */
const PATIENCE_MS = 2_000;

interface HealthParts {
  store: Store;
  queue: Queue;
  /** Aborted when the process has been asked to end: nothing new should come to it. */
  stopping?: AbortSignal;
}

export function healthRoutes(app: FastifyInstance, guard: Guard, parts: HealthParts): void {
  serve(app, guard, live, () => ({ status: 'ok' }) as const);

  serve(app, guard, ready, async () => {
    if (parts.stopping?.aborted) throw new PortalError('unavailable', undefined, { process: 'ending' });
    const [database, store, queue] = await Promise.all([
      answers(guard.database.system((tx) => tx.run(sql`select 1`))),
      answers(parts.store.ready()),
      answers(parts.queue.ready()),
    ]);
    if (!(database && store && queue)) {
      throw new PortalError('unavailable', undefined, {
        database: word(database),
        store: word(store),
        queue: word(queue),
      });
    }
    return { status: 'ok', database: 'ok', store: 'ok', queue: 'ok' } as const;
  });
}

const word = (isFine: boolean): string => (isFine ? 'ok' : 'failing');

async function answers(part: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const answer = part.then(
    () => true,
    () => false,
  );
  return await Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}
