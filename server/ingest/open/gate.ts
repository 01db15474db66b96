import { type FileHandle, open } from 'node:fs/promises';
import type { IngestLimits } from '../limits.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import { compoundFormat } from './compound.ts';
import { signatureOf } from './signatures.ts';
import { textFormat } from './text.ts';
import { workbookOf } from './workbook.ts';
import { END_OF_DIRECTORY, type ZipEntry } from './zip.ts';

/** What the bytes are, whatever the name says. */
export type OpenedFile =
  | { format: 'text'; bytes: number }
  | { format: 'xlsx'; bytes: number; entries: ReadonlyMap<string, ZipEntry> }
  | { format: 'xls' | 'html' | 'xml-2003'; bytes: number };

const HEAD = 64 * 1024;
const TAIL = 66 * 1024;

/**
 * open -> the format of the file, decided by its content (docs/threats.md#t10 to T12), or why it is refused.
 * Reads zip parts once to count what they inflate to; nothing of a refused file reaches a parser.
 */
export async function openFile(path: string, limits: IngestLimits): Promise<OpenedFile | Refusal> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return REFUSALS.empty;
    return await identify(file, path, size, limits);
  } finally {
    await file.close();
  }
}

async function identify(
  file: FileHandle,
  path: string,
  size: number,
  limits: IngestLimits,
): Promise<OpenedFile | Refusal> {
  const head = await readAt(file, 0, Math.min(HEAD, size));
  const signature = signatureOf(head);
  if (signature instanceof Refusal) return signature;
  if (signature === 'zip') return workbookOf(file, path, size, limits);
  if (await endsLikeZip(file, size)) return REFUSALS.unsafe;
  const format =
    signature === 'compound' ? await compoundFormat(file, size) : signature === 'biff' ? 'xls' : textFormat(head);
  if (format instanceof Refusal) return format;
  if (format !== 'text' && size > limits.wholeFileBytes) return REFUSALS.tooLargeToRead;
  return { format, bytes: size };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A zip archive behind other content is two files in one: programs would disagree on what it is. */
async function endsLikeZip(file: FileHandle, size: number): Promise<boolean> {
  const tail = await readAt(file, Math.max(0, size - TAIL), Math.min(TAIL, size));
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  return end >= 0 && tail.length - end >= 22 && tail.readUInt16LE(end + 20) === tail.length - end - 22;
}
