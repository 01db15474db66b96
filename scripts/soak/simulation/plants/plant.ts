import type { Queue } from '#server/platform/queue/queue.ts';
import type { OnReceived } from '#server/platform/storage/disk.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import type { Statement } from '../database.ts';
import type { Machine } from '../machine.ts';
import type { Shape, World } from '../world.ts';

/** A bug put into the portal on purpose, by changing one thing that passes between its parts. */
export interface Plant {
  name: string;
  /** Where it matters most, so that it is found sooner. */
  where?: Partial<Shape>;
  /** What a statement becomes; null: it is left out. */
  change?(statement: Statement): Statement | null;
  queue?(queue: Queue, world: World, machine: Machine): Queue;
  store?(store: Store, world: World, machine: Machine): Store;
  /** Of what takes the bytes of a PUT before it is answered. */
  receive?(receive: OnReceived, world: World, machine: Machine): OnReceived;
  requestRefresh?(request: RequestRefresh, by: 'worker' | 'person'): RequestRefresh;
}

/** A plant, and how often it has changed something. One that changes nothing anymore has to be planted again. */
export interface PlantedBug {
  plant: Plant;
  changes(): number;
}

/** The portal as it is. */
export const NOTHING_PLANTED: Plant = { name: 'nothing' };

/** @param make gets what is called at each change */
export function planted(name: string, make: (changed: () => void) => Omit<Plant, 'name'>): PlantedBug {
  let changes = 0;
  return {
    plant: { name, ...make(() => void changes++) },
    changes: () => changes,
  };
}

type Rewrite = readonly [RegExp, string];

/** Statements that say something else; all of the patterns must be found in one, or it is another statement. */
export const rewritten = (name: string, ...rewrites: readonly Rewrite[]): PlantedBug =>
  planted(name, (changed) => ({
    change(statement) {
      const plain = statement.text.replace(/\s+/g, ' ');
      if (!rewrites.every(([pattern]) => pattern.test(plain))) return statement;
      changed();
      const text = rewrites.reduce((text, [pattern, becomes]) => text.replace(pattern, becomes), plain);
      return { ...statement, text };
    },
  }));

/** The same, in portals of one kind alone. */
export const where = (shape: Partial<Shape>, { plant, changes }: PlantedBug): PlantedBug => ({
  plant: { ...plant, where: shape },
  changes,
});

/** Statements that are forgotten. @param value one of what is bound, where not all such statements are meant */
export const forgotten = (name: string, pattern: RegExp, value?: string): PlantedBug =>
  planted(name, (changed) => ({
    change(statement) {
      const isMeant = value === undefined || statement.values.includes(value);
      if (!isMeant || !pattern.test(statement.text.replace(/\s+/g, ' '))) return statement;
      changed();
      return null;
    },
  }));
