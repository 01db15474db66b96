import type { Queue } from '#server/platform/queue/queue.ts';
import { type PlantedBug, planted, where } from './plant.ts';

type Sent = Parameters<Queue['send']>;

/** Jobs that are forgotten. */
const unsent = (name: string, isMeant: (sent: Sent) => boolean): PlantedBug =>
  planted(name, (changed) => ({
    queue: (queue) => ({
      ...queue,
      send: async (...sent) => {
        if (isMeant(sent)) changed();
        else await queue.send(...sent);
      },
    }),
  }));

/** Bugs in what passes between the parts of the portal. */
export const IN_PARTS: readonly (() => PlantedBug)[] = [
  () =>
    unsent(
      'no job for new numbers',
      ([, name, , options]) => name === 'refresh-quality' && !options?.startAfterSeconds,
    ),
  () =>
    planted('to remove a file asks for no numbers', (changed) => ({
      requestRefresh: (request, by) => (by === 'worker' ? request : async () => changed()),
    })),
  () =>
    planted('a result asks for no numbers', (changed) => ({
      requestRefresh: (request, by) => (by === 'person' ? request : async () => changed()),
    })),
  () =>
    where(
      { lost: 0, isEmbedded: false },
      planted('the row of a file is there before its job', (changed) => ({
        queue: (queue, world, machine) => ({
          ...queue,
          send: async (...sent) => {
            const [, name, data, options] = sent;
            if (name !== 'process-upload' || options?.startAfterSeconds) return await queue.send(...sent);
            changed();
            machine.later(world.random.between(1, 2_000), () => world.queue.sendAlone(name, data, options));
          },
        }),
      })),
    ),
  () =>
    planted('a result is published before its rows are stored', (changed) => ({
      store: (store, world, machine) => ({
        ...store,
        publish: async (path, key) => {
          changed();
          await machine.pause('rows have no name yet');
          machine.later(world.random.between(1, 2_000), () => {
            world.store.objects.set(key, { content: path, by: machine, at: world.clock.now });
          });
        },
      }),
    })),
  () =>
    planted('an overtaken attempt leaves its rows', (changed) => ({
      store: (store) => ({
        ...store,
        remove: async (key) => (key.startsWith('lake/') ? changed() : store.remove(key)),
      }),
    })),
  () =>
    planted('what is sent again takes the place of what was received', (changed) => ({
      store: (store, world, machine) => ({
        ...store,
        discard: async (key) => {
          const content = world.store.sent.get(key);
          if (content !== undefined) world.store.objects.set(key, { content, by: machine, at: world.clock.now });
          changed();
          return await store.discard(key);
        },
      }),
    })),
  () =>
    planted('a PUT is acknowledged before its bytes are stored', (changed) => ({
      receive: (receive, world, machine) => async (key, arrival) => {
        const kept = world.store.objects.get(key);
        world.store.objects.delete(key);
        changed();
        machine.later(world.random.between(1, 2_000), () => {
          if (kept) world.store.objects.set(key, kept);
          return machine.run(() => receive(key, arrival));
        });
      },
    })),
];
