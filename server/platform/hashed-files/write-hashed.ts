import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';

export interface HashedFile {
  /** Below the folder it is in, with /. */
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** Writes a new file below the folder, and its hash on the way. @throws where the file is there */
export async function writeHashed(
  folder: string,
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<HashedFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  await pipeline(bytes, counted, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return { path, bytes: size, sha256: hash.digest('hex') };
}

type TableRow = Readonly<Record<string, unknown>>;

/** Rows of a table page by page: texts as they are, objects as JSON. */
export async function* pagesAsCsv(pages: AsyncIterable<readonly TableRow[]>): AsyncGenerator<Buffer> {
  let columns: readonly string[] = [];
  let isFirst = true;
  for await (const rows of pages) {
    if (isFirst) columns = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
    yield Buffer.from(isFirst ? toCsv([columns, ...lines]) : lines.map(csvLine).join(''));
    isFirst = false;
  }
  if (isFirst) yield Buffer.from(toCsv([[]]));
}

const cellOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

export async function hashFile(folder: string, path: string): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
