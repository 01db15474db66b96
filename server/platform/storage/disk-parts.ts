import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StoreFolder } from './folder.ts';
import { type Arrival, writeIncoming } from './incoming.ts';
import { partSizes } from './part-sizes.ts';

const JOINED = 'joined';

/** Parts of files on their way in, in a folder for each file, until they are sealed. */
export class DiskParts {
  private readonly folder: StoreFolder;

  constructor(folder: StoreFolder) {
    this.folder = folder;
  }

  /** A part that is sent again takes the place of the first. */
  async receive(key: string, number: number, bytes: Readable, size: number): Promise<void> {
    const incoming = this.folder.newPath(key);
    await writeIncoming(incoming, bytes, size, { maxBytes: size, exactBytes: size });
    const place = this.folder.partsPath(key);
    await mkdir(place, { recursive: true });
    await rename(incoming, join(place, String(number)));
  }

  /** The parts that have not arrived, from 1. */
  async missing(key: string, bytes: number): Promise<Set<number>> {
    const place = this.folder.partsPath(key);
    const missing = new Set<number>();
    for (const [index, size] of partSizes(bytes).entries()) {
      const found = await stat(join(place, String(index + 1))).catch(() => null);
      if (found?.size !== size) missing.add(index + 1);
    }
    return missing;
  }

  async join(key: string, bytes: number): Promise<boolean> {
    if ((await this.missing(key, bytes)).size > 0) return false;
    await writeFile(join(this.folder.partsPath(key), JOINED), '');
    return true;
  }

  /** Puts joined parts together under their key. Does nothing where there are none. */
  async seal(key: string, limits: { maxBytes: number; exactBytes: number | null }): Promise<Arrival | null> {
    const place = this.folder.partsPath(key);
    const names = await readdir(place).catch((): string[] => []);
    if (!names.includes(JOINED)) return null;
    const parts = names.filter((name) => name !== JOINED).sort((one, other) => Number(one) - Number(other));
    const whole = this.folder.newPath(key);
    const arrival = await writeIncoming(whole, Readable.from(inOrder(place, parts)), null, limits);
    await this.folder.settle(whole, key);
    return arrival;
  }

  async discard(key: string): Promise<void> {
    await rm(this.folder.partsPath(key), { recursive: true, force: true });
  }
}

async function* inOrder(place: string, parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield* createReadStream(join(place, part));
}
