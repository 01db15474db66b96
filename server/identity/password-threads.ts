import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';

/** A key to derive by scrypt (RFC 7914). */
export interface Derivation {
  password: string;
  salt: Uint8Array;
  keyBytes: number;
  cost: { N: number; r: number; p: number };
}

/** Passwords hashed at the same time: each takes 32 MiB and a core for about a fifth of a second. */
export const HASHED_AT_ONCE = 2;

const PROGRAM = join(import.meta.dirname, 'password-thread.ts');
const queue = new PQueue({ concurrency: HASHED_AT_ONCE });
const idle: Worker[] = [];

/**
 * Hashes in a thread kept for it, so that nothing else waits. @throws Error where the cost needs
 * more memory than is allowed
 */
export const deriveKey = (derivation: Derivation): Promise<Buffer> =>
  queue.add(async () => {
    // Kept once started; one that failed has ended and is not used again.
    const thread = idle.pop() ?? new Worker(PROGRAM);
    thread.ref();
    thread.postMessage(derivation);
    try {
      const [key] = (await once(thread, 'message')) as [Uint8Array]; // what the program posts
      idle.push(thread);
      return Buffer.from(key);
    } finally {
      thread.unref(); // an idle thread does not keep the portal running
    }
  });
