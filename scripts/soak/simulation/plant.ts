import type { Queue } from '#server/platform/queue/queue.ts';
import type { OnReceived } from '#server/platform/storage/disk.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import type { Statement } from './database.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** A bug put into the portal on purpose, by changing one thing that passes between its parts. */
export interface Plant {
  name: string;
  /** What a statement becomes; null: it is left out. */
  change?(statement: Statement): Statement | null;
  queue?(queue: Queue, world: World): Queue;
  store?(store: Store, world: World, machine: Machine): Store;
  /** Of what takes the bytes of a PUT before it is answered. */
  receive?(receive: OnReceived, world: World, machine: Machine): OnReceived;
  requestRefresh?: RequestRefresh;
}

/** The portal as it is. */
export const NOTHING_PLANTED: Plant = { name: 'nothing' };
