import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { MOST_STAGED } from '#contract/uploads/most-staged.ts';
import type { Refused } from '#datasets/kit/layouts/refused.ts';
import type { IngestLimits } from '../limits.ts';
import { inflate, readDirectory, type ZipEntry } from '../open/zip.ts';
import { Refusal } from '../refusal.ts';
import type { FoundEntry, InspectionAnswer, InspectionRequest, LeftInArchive, UnpackedFile } from './inspection.ts';

const TABLES = new Set(['.csv', '.xls', '.xlsx']);
const ARCHIVES = new Set(['.zip', '.7z', '.rar', '.gz', '.tar', '.tgz', '.bz2', '.xz']);
/** What programs leave in archives beside the person's own files; '~$' is Excel's lock on an open workbook. */
const LEFTOVER = /^(__MACOSX|thumbs\.db|desktop\.ini|\.[^.].*|~\$.*)$/i;
const LONGEST_NAME = 200;

/**
 * Takes the tables out of a ZIP archive. Names in it are data: a file is written under a number, and shown by the last
 * part of its name. Every file is counted as it is inflated, so a lying directory ends in a refusal.
 */
export async function unpack(request: InspectionRequest, limits: IngestLimits): Promise<InspectionAnswer> {
  const directory = await directoryOf(request.rawPath, limits);
  if (directory instanceof Refusal) return refuse({ is: 'archive-unsafe' });
  const named = withNames(directory.filter(({ name }) => !isFolder(name)));
  const wanted = named.filter(({ entry, name }) => noteOn(entry.name, name) === null);
  if (wanted.length === 0) return refuse({ is: 'archive-without-tables' });
  if (wanted.length > MOST_STAGED) return refuse({ is: 'archive-of-too-many', most: MOST_STAGED });

  const files: UnpackedFile[] = [];
  let room = limits.inflatedBytes;
  for (const [number, { entry, name }] of wanted.entries()) {
    const path = join(request.folder, `entry-${number}`);
    const written = await write(entry, request, path, Math.min(room, request.maxBytes), limits);
    if (written === null) return refuse({ is: 'archive-with-damage', name });
    room -= written.size;
    files.push({ name, path, ...written });
  }
  const entries = named.flatMap(({ entry, name }): FoundEntry[] => {
    const note = noteOn(entry.name, name);
    return note === LEFT_OVER ? [] : [{ name, note }];
  });
  return { found: 'archive', entries: entries.slice(0, 2 * MOST_STAGED), files };
}

const refuse = (refused: Refused): InspectionAnswer => ({ found: 'refusal', refused });

async function directoryOf(path: string, limits: IngestLimits): Promise<ZipEntry[] | Refusal> {
  const file = await open(path);
  try {
    return await readDirectory(file, (await file.stat()).size, limits);
  } finally {
    await file.close();
  }
}

/** Files of one name in several folders carry the folder's: '2023 roster.csv'. */
function withNames(entries: readonly ZipEntry[]): { entry: ZipEntry; name: string }[] {
  const plain = entries.map(({ name }) => nameOf(name));
  return entries.map((entry, index) => {
    const name = plain[index] ?? '';
    const isShared = plain.indexOf(name) !== plain.lastIndexOf(name);
    const folder = partsOf(entry.name).at(-2);
    return { entry, name: isShared && folder ? nameOf(`${folder} ${name}`) : name };
  });
}

const isFolder = (name: string) => /[/\\]$/.test(name);
const partsOf = (name: string) => name.split(/[/\\]/);

/** The last part of a path, without characters that no list can show. */
function nameOf(path: string): string {
  const name = (partsOf(path).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  const extension = extname(name);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - extension.length)}${extension}` : name;
}

const LEFT_OVER = 'left over';

/** Why an entry stays in the archive; null for a table. */
function noteOn(path: string, name: string): LeftInArchive | typeof LEFT_OVER | null {
  if (name === '' || partsOf(path).some((part) => LEFTOVER.test(part.trim()))) return LEFT_OVER;
  const extension = extname(name).toLowerCase();
  if (TABLES.has(extension)) return null;
  return ARCHIVES.has(extension) ? 'archive' : 'not-a-table';
}

/**
 * null where the entry is damaged or larger than it may be. @throws where the disk takes no more, which
 * is not the archive's fault
 */
async function write(
  entry: ZipEntry,
  { rawPath }: InspectionRequest,
  path: string,
  room: number,
  limits: IngestLimits,
): Promise<Pick<UnpackedFile, 'size' | 'sha256'> | null> {
  const hash = createHash('sha256');
  let size = 0;
  let checksum = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      checksum = crc32(chunk, checksum);
      const isBomb = size > limits.ratioFromBytes && size > entry.storedBytes * limits.ratio;
      if (size > room || size > entry.declaredBytes || isBomb) done(new Error('too large'));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(inflate(rawPath, entry), meter, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (isOfSystem(error)) throw error;
    return null;
  }
  return size === entry.declaredBytes && checksum === entry.checksum ? { size, sha256: hash.digest('hex') } : null;
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
