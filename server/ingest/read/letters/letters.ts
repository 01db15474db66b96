import { closeSync, openSync, readSync } from 'node:fs';
import { pieceOf } from '../piece.ts';
import { decodeHtml } from '../web-page/html-entities.ts';

/** Letters of the width of Chinese ones, from '!' to '~' in the order of ASCII. */
const [FIRST_WIDE, LAST_WIDE, NARROWER] = ['\uff01', '\uff5e', 0xfee0] as const;
const WIDE = new RegExp(`[${FIRST_WIDE}-${LAST_WIDE}]`, 'g');
const ENTITY = /&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,7});/i;
/** Marks of lists that are filled in by hand, as people write them without such signs. A cross alone may mean either, so it stays. */
const MARKS: Readonly<Record<string, string>> = {
  '✓': 'X',
  '✔': 'X',
  '√': 'X',
  '✅': 'X',
  '☑': 'Yes',
  '☒': 'Yes',
  '☐': 'No',
};
/** Alone in its cell, maybe with the sign for a picture behind it. */
const MARK = new RegExp(`^\\s*([${Object.keys(MARKS).join('')}])\\ufe0f?\\s*$`);
/** Accents that stand behind their letter as characters of their own. */
const ODD = new RegExp(
  `${ENTITY.source}|[\\u0300-\\u036f${FIRST_WIDE}-${LAST_WIDE}${Object.keys(MARKS).join('')}]`,
  'i',
);

/**
 * A cell as another program writes the same text: 'Muñoz' for 'Mun' and a tilde, 'Muñoz' for 'Mu&ntilde;oz', and '410200' for digits of the width of
 * Chinese letters. Written in two ways, an ID or a name is two people, and a title two courses. A check mark is the X of other lists.
 */
export function usualLetters(cell: string): string {
  if (!ODD.test(cell)) return cell;
  return decodeHtml(cell)
    .normalize('NFC')
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - NARROWER))
    .replace(MARK, (_, mark: string) => MARKS[mark] ?? mark);
}

/** An entity or a letter may be cut where a piece ends. */
const OVERLAP = 16;
const AMPERSAND = 0x26;

/** Whether a UTF-8 file may have such cells. Bytes are looked for, since every large file comes by here. */
export function hasOddLetters(path: string, skip: number): boolean {
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(pieceOf(file));
    for (let position = skip; ; position += chunk.length - OVERLAP) {
      const bytes = chunk.subarray(0, readSync(file, chunk, 0, chunk.length, position));
      if (hasAccent(bytes) || hasWide(bytes) || hasEntity(bytes) || hasMark(bytes)) return true;
      if (bytes.length < chunk.length) return false;
    }
  } finally {
    closeSync(file);
  }
}

/** U+0300 to U+036F begin with the bytes CC and CD, and few other letters do. */
const hasAccent = (bytes: Buffer): boolean =>
  bytes.includes(0xcc) || some(bytes, 0xcd, (at) => (bytes[at + 1] ?? 0xff) < 0xb0);

const hasWide = (bytes: Buffer): boolean => some(bytes, 0xef, (at) => bytes[at + 1] === 0xbc || bytes[at + 1] === 0xbd);

/** The marks have three bytes, of which the first is that of curly quotation marks, too. */
const MARK_BYTES = new Set(Object.keys(MARKS).map((mark) => Buffer.from(mark).readUIntBE(0, 3)));
const hasMark = (bytes: Buffer): boolean =>
  some(bytes, 0xe2, (at) => at + 3 <= bytes.length && MARK_BYTES.has(bytes.readUIntBE(at, 3)));

const hasEntity = (bytes: Buffer): boolean =>
  some(bytes, AMPERSAND, (at) => ENTITY.test(bytes.toString('latin1', at, at + OVERLAP)));

function some(bytes: Buffer, byte: number, isOne: (at: number) => boolean): boolean {
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) if (isOne(at)) return true;
  return false;
}
