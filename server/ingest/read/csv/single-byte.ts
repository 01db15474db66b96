/** Which single-byte encoding a file of letters beyond ASCII is in, told by how its bytes are between other letters. */
export type SingleByte = 'windows-1252' | 'macintosh';

interface Decoded {
  isLetter: boolean;
  isLower: boolean;
  /** Inside words: an apostrophe or a dash. */
  isJoint: boolean;
  /** Before a word: a quotation mark. */
  opens: boolean;
  /** After a word: a quotation mark, the apostrophe of 'Boys’', a trade mark. */
  closes: boolean;
}

const ENCODINGS: readonly SingleByte[] = ['windows-1252', 'macintosh'];
const TABLES: Record<SingleByte, readonly Decoded[]> = {
  'windows-1252': tableOf('windows-1252'),
  macintosh: tableOf('macintosh'),
};

function tableOf(encoding: SingleByte): Decoded[] {
  const decoder = new TextDecoder(encoding);
  return Array.from({ length: 256 }, (_, byte) => {
    const character = decoder.decode(Uint8Array.of(byte));
    return {
      isLetter: /\p{L}/u.test(character) && !/[ªºƒµ]/.test(character),
      isLower: /\p{Ll}/u.test(character),
      isJoint: /[’‘–—-]/.test(character),
      opens: /[‘“]/.test(character),
      closes: /[’”®™]/.test(character),
    };
  });
}

/** Adds up, line by line, how well each encoding explains the bytes beyond ASCII. */
export class SingleByteGuess {
  private readonly points: Record<SingleByte, number> = { 'windows-1252': 0, macintosh: 0 };

  add(line: Buffer): void {
    for (let at = 0; at < line.length; at++) {
      if ((line[at] as number) < 0x80) continue; // in range by the loop's condition
      for (const encoding of ENCODINGS) this.points[encoding] += plausibility(line, at, TABLES[encoding]);
    }
  }

  /** True where neither explains them, as of files in a code page of DOS: 'N£§ez' is no one's name. */
  isOther(): boolean {
    return Math.max(...Object.values(this.points)) < 0;
  }

  /** Windows-1252 between equals: it is the more common by far. */
  best(): SingleByte {
    return this.points.macintosh > this.points['windows-1252'] ? 'macintosh' : 'windows-1252';
  }
}

/** A little more than a small letter is given: the same byte is a letter of the other encoding ('Mary’s', 'Maryís'). */
const SIGN = 2.1;

/**
 * A letter next to a letter is likely; a small one before a capital, or a capital after a small letter ('NuÒez'), is
 * not what a person is called, nor is a sign in the middle of a word ('Nu–ez').
 */
function plausibility(line: Buffer, at: number, table: readonly Decoded[]): number {
  const near = (place: number) => table[line[place] ?? 0x20];
  const [own, before, after] = [near(at), near(at - 1), near(at + 1)];
  if (!own || !before || !after) return 0;
  if (!before.isLetter && !after.isLetter) return 0;
  if (!own.isLetter) return signPlausibility(own, before, after, isEnding(line, at + 1, near(at + 2)));
  if (own.isLower) return after.isLetter && !after.isLower ? -1 : 2;
  return before.isLower ? -2 : before.isLetter || (after.isLetter && !after.isLower) ? 1.5 : 1;
}

/** The last letter of 'Mary’s', 'Gov’t' and 'Nat’l'; behind an accent names end in others ('García', 'Martín'). */
const isEnding = (line: Buffer, at: number, after: Decoded | undefined): boolean =>
  'stl'.includes(String.fromCharCode(line[at] ?? 0)) && !after?.isLetter;

/** 'Mary’s', 'Gov’t' and 'Boys’' are how English writes; a dash joins two words. */
function signPlausibility(own: Decoded, before: Decoded, after: Decoded, isBeforeEnding: boolean): number {
  if (!before.isLetter) return own.opens ? SIGN : 0;
  if (!after.isLetter) return own.closes ? SIGN : 0;
  if (own.isJoint) return own.closes && isBeforeEnding ? SIGN : 1;
  return -2;
}
