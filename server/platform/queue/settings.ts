import type { Queue as QueueSettings } from 'pg-boss';
import type { JobName } from './queue.ts';

/**
 * A worker shows every 5 s that it lives; one that has not for 10 s (the least pg-boss knows) has lost its job to
 * another. `stately`: at most one waiting and one running job per singleton key, so that twenty new files ask for two
 * refreshes, not twenty, and a file that waits long is not queued again at every sweep.
 */
const every = {
  heartbeatSeconds: 10,
  notify: true,
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
};

export const QUEUES: Record<JobName, Omit<QueueSettings, 'name'>> = {
  'process-upload': { ...every, policy: 'stately', expireInSeconds: 3600, deleteAfterSeconds: 86_400 },
  'inspect-staged': { ...every, policy: 'stately', expireInSeconds: 600, deleteAfterSeconds: 3600 },
  'take-in': { ...every, policy: 'stately', expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  // Each round asks for the next one first. Where that fails no one asks again, so it is tried again.
  'find-arrivals': { ...every, policy: 'stately', expireInSeconds: 60, deleteAfterSeconds: 600 },
  'refresh-quality': { ...every, policy: 'stately', expireInSeconds: 1800, deleteAfterSeconds: 86_400 },
  'sweep-uploads': { ...every, policy: 'stately', expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'sweep-numbers': { ...every, policy: 'stately', expireInSeconds: 60, deleteAfterSeconds: 3600 },
  // Someone waits for the letter: tried again for some minutes, then the administrator asks for another.
  'send-invitation': { ...every, policy: 'stately', retryLimit: 10, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'send-password-reset': {
    ...every,
    policy: 'stately',
    retryLimit: 10,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
  },
  'send-notices': { ...every, policy: 'stately', expireInSeconds: 300, deleteAfterSeconds: 3600 },
};
