import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { pieceOf } from '../piece.ts';

export interface Dialect {
  /** One ASCII character. */
  delimiter: string;
  /** Bytes before the first record: a byte order mark, a 'sep=' line. */
  skip: number;
}

/** What one record is, without looking into its cells. Bits of `marks`. */
export const MARK = {
  QUOTED: 1,
  STRAY_QUOTE: 2,
  LINE_BREAK: 4,
  NUL: 8,
  CR: 16,
  LF: 32,
  CRLF: 64,
  /** A cell may be ="00410200" (text-formula.ts). */
  TEXT_FORMULA: 128,
} as const;

export type OnRecord = (bytes: Buffer, from: number, to: number, fields: number, marks: number, offset: number) => void;

export interface ScanEnd {
  /** Offset of a record that never ends because its quotation mark is not closed, or is longer than allowed. */
  open: number | null;
}

const [LF, CR, QUOTE, EQUALS] = [0x0a, 0x0d, 0x22, 0x3d];

/**
 * Cuts a UTF-8 file into records: RFC 4180 quoting, line ends CR, LF and CRLF. Works on bytes, since one string per
 * cell would cost ten times as much (0.25 s for 110 MB here). `offset` is where the record begins in the file.
 */
export function scanRecords(path: string, dialect: Dialect, maxRecord: number, onRecord: OnRecord): ScanEnd {
  const file = openSync(path, 'r');
  try {
    return scan(file, dialect, maxRecord, onRecord);
  } finally {
    closeSync(file);
  }
}

function scan(file: number, dialect: Dialect, maxRecord: number, onRecord: OnRecord): ScanEnd {
  const piece = pieceOf(file);
  // No record is longer than the file.
  const bytes = Buffer.allocUnsafe(piece + Math.min(maxRecord, fstatSync(file).size));
  const delimiter = dialect.delimiter.charCodeAt(0);
  let held = 0;
  let position = dialect.skip;
  for (;;) {
    const read = readSync(file, bytes, held, piece, position + held);
    const length = held + read;
    const used = recordsOf({ bytes, length, isLast: read === 0, offset: position }, delimiter, onRecord);
    if (read === 0) return { open: used < length ? position + used : null };
    held = length - used;
    position += used;
    if (held > maxRecord) return { open: position };
    bytes.copyWithin(0, used, length);
  }
}

/** The complete records of a sample; the last one may be cut short and is left out unless it is the only one. */
export function scanText(bytes: Buffer, delimiter: string, onRecord: OnRecord): void {
  const character = delimiter.charCodeAt(0);
  const sample = { bytes, length: bytes.length, offset: 0 };
  const used = recordsOf({ ...sample, isLast: false }, character, onRecord);
  if (used === 0) recordsOf({ ...sample, isLast: true }, character, onRecord);
}

/** `bytes[0..length)` of a file, which begin at its `offset`. */
interface Chunk {
  bytes: Buffer;
  length: number;
  offset: number;
  /** Nothing follows it. */
  isLast: boolean;
}

/** Reports the complete records of a chunk and returns where the incomplete rest begins. */
function recordsOf({ bytes, length, offset, isLast }: Chunk, delimiter: number, onRecord: OnRecord): number {
  const special = specialBytes(delimiter);
  let start = 0;
  let field = 0;
  let fields = 1;
  let marks = 0;
  let at = 0;
  while (at < length) {
    const byte = bytes[at] as number; // in range by the loop's condition
    if (special[byte] === 0) {
      at = nextSpecial(bytes, at + 1, length, special);
    } else if (byte === delimiter) {
      fields += 1;
      field = at += 1;
    } else if (byte === QUOTE) {
      if (at !== field) {
        const close = at === field + 1 && bytes[field] === EQUALS ? nextSpecial(bytes, at + 1, length, special) : at;
        const isFormula =
          close > at && bytes[close] === QUOTE && endsCell(bytes[close + 1], close + 1 === length, delimiter);
        marks |= isFormula ? MARK.TEXT_FORMULA : MARK.STRAY_QUOTE;
        at = isFormula ? close + 1 : at + 1;
        continue;
      }
      const close = closingQuote(bytes, at + 1, length, isLast);
      if (close < 0) return start;
      marks |=
        MARK.QUOTED |
        marksInside(bytes, at, close) |
        (bytes[at + 1] === EQUALS && bytes[at + 2] === QUOTE ? MARK.TEXT_FORMULA : 0) |
        (endsCell(bytes[close + 1], close + 1 === length, delimiter) ? 0 : MARK.STRAY_QUOTE);
      at = close + 1;
    } else if (byte === 0) {
      marks |= MARK.NUL;
      at += 1;
    } else {
      // A CR at the very end of a chunk may be the first half of CRLF.
      if (byte === CR && at + 1 === length && !isLast) return start;
      const pair = byte === CR && at + 1 < length && bytes[at + 1] === LF;
      const lineEnd = pair ? MARK.CRLF : byte === CR ? MARK.CR : MARK.LF;
      onRecord(bytes, start, at, fields, marks | lineEnd, offset + start);
      field = start = at += pair ? 2 : 1;
      fields = 1;
      marks = 0;
    }
  }
  if (!isLast || start === length) return start;
  onRecord(bytes, start, length, fields, marks, offset + start);
  return length;
}

/** Most bytes are plain; a loop of their own takes them at twice the speed. */
function nextSpecial(bytes: Buffer, from: number, length: number, special: Uint8Array): number {
  let at = from;
  while (at < length && special[bytes[at] as number] === 0) at += 1;
  return at;
}

/** Index of the quotation mark that closes the cell, doubled ones passed over; -1 where it is not in these bytes. */
function closingQuote(bytes: Buffer, from: number, length: number, isLast: boolean): number {
  let at = nextQuote(bytes, from, length);
  while (at >= 0 && at < length) {
    if (at + 1 >= length) return isLast ? at : -1;
    if (bytes[at + 1] !== QUOTE) return at;
    at = nextQuote(bytes, at + 2, length);
  }
  return -1;
}

/** Most cells are shorter than a call of indexOf is worth (90 ns). */
const NEAR = 64;

function nextQuote(bytes: Buffer, from: number, length: number): number {
  const near = Math.min(from + NEAR, length);
  for (let at = from; at < near; at++) if (bytes[at] === QUOTE) return at;
  return near === length ? -1 : bytes.indexOf(QUOTE, near);
}

function marksInside(bytes: Buffer, from: number, to: number): number {
  let marks = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === LF || byte === CR) marks |= MARK.LINE_BREAK;
    else if (byte === 0) marks |= MARK.NUL;
  }
  return marks;
}

function endsCell(byte: number | undefined, isEnd: boolean, delimiter: number): boolean {
  return isEnd || byte === delimiter || byte === LF || byte === CR;
}

const tables = new Map<number, Uint8Array>();

function specialBytes(delimiter: number): Uint8Array {
  const known = tables.get(delimiter);
  if (known) return known;
  const table = new Uint8Array(256);
  for (const byte of [0, LF, CR, QUOTE, delimiter]) table[byte] = 1;
  tables.set(delimiter, table);
  return table;
}

/** The cells of one record. A quotation mark that does not belong stays in the text; NUL is dropped. */
export function cellsOf(bytes: Buffer, from: number, to: number, delimiter: string): string[] {
  const text = bytes.toString('utf8', from, to).replaceAll('\0', '');
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingInText(text, at + 1);
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    const end = text.indexOf(delimiter, at);
    cells.push(cell + text.slice(at, end < 0 ? undefined : end));
    if (end < 0) return cells;
    at = end + 1;
  }
}

function closingInText(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}
