import { REFUSALS, type Refusal, wrongFormat } from '../refusal.ts';

/** First bytes -> what the file is. Longer signatures first where one begins another. */
const SIGNATURES: readonly (readonly [bytes: string, what: 'zip' | 'compound' | 'biff' | Refusal])[] = [
  ['504b0304', 'zip'],
  ['504b0506', REFUSALS.damaged],
  ['504b0708', wrongFormat('zip-part')],
  ['d0cf11e0a1b11ae1', 'compound'],
  ['0904060000001000', 'biff'],
  ['0908', 'biff'],
  ['0904', 'biff'],
  ['0902', 'biff'],
  ['09000400', 'biff'],
  [hex('%PDF-'), wrongFormat('pdf')],
  [hex('{\\rtf'), wrongFormat('rtf')],
  [hex('ID;P'), wrongFormat('sylk')],
  [hex('TABLE\r\n0,1\r\n'), wrongFormat('dif')],
  [hex('TABLE\n0,1\n'), wrongFormat('dif')],
  ['89504e47', wrongFormat('picture')],
  ['ffd8ff', wrongFormat('picture')],
  [hex('GIF8'), wrongFormat('picture')],
  ['424d', wrongFormat('picture')],
  ['49492a00', wrongFormat('picture')],
  ['4d4d002a', wrongFormat('picture')],
  ['1f8b', wrongFormat('compressed')],
  ['7801', wrongFormat('compressed')],
  ['789c', wrongFormat('compressed')],
  ['78da', wrongFormat('compressed')],
  ['425a68', wrongFormat('compressed')],
  ['fd377a585a00', wrongFormat('compressed')],
  ['28b52ffd', wrongFormat('compressed')],
  ['377abcaf271c', wrongFormat('compressed')],
  [hex('Rar!'), wrongFormat('compressed')],
  [hex('PAR1'), wrongFormat('parquet')],
  [hex('SQLite format 3'), wrongFormat('database')],
  [`00010000${hex('Standard ')}`, wrongFormat('database')],
  [hex('$FL2'), wrongFormat('statistics')],
  [hex('<stata_dta>'), wrongFormat('statistics')],
  [hex('ARROW1'), wrongFormat('arrow')],
  ['4d5a90', wrongFormat('program')],
  ['7f454c46', wrongFormat('program')],
];

/** 'text' where no signature fits. */
export function signatureOf(head: Buffer): 'zip' | 'compound' | 'biff' | 'text' | Refusal {
  const found = SIGNATURES.find(([bytes]) => head.subarray(0, bytes.length / 2).toString('hex') === bytes);
  // 'BM' also begins words: a bitmap has zero bytes in its header, a text has none.
  if (found?.[0] === '424d' && !head.subarray(0, 26).includes(0)) return 'text';
  return found?.[1] ?? 'text';
}

function hex(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex');
}
