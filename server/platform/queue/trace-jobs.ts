import type { Tracing } from '../tracing/tracing.ts';
import type { Queue } from './queue.ts';

/** The same queue, with a span per job that was done or failed: its kind alone. */
export const traceJobs = (queue: Queue, tracing: Tracing): Queue => ({
  ...queue,
  work: (name, options, handler) =>
    queue.work(name, options, async (data, signal) => {
      const began = Date.now();
      const note = (failed: boolean) =>
        tracing.note({
          ...{ name: `job ${name}`, kind: 'job', began, ended: Date.now(), failed },
          attributes: { 'portal.queue': name },
        });
      try {
        await handler(data, signal);
        note(false);
      } catch (error) {
        note(true);
        throw error;
      }
    }),
});
