import type { Transaction } from '../database/database.ts';

/** Job payloads: IDs and an attempt number, never a row of data. */
export interface Jobs {
  'process-upload': { auditId: string; uploadId: string; attempt: number };
  'inspect-staged': { auditId: string; stagedId: string };
  /** Something has arrived in the store for an upload or a staged file. */
  'take-in': { auditId: string; uploadId: string };
  'find-arrivals': Record<string, never>;
  'refresh-quality': { auditId: string };
  'sweep-uploads': Record<string, never>;
  'sweep-numbers': Record<string, never>;
  'send-notices': Record<string, never>;
  'send-invitation': { personId: string; auditId: string };
  /** null: an address that is no one's was typed; it costs the same. */
  'send-password-reset': { personId: string | null };
}
export type JobName = keyof Jobs;

export interface QueueCounts {
  name: string;
  /** Could begin now. */
  waiting: number;
  active: number;
  failed: number;
}

/**
 * Delivery is not effect: a handler must bear being called twice, and publishes only what its
 * attempt number still allows.
 */
export interface Queue {
  /** In the caller's transaction: the row and its job exist together or not at all. */
  send<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: Jobs[Name],
    options?: { singletonKey?: string; startAfterSeconds?: number },
  ): Promise<void>;
  /** Starts to work; `signal` is aborted when the process stops. */
  work<Name extends JobName>(
    name: Name,
    options: { concurrency: number },
    handler: (data: Jobs[Name], signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Jobs of the whole installation by queue, at most some seconds old. */
  counts(): Promise<QueueCounts[]>;
  /** Resolves when the queue answers. */
  ready(): Promise<boolean>;
  /** Takes no more jobs. Those that run are aborted after `patienceMs`, at once by default, and come back. */
  stop(patienceMs?: number): Promise<void>;
}
