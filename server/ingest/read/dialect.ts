import { closeSync, openSync, readSync } from 'node:fs';
import { type Dialect, scanText } from './records.ts';

/** Order decides between equals; all five occur in exports of student systems (domain.md 2.2). */
export const DELIMITERS: readonly { character: string; name: string }[] = [
  { character: ',', name: 'comma' },
  { character: '\t', name: 'tab' },
  { character: ';', name: 'semicolon' },
  { character: '|', name: 'vertical bar' },
  { character: '^', name: 'caret' },
];

const SAMPLE = 256 * 1024;

/** Reads the start of a UTF-8 file. `skip` is the length of its byte order mark. */
export function detectDialect(path: string, skip: number): Dialect {
  const sample = startOf(path, skip);
  // Spreadsheet programs obey this line and do not show it, so it is not a row.
  const separator = /^"?sep=([,\t;|^])"?(\r\n|\r|\n)/i.exec(sample.toString('latin1', 0, 16));
  if (separator?.[1]) return { delimiter: separator[1], skip: skip + separator[0].length };
  const best = DELIMITERS.map(({ character }) => ({ character, score: regularity(sample, character) })).reduce(
    (one, other) => (other.score > one.score ? other : one),
  );
  return { delimiter: best.character, skip };
}

function startOf(path: string, skip: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const sample = Buffer.alloc(SAMPLE);
    return sample.subarray(0, readSync(file, sample, 0, SAMPLE, skip));
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
