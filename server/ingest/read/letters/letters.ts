import { closeSync, openSync, readSync } from 'node:fs';
import { pieceOf } from '../piece.ts';
import { decodeHtml } from '../web-page/html-entities.ts';

/** Letters of the width of Chinese ones, from '!' to '~' in the order of ASCII. */
const [FIRST_WIDE, LAST_WIDE, NARROWER] = ['\uff01', '\uff5e', 0xfee0] as const;
const WIDE = new RegExp(`[${FIRST_WIDE}-${LAST_WIDE}]`, 'g');
const ENTITY = /&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,7});/i;
/**
 * Marks of lists that are filled in by hand, as people write them without such signs. A cross alone may
 * mean either, so it stays.
 */
const MARKS: Readonly<Record<string, string>> = {
  '✓': 'X',
  '✔': 'X',
  '√': 'X',
  '✅': 'X',
  '☑': 'Yes',
  '☒': 'Yes',
  '☐': 'No',
  // Letters that the font Wingdings shows as such signs. Without it 'ü' and 'û' are a U, and so unknown.
  ü: 'X',
  þ: 'Yes',
  ý: 'Yes',
  '¨': 'No',
  û: '✗',
};
/** Alone in its cell, maybe with the sign for a picture behind it. */
const MARK = new RegExp(`^\\s*([${Object.keys(MARKS).join('')}])\\ufe0f?\\s*$`);
/** Marks no one sees and spaces that look like others. Around a cell they mean nothing (datasets/kit/sql/cells.ts). */
const UNSEEN = ['\u00ad', '\u200b', '\u200e', '\u200f', ...span(0x202a, 0x202e), ...span(0x2060, 0x2069), '\ufeff'];
const SPACES = ['\u00a0', ...span(0x2000, 0x200a), '\u202f', '\u205f', '\u3000'];
const within = (signs: readonly string[]) =>
  new RegExp(`(?<=[\\p{L}\\p{N}])[${signs.join('')}]+(?=[\\p{L}\\p{N}])`, 'gu');
const [UNSEEN_WITHIN, SPACES_WITHIN] = [within(UNSEEN), within(SPACES)];
/** Accents that are behind their letter as characters of their own. */
const ODD = new RegExp(
  `${ENTITY.source}|[\\u0300-\\u036f${FIRST_WIDE}-${LAST_WIDE}${[...Object.keys(MARKS), ...UNSEEN, ...SPACES].join('')}]`,
  'i',
);

/**
 * A cell as another program writes the same text: 'Muñoz' for 'Mun' and a tilde, 'Muñoz' for 'Mu&ntilde;oz', and
 * '410200' for digits of the width of Chinese letters. Written in two ways, an ID or a name is two people, and a title
 * two courses; so is '410200' with a mark of no width in it. A check mark is the X of other lists.
 */
export function usualLetters(cell: string): string {
  if (!ODD.test(cell)) return cell;
  return decodeHtml(cell)
    .normalize('NFC')
    .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - NARROWER))
    .replace(UNSEEN_WITHIN, '')
    .replace(SPACES_WITHIN, ' ')
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
      if (hasAccent(bytes) || hasWide(bytes) || hasEntity(bytes) || hasLongSign(bytes) || hasShortSign(bytes))
        return true;
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

/** The signs of this many bytes, as one number each. */
const numbersOf = (signs: readonly string[], length: number): ReadonlySet<number> =>
  new Set(
    signs
      .map((sign) => Buffer.from(sign))
      .filter((sign) => sign.length === length)
      .map((sign) => sign.readUIntBE(0, length)),
  );

/** Of three bytes, of which the first is that of curly quotation marks, too. */
const LONG = { marks: numbersOf(Object.keys(MARKS), 3), unseen: numbersOf([...UNSEEN, ...SPACES], 3) };
const hasLongSign = (bytes: Buffer): boolean =>
  [0xe2, 0xe3, 0xef].some((first) =>
    some(bytes, first, (at) => {
      const sign = numberAt(bytes, at, 3);
      return LONG.marks.has(sign) || (LONG.unseen.has(sign) && isOfWord(bytes[at - 1]) && isOfWord(bytes[at + 3]));
    }),
  );

/**
 * Of two bytes, as letters are: one is a mark alone in its cell, and a space where it is within a word. They are looked
 * for by the first alone: seven searches for two bytes took 20 ms of 117 MB.
 */
const SHORT = { marks: numbersOf(Object.keys(MARKS), 2), unseen: numbersOf([...UNSEEN, ...SPACES], 2) };
const hasShortSign = (bytes: Buffer): boolean =>
  [0xc2, 0xc3].some((first) =>
    some(bytes, first, (at) => {
      const sign = numberAt(bytes, at, 2);
      const [before, behind] = [isOfWord(bytes[at - 1]), isOfWord(bytes[at + 2])];
      return (SHORT.marks.has(sign) && !before && !behind) || (SHORT.unseen.has(sign) && before && behind);
    }),
  );

const numberAt = (bytes: Buffer, at: number, length: number): number =>
  at + length <= bytes.length ? bytes.readUIntBE(at, length) : 0;

/** A digit, a letter or a byte of one. */
const isOfWord = (byte = 0): boolean =>
  byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);

const hasEntity = (bytes: Buffer): boolean =>
  some(bytes, AMPERSAND, (at) => ENTITY.test(bytes.toString('latin1', at, at + OVERLAP)));

function some(bytes: Buffer, byte: number, isOne: (at: number) => boolean): boolean {
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) if (isOne(at)) return true;
  return false;
}

function span(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}
