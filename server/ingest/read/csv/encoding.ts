import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { REFUSALS, type Refusal } from '../../refusal.ts';
import { pieceOf } from '../piece.ts';
import { type SingleByte, SingleByteGuess } from './single-byte.ts';

export interface Utf8File {
  path: string;
  /** As shown: 'UTF-8', 'Windows-1252' ... */
  encoding: string;
  /** Bytes of a byte order mark at the start. */
  skip: number;
  findings: FileFinding[];
  /** Lines whose letters are doubtful, by their offset in the file at `path`, ascending. */
  oddLines: { code: OddLine; offset: number }[];
}

export type OddLine = 'file.mixed-encoding' | 'file.unreadable-characters' | 'file.mojibake';

const [LF, CR] = [0x0a, 0x0d];

/**
 * Leaves a UTF-8 file: the received one where it is UTF-8, otherwise a copy in `folder`. Strict: what is not UTF-8 to
 * the last byte is read as Windows-1252 or MacRoman, never with replacement characters (docs/domain/files.md#dirt).
 */
export function toUtf8(path: string, folder: string): Utf8File | Refusal {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(4096);
    const start = head.subarray(0, readSync(file, head, 0, head.length, 0));
    const mark = start.toString('hex', 0, 4);
    if (mark === 'fffe0000' || mark === '0000feff') return REFUSALS.utf32;
    const wide = wideEncoding(start);
    if (wide) return recode(file, join(folder, 'utf8.csv'), wide);
    const skip = marksLength(start);
    const oddLines = convertedTwice(file);
    if (oddLines) return { path, encoding: 'UTF-8', skip, findings: [], oddLines };
    return recodeLines(file, skip, join(folder, 'utf8.csv'), guess(file, skip));
  } finally {
    closeSync(file);
  }
}

/** Files that were joined or saved twice may begin with two byte order marks. */
function marksLength(start: Buffer): number {
  let length = 0;
  while (start.toString('hex', length, length + 3) === 'efbbbf') length += 3;
  return length;
}

type WideEncoding = 'utf-16le' | 'utf-16be';

function wideEncoding(start: Buffer): WideEncoding | null {
  const mark = start.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < start.length; at++) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length * 0.3 && even === 0) return 'utf-16le';
  return even > start.length * 0.3 && odd === 0 ? 'utf-16be' : null;
}

/**
 * 'Ã' and a letter of the Latin-1 block, in UTF-8: what becomes of 'é' when UTF-8 is read as
 * Windows-1252 and saved again.
 */
const MOJIBAKE = Buffer.from([0xc3, 0x83, 0xc2]);

/** The lines of a UTF-8 file that were; null for any other file. */
function convertedTwice(file: number): Utf8File['oddLines'] | null {
  const lines: Utf8File['oddLines'] = [];
  let offset = 0;
  for (const bytes of wholeLines(file)) {
    if (!isUtf8(bytes)) return null;
    for (let at = bytes.indexOf(MOJIBAKE); at >= 0; at = bytes.indexOf(MOJIBAKE, at)) {
      lines.push({ code: 'file.mojibake', offset: offset + at });
      const end = bytes.indexOf(LF, at);
      at = end < 0 ? bytes.length : end;
    }
    offset += bytes.length;
  }
  return lines;
}

/** UTF-16 -> UTF-8. */
function recode(file: number, target: string, encoding: WideEncoding): Utf8File {
  const decoder = new TextDecoder(encoding);
  const out = openSync(target, 'w');
  const chunk = Buffer.alloc(pieceOf(file));
  for (let position = 0; ; ) {
    const read = readSync(file, chunk, 0, chunk.length, position);
    if (read === 0) break;
    position += read;
    writeSync(out, decoder.decode(chunk.subarray(0, read), { stream: true }));
  }
  writeSync(out, decoder.decode());
  closeSync(out);
  return {
    path: target,
    encoding: encoding === 'utf-16le' ? 'UTF-16 LE' : 'UTF-16 BE',
    skip: 0,
    findings: [],
    oddLines: [],
  };
}

interface Guess {
  encoding: SingleByte;
  isMixed: boolean;
  /** The letters may be of an encoding that is not read here. */
  isOther: boolean;
}

/** Mixed where some lines are UTF-8 with letters beyond ASCII; a byte order mark is not such a letter. */
function guess(file: number, skip: number): Guess {
  const bytes = new SingleByteGuess();
  let isMixed = false;
  let isFirst = true;
  for (const lines of wholeLines(file)) {
    for (const line of each(isFirst ? lines.subarray(skip) : lines)) {
      if (isUtf8(line)) isMixed ||= !isAscii(line);
      else bytes.add(line);
    }
    isFirst = false;
  }
  return { encoding: bytes.best(), isMixed, isOther: bytes.isOther() };
}

/** A file of single-byte letters -> UTF-8, line by line: exports that were pasted together mix encodings. */
function recodeLines(file: number, skip: number, target: string, { encoding, isMixed, isOther }: Guess): Utf8File {
  const decoder = new TextDecoder(encoding);
  const name = encoding === 'macintosh' ? 'MacRoman' : 'Windows-1252';
  const oddLines: Utf8File['oddLines'] = [];
  const out = openSync(target, 'w');
  let offset = 0;
  // The byte order mark is not part of the copy: in another encoding it is letters.
  let marks = skip;
  for (const lines of wholeLines(file)) {
    const parts: Buffer[] = [];
    for (const line of each(lines.subarray(marks))) {
      const valid = isUtf8(line);
      const part = valid ? line : Buffer.from(decoder.decode(line));
      if (!valid && isMixed) oddLines.push({ code: 'file.mixed-encoding', offset });
      else if (!valid && (isOther || (encoding === 'windows-1252' && hasNoLetter(line))))
        oddLines.push({ code: 'file.unreadable-characters', offset });
      parts.push(part);
      offset += part.length;
    }
    marks = 0;
    writeSync(out, Buffer.concat(parts));
  }
  closeSync(out);
  return { path: target, encoding: name, skip: 0, findings: [aboutFile('file.encoding', name)], oddLines };
}

/** Five bytes are not assigned in Windows-1252. */
function hasNoLetter(line: Buffer): boolean {
  return line.some((byte) => byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d);
}

/**
 * The file in pieces that end after a line, so that no letter is cut. The bytes of a piece are good until
 * the next one is asked for.
 */
export function* wholeLines(file: number): Generator<Buffer> {
  const piece = pieceOf(file);
  let buffer = Buffer.allocUnsafe(piece * 2);
  let held = 0;
  for (let position = 0; ; ) {
    if (held + piece > buffer.length) buffer = Buffer.concat([buffer.subarray(0, held)], held * 2 + piece);
    const read = readSync(file, buffer, held, piece, position);
    position += read;
    const bytes = buffer.subarray(0, held + read);
    if (read === 0) {
      if (bytes.length) yield bytes;
      return;
    }
    const end = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR)) + 1;
    if (end) yield bytes.subarray(0, end);
    held = bytes.length - end;
    buffer.copyWithin(0, end, bytes.length);
  }
}

/** Line by line, ended by LF or, in files of old Macintosh programs, by CR alone. */
function* each(lines: Buffer): Generator<Buffer> {
  const ending = lines.includes(LF) ? LF : CR;
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf(ending, at);
    yield lines.subarray(at, end < 0 ? lines.length : end + 1);
    at = end < 0 ? lines.length : end + 1;
  }
}
