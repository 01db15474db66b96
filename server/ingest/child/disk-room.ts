import { statfs } from 'node:fs/promises';

/** With less the engine writes neither what does not fit in memory nor its result. */
const LEAST_ROOM = 64 * 1024 * 1024;

/** Bytes that the disk of a folder has left. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws where a child that died in this folder may have died for want of room, which says nothing about its file */
export async function assertNotFull(folder: string, roomIn = freeBytes): Promise<void> {
  if ((await roomIn(folder)) < LEAST_ROOM) throw new Error('The disk for files in work is full');
}
