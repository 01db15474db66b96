import type { Config } from './config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/logging/log.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { OpenStore } from './platform/storage/open.ts';
import type { Tracing } from './platform/tracing/tracing.ts';

/** What every role of the portal needs. */
export interface PortalParts {
  config: Config;
  log: Log;
  database: Database;
  queue: Queue;
  store: OpenStore;
  /** null where no traces are sent. */
  tracing: Tracing | null;
  /** Aborted when the process has been asked to end. */
  stopping: AbortSignal;
}
