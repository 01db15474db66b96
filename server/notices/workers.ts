import type { Queue } from '#server/platform/queue/queue.ts';
import { type NoticeDependencies, sendNotices } from './send.ts';

const EVERY_SECONDS = 15;

export interface NoticeWorkers extends NoticeDependencies {
  queue: Queue;
}

/** Looks every few seconds for what people are to be told, whatever happened to the round before. */
export async function startNoticeWorkers({ queue, ...deps }: NoticeWorkers): Promise<void> {
  const next = (startAfterSeconds: number) =>
    deps.database.system((tx) => queue.send(tx, 'send-notices', {}, { singletonKey: 'notices', startAfterSeconds }));
  await queue.work('send-notices', { concurrency: 1 }, async () => {
    await next(EVERY_SECONDS);
    await sendNotices(deps);
  });
  await next(0);
}
