import { closeSync, openSync, readSync } from 'node:fs';
import type { HeaderScore } from '../header.ts';
import { HEADER_ROWS } from '../table.ts';
import { cellsOf, type Dialect, scanText } from './records.ts';

/** Order decides between equals; all six occur in exports of student systems (docs/domain/files.md#tables). */
export const DELIMITERS: readonly { character: string; name: string }[] = [
  { character: ',', name: 'comma' },
  { character: '\t', name: 'tab' },
  { character: ';', name: 'semicolon' },
  { character: '|', name: 'vertical bar' },
  { character: '^', name: 'caret' },
  { character: '~', name: 'tilde' },
];

const SAMPLE = 256 * 1024;

/**
 * Reads the start of a UTF-8 file. `skip` is the length of its byte order mark. The delimiter that makes the most known
 * headers counts before the one that makes the most regular rows: names and decimals with commas are regular, too.
 */
export function detectDialect(path: string, skip: number, score: HeaderScore): Dialect {
  const sample = startOf(path, skip);
  // Spreadsheet programs obey this line and do not show it, so it is not a row.
  const separator = /^"?sep=([,\t;|^~])"?(\r\n|\r|\n)/i.exec(sample.toString('latin1', 0, 16));
  if (separator?.[1]) return { delimiter: separator[1], skip: skip + separator[0].length };
  const best = DELIMITERS.map(({ character }) => ({
    character,
    headers: knownHeaders(sample, character, score),
    rows: regularity(sample, character),
  })).reduce((one, other) =>
    other.headers > one.headers || (other.headers === one.headers && other.rows > one.rows) ? other : one,
  );
  return { delimiter: best.character, skip };
}

/** The first bytes of a file behind its byte order mark, or behind any other place. */
export function startOf(path: string, skip: number, length = SAMPLE): Buffer {
  const file = openSync(path, 'r');
  try {
    const sample = Buffer.alloc(length);
    return sample.subarray(0, readSync(file, sample, 0, length, skip));
  } finally {
    closeSync(file);
  }
}

/** High where most records have the same number of cells, and many: share squared x log2(cells). 0 for one column. */
function regularity(sample: Buffer, delimiter: string): number {
  const times = new Map<number, number>();
  let records = 0;
  scanText(sample, delimiter, (_bytes, from, to, fields) => {
    if (from === to) return;
    records += 1;
    times.set(fields, (times.get(fields) ?? 0) + 1);
  });
  const scores = [...times].map(([fields, count]) => (count / records) ** 2 * Math.log2(fields));
  return Math.max(0, ...scores);
}

/**
 * One known header alone may be chance: a whole line that a wrong delimiter leaves in one piece, or a word of a title.
 */
const FEWEST_HEADERS = 2;

function knownHeaders(sample: Buffer, delimiter: string, score: HeaderScore): number {
  let best = 0;
  let records = 0;
  scanText(sample, delimiter, (bytes, from, to, fields) => {
    if (from === to) return;
    records += 1;
    if (records > HEADER_ROWS || fields === 1) return;
    best = Math.max(best, score(cellsOf(bytes, from, to, delimiter)));
  });
  return best >= FEWEST_HEADERS ? best : 0;
}
