/** Which single-byte encoding a file of letters beyond ASCII is in, told by how its bytes lie between other letters. */
export type SingleByte = 'windows-1252' | 'macintosh';

interface Decoded {
  isLetter: boolean;
  isLower: boolean;
  /** Stands inside words: an apostrophe or a dash. */
  isJoint: boolean;
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
      isJoint: /[’‘–-]/.test(character),
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

  /** Windows-1252 between equals: it is the more common by far. */
  best(): SingleByte {
    return this.points.macintosh > this.points['windows-1252'] ? 'macintosh' : 'windows-1252';
  }
}

/**
 * A letter next to a letter is likely; a small one before, or a capital after a small letter ('NuÒez'), is not what a person is
 * called, nor is a sign in the middle of a word ('Nu–ez').
 */
function plausibility(line: Buffer, at: number, table: readonly Decoded[]): number {
  const own = table[line[at] as number]; // a byte has an entry
  const before = table[line[at - 1] ?? 0x20];
  const after = table[line[at + 1] ?? 0x20];
  if (!own || !before || !after) return 0;
  if (!before.isLetter && !after.isLetter) return 0;
  if (!own.isLetter) return before.isLetter && after.isLetter ? (own.isJoint ? 1 : -2) : 0;
  if (own.isLower) return before.isLetter && !before.isLower && after.isLetter && !after.isLower ? -1 : 2;
  return before.isLower ? -2 : before.isLetter || (after.isLetter && !after.isLower) ? 1.5 : 1;
}
