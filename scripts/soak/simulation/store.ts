import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PortalError } from '#contract/errors.ts';
import type { Arrival } from '#server/platform/storage/incoming.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { Clock } from './clock.ts';
import type { Machine } from './machine.ts';

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');
const arrivalOf = (content: string): Arrival => ({ size: content.length, sha256: hashOf(content) });

export interface Kept {
  content: string;
  /** Who wrote it, and when. */
  by: Machine;
  at: number;
}

/** The bytes of all keys, which survive every process. */
export class SimulatedStore {
  readonly objects = new Map<string, Kept>();
  /** What was PUT where the store takes it by itself (S3), and is not sealed. */
  readonly sent = new Map<string, string>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** A PUT that the portal takes (disk.ts): the bytes have their name first, then their row. */
  async receive(
    machine: Machine,
    key: string,
    content: string,
    onReceived: (key: string, arrival: Arrival) => Promise<void>,
  ): Promise<void> {
    await machine.pause('the bytes have their name');
    machine.mayFail('to write bytes');
    if (this.objects.has(key)) throw new PortalError('conflict', 'address-used');
    this.objects.set(key, { content, by: machine, at: this.clock.now });
    try {
      await onReceived(key, arrivalOf(content));
    } catch (error) {
      if (error instanceof PortalError) {
        await machine.pause('refused bytes go');
        this.objects.delete(key);
      }
      throw error;
    }
  }

  as(machine: Machine): Store {
    const { objects, sent, clock } = this;
    const unused = () => Promise.reject(new Error('The simulation sends no parts'));
    return {
      presignPut: ({ key }) => Promise.resolve(key),
      presignParts: unused,
      joinParts: unused,
      arrivals: async () => [...sent.keys()],
      seal: async ({ key }) => {
        await machine.pause('bytes are sealed');
        machine.mayFail('to seal');
        const content = objects.get(key)?.content ?? sent.get(key);
        if (content === undefined) return null;
        if (!objects.has(key)) objects.set(key, { content, by: machine, at: clock.now });
        return arrivalOf(content);
      },
      discardOf: async () => {},
      discardAbandoned: async () => {},
      discard: async (key) => {
        await machine.pause('what was sent goes');
        const left = sent.get(key);
        sent.delete(key);
        return left !== undefined && left !== objects.get(key)?.content;
      },
      size: async (key) => objects.get(key)?.content.length ?? null,
      read: async (key) => Readable.from([objects.get(key)?.content ?? '']),
      // The ingest of the simulation reads it under its key.
      local: async (key) => {
        if (!objects.has(key)) throw new PortalError('not_found');
        return key;
      },
      publish: async (path, key) => {
        await machine.pause('rows have their name');
        machine.mayFail('to write rows');
        objects.set(key, { content: path, by: machine, at: clock.now });
      },
      remove: async (key) => {
        await machine.pause('bytes are removed');
        objects.delete(key);
      },
      ready: () => Promise.resolve(true),
      keys: async () => [...objects.keys()].toSorted(),
      keysOf: async (auditId) => [...objects.keys()].filter((key) => key.includes(`eoa=${auditId}/`)).toSorted(),
    };
  }
}
