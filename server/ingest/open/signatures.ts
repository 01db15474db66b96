import { REFUSALS, type Refusal, wrongFormat } from '../refusal.ts';

const UNPACK = 'Unpack it and upload the files one by one.';

/** First bytes -> what the file is. Longer signatures first where one begins another. */
const SIGNATURES: readonly (readonly [bytes: string, what: 'zip' | 'compound' | 'biff' | Refusal])[] = [
  ['504b0304', 'zip'],
  ['504b0506', REFUSALS.damaged],
  ['504b0708', wrongFormat('one part of a divided zip archive')],
  ['d0cf11e0a1b11ae1', 'compound'],
  ['0904060000001000', 'biff'],
  ['0908', 'biff'],
  ['0904', 'biff'],
  ['0902', 'biff'],
  ['09000400', 'biff'],
  [
    hex('%PDF-'),
    wrongFormat('a PDF document', 'Export the table itself as CSV or as an Excel workbook and upload that file.'),
  ],
  [hex('{\\rtf'), wrongFormat('a text document')],
  [hex('ID;P'), wrongFormat('a spreadsheet in the SYLK format')],
  [hex('TABLE\r\n0,1\r\n'), wrongFormat('a spreadsheet in the DIF format')],
  [hex('TABLE\n0,1\n'), wrongFormat('a spreadsheet in the DIF format')],
  ['89504e47', wrongFormat('a picture')],
  ['ffd8ff', wrongFormat('a picture')],
  [hex('GIF8'), wrongFormat('a picture')],
  ['424d', wrongFormat('a picture')],
  ['49492a00', wrongFormat('a picture')],
  ['4d4d002a', wrongFormat('a picture')],
  ['1f8b', wrongFormat('a compressed file', UNPACK)],
  ['7801', wrongFormat('a compressed file', UNPACK)],
  ['789c', wrongFormat('a compressed file', UNPACK)],
  ['78da', wrongFormat('a compressed file', UNPACK)],
  ['425a68', wrongFormat('a compressed file', UNPACK)],
  ['fd377a585a00', wrongFormat('a compressed file', UNPACK)],
  ['28b52ffd', wrongFormat('a compressed file', UNPACK)],
  ['377abcaf271c', wrongFormat('a compressed file', UNPACK)],
  [hex('Rar!'), wrongFormat('a compressed file', UNPACK)],
  [hex('PAR1'), wrongFormat('a Parquet file')],
  [hex('SQLite format 3'), wrongFormat('a database')],
  [`00010000${hex('Standard ')}`, wrongFormat('a database')],
  [hex('$FL2'), wrongFormat('a data file of a statistics program')],
  [hex('<stata_dta>'), wrongFormat('a data file of a statistics program')],
  [hex('ARROW1'), wrongFormat('an Arrow file')],
  ['4d5a90', wrongFormat('a program')],
  ['7f454c46', wrongFormat('a program')],
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
