import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { IngestLimits } from '../limits.ts';
import { REFUSALS, type Refusal } from '../refusal.ts';

export interface ZipEntry {
  name: string;
  deflated: boolean;
  storedBytes: number;
  declaredBytes: number;
  /** CRC-32 of what it inflates to, as the directory has it. */
  checksum: number;
  /** Where the stored bytes begin in the file. */
  start: number;
}

export const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
/** Sizes of the two records of zip64 that are before the end (APPNOTE 4.3.14, 4.3.15). */
const END_64_BYTES = 56;
const LOCATOR_BYTES = 20;
/** Says 'look into the zip64 field' where a size or an offset is expected. */
const SATURATED = 0xffffffff;
const ZIP64_FIELD = 1;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const MAX_DIRECTORY = 16 * 1024 * 1024;

/**
 * Walks the central directory and refuses what makes two programs see two different archives: duplicate names,
 * overlapping parts, numbers that do not add up, bytes before the first part.
 */
export async function readDirectory(
  file: FileHandle,
  size: number,
  limits: IngestLimits,
): Promise<ZipEntry[] | Refusal> {
  const tailLength = Math.min(size, 22 + 0xffff);
  const tail = Buffer.alloc(tailLength);
  await file.read(tail, 0, tailLength, size - tailLength);
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || tailLength - end < 22) return REFUSALS.damaged;
  const found = await endOf64(file, size - tailLength + end);
  const { count, length, offset, at } = found ?? {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
    at: size - tailLength + end,
  };
  if (offset + length !== at || length > MAX_DIRECTORY) return REFUSALS.damaged;
  if (count > limits.zipEntries || count === 0) return REFUSALS.unsafe;
  const directory = Buffer.alloc(length);
  await file.read(directory, 0, length, offset);
  return entriesOf(file, directory, count);
}

/** Programs that write a workbook as a stream do not know its size beforehand, and write zip64 however small it is. */
async function endOf64(file: FileHandle, end: number) {
  if (end < LOCATOR_BYTES + END_64_BYTES) return null;
  const locator = Buffer.alloc(LOCATOR_BYTES);
  await file.read(locator, 0, LOCATOR_BYTES, end - LOCATOR_BYTES);
  if (locator.readUInt32LE(0) !== END_64_LOCATOR) return null;
  const at = Number(locator.readBigUInt64LE(8));
  if (at > end - LOCATOR_BYTES - END_64_BYTES) return null;
  const record = Buffer.alloc(END_64_BYTES);
  await file.read(record, 0, END_64_BYTES, at);
  if (record.readUInt32LE(0) !== END_64) return null;
  const number = (from: number) => Number(record.readBigUInt64LE(from));
  return { count: number(32), length: number(40), offset: number(48), at };
}

async function entriesOf(file: FileHandle, directory: Buffer, count: number): Promise<ZipEntry[] | Refusal> {
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const spans: { from: number; to: number }[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return REFUSALS.damaged;
    const method = directory.readUInt16LE(at + 10);
    if (directory.readUInt16LE(at + 8) & 1) return REFUSALS.password;
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + directory.readUInt16LE(at + 30));
    const [declaredBytes, storedBytes, from] = wideNumbers(extra, [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ]);
    const start = await dataStart(file, from);
    if (start === null || (method !== 0 && method !== 8)) return REFUSALS.damaged;
    if (names.has(name.toLowerCase())) return REFUSALS.unsafe;
    names.add(name.toLowerCase());
    spans.push({ from, to: start + storedBytes });
    const checksum = directory.readUInt32LE(at + 16);
    entries.push({ name, deflated: method === 8, storedBytes, declaredBytes, checksum, start });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return overlaps(spans) ? REFUSALS.unsafe : entries;
}

/** The numbers of an entry; those that do not fit are in the zip64 field, one after the other (APPNOTE 4.5.3). */
function wideNumbers(extra: Buffer, numbers: [declared: number, stored: number, from: number]): typeof numbers {
  let field = 0;
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== ZIP64_FIELD)
    field += 4 + extra.readUInt16LE(field + 2);
  let at = field + 4;
  const wide = (number: number): number => {
    if (number !== SATURATED || at + 8 > extra.length) return number;
    at += 8;
    return Number(extra.readBigUInt64LE(at - 8));
  };
  const [declared, stored, from] = numbers;
  return [wide(declared), wide(stored), wide(from)];
}

/** Null where the directory points at something other than a part. */
async function dataStart(file: FileHandle, offset: number): Promise<number | null> {
  const header = Buffer.alloc(30);
  const { bytesRead } = await file.read(header, 0, 30, offset);
  if (bytesRead < 30 || header.readUInt32LE(0) !== LOCAL_HEADER) return null;
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

function overlaps(spans: { from: number; to: number }[]): boolean {
  spans.sort((a, b) => a.from - b.from);
  return spans.some((span, index) => span.from < (spans[index - 1]?.to ?? 0));
}

/** The bytes of one part, inflated as they are read. Errors of the stream mean a damaged part. */
export function inflate(path: string, entry: ZipEntry): Readable {
  if (entry.storedBytes === 0) return Readable.from([]);
  const stored = createReadStream(path, {
    start: entry.start,
    end: entry.start + entry.storedBytes - 1,
    highWaterMark: 256 * 1024,
  });
  if (!entry.deflated) return stored;
  const inflated = createInflateRaw({ chunkSize: 256 * 1024 });
  stored.on('error', (error) => inflated.destroy(error));
  return stored.pipe(inflated);
}
