import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { IngestLimits } from '../limits.ts';
import { REFUSALS, Refusal, wrongFormat } from '../refusal.ts';
import type { OpenedFile } from './gate.ts';
import { inflate, readDirectory, type ZipEntry } from './zip.ts';

/** A zip archive is accepted only as an Excel workbook whose parts are what their directory says. */
export async function workbookOf(
  file: FileHandle,
  path: string,
  size: number,
  limits: IngestLimits,
): Promise<OpenedFile | Refusal> {
  const entries = await readDirectory(file, size, limits);
  if (entries instanceof Refusal) return entries;
  const names = new Map(entries.map((entry) => [entry.name, entry]));
  const other = otherArchive(names);
  if (other) return other;
  const content = await checkParts(path, entries, limits);
  return content ?? { format: 'xlsx', bytes: size, entries: names };
}

/** Any other zip archive; several files at once may come in one. */
export const ARCHIVE = wrongFormat('zip');

function otherArchive(names: ReadonlyMap<string, ZipEntry>): Refusal | null {
  if (names.has('xl/workbook.bin')) return wrongFormat('xlsb');
  const listed = [...names.keys()].map((name) => name.replaceAll('\\', '/').toLowerCase());
  if (listed.includes('[content_types].xml') && listed.some((name) => /^\/?xl\/.*\.xml$/.test(name))) return null;
  if (names.has('content.xml') && names.has('mimetype')) return wrongFormat('open-document');
  if ([...names.keys()].some((name) => /\.iwa$/i.test(name))) return wrongFormat('numbers');
  if (names.has('word/document.xml')) return wrongFormat('word');
  if (names.has('ppt/presentation.xml')) return wrongFormat('presentation');
  return ARCHIVE;
}

/**
 * Counts what every part really inflates to, holds it against its checksum, since a bit that flipped in a cell still
 * makes a number, and looks for document types, which no spreadsheet program writes.
 */
async function checkParts(path: string, entries: readonly ZipEntry[], limits: IngestLimits): Promise<Refusal | null> {
  let total = 0;
  for (const entry of entries) {
    if (entry.declaredBytes > limits.inflatedBytes) return REFUSALS.inflated;
    const checked = await checkPart(path, entry, limits.inflatedBytes - total, limits);
    if (checked instanceof Refusal) return checked;
    total += checked;
  }
  return null;
}

const FORBIDDEN = ['<!DOCTYPE', '<!ENTITY'].flatMap((text) => {
  const little = Buffer.from(text, 'utf16le');
  return [Buffer.from(text), little, Buffer.from(little).swap16()];
});
const LONGEST = Math.max(...FORBIDDEN.map((text) => text.length));

async function checkPart(path: string, entry: ZipEntry, room: number, limits: IngestLimits): Promise<number | Refusal> {
  let bytes = 0;
  let checksum = 0;
  let end = Buffer.alloc(0);
  const isMedia = /^xl\/media\//i.test(entry.name);
  try {
    for await (const chunk of inflate(path, entry)) {
      bytes += chunk.length;
      if (bytes > room || isBomb(bytes, entry, limits)) return REFUSALS.inflated;
      checksum = crc32(chunk, checksum);
      const seam = Buffer.concat([end, chunk.subarray(0, LONGEST)]);
      if (!isMedia && FORBIDDEN.some((text) => chunk.includes(text) || seam.includes(text))) return REFUSALS.unsafe;
      end = Buffer.from(chunk.subarray(-LONGEST));
    }
  } catch {
    return REFUSALS.damaged;
  }
  return bytes === entry.declaredBytes && checksum === entry.checksum ? bytes : REFUSALS.damaged;
}

function isBomb(bytes: number, entry: ZipEntry, limits: IngestLimits): boolean {
  return bytes > limits.ratioFromBytes && bytes > entry.storedBytes * limits.ratio;
}
