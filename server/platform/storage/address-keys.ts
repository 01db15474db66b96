import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './folder.ts';

/**
 * What presigned addresses are signed with: the newest signs, the one before it is believed while
 * addresses of it may be open.
 */
export type AddressKeys = readonly [newest: Buffer, ...earlier: Buffer[]];

const NEWEST = 'upload-address.key';
const EARLIER = `${NEWEST}.earlier`;
const BYTES = 32;

const folderOf = (dataDir: string) => join(dataDir, 'secrets');

/** Made at first use, readable by the owner alone. Of two processes that make one, the first wins. */
export async function openAddressKeys(dataDir: string): Promise<AddressKeys> {
  const folder = folderOf(dataDir);
  const newest = (await keyIn(folder, NEWEST)) ?? (await firstKey(dataDir));
  const earlier = await keyIn(folder, EARLIER);
  return earlier ? [newest, earlier] : [newest];
}

/** A new key; processes that run read it once an address is not of theirs, or at their next start. */
export async function rotateAddressKey(dataDir: string): Promise<void> {
  const folder = folderOf(dataDir);
  await openAddressKeys(dataDir);
  const draft = await draftIn(folder);
  // At no moment is there none: the present one has both names until the new one takes its place.
  await rm(join(folder, EARLIER), { force: true });
  await link(join(folder, NEWEST), join(folder, EARLIER));
  await rename(draft, join(folder, NEWEST));
}

export const retireAddressKey = (dataDir: string): Promise<void> =>
  rm(join(folderOf(dataDir), EARLIER), { force: true });

async function keyIn(folder: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function firstKey(dataDir: string): Promise<Buffer> {
  const folder = folderOf(dataDir);
  const draft = await draftIn(folder);
  await link(draft, join(folder, NEWEST)).catch(() => {}); // the other process was first
  await rm(draft);
  return await readFile(join(folder, NEWEST));
}

async function draftIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${NEWEST}.${randomBytes(6).toString('hex')}`);
  await writeFile(draft, randomBytes(BYTES), { mode: 0o600, flush: true });
  return draft;
}
