/**
 * Program of a thread that hashes passwords. In a thread of its own the hash takes none of the four threads that Node
 * reads files and looks up names with, which is where `scrypt` without `Sync` would run.
 */
import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './password-threads.ts';

/**
 * Gives way to the thread that answers calls. Linux keeps a priority for each thread; elsewhere it
 * would be the whole portal's.
 */
const GIVES_WAY = 10;
/** Twice what the highest cost in use needs. */
const MOST_MEMORY_BYTES = 64 * 1024 * 1024;

if (process.platform === 'linux') setPriority(GIVES_WAY);
parentPort?.on('message', ({ password, salt, keyBytes, cost }: Derivation) =>
  parentPort?.postMessage(scryptSync(password, salt, keyBytes, { ...cost, maxmem: MOST_MEMORY_BYTES })),
);
