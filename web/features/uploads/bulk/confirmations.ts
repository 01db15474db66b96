import type { z } from 'zod';
import type { confirmStaged } from '#contract/uploads/intake.ts';

type Confirmation = z.input<NonNullable<typeof confirmStaged.body>>['files'][number];

/** A request may have 64 KB, and a file of a district with hundreds of schools names each of them. */
const MOST_CHARACTERS = 48 * 1024;

/** As few requests as their size allows. */
export function confirmationsIn(files: readonly Confirmation[]): Confirmation[][] {
  const parts: Confirmation[][] = [];
  let room = 0;
  for (const file of files) {
    const length = JSON.stringify(file).length;
    if (length > room) {
      parts.push([]);
      room = MOST_CHARACTERS;
    }
    parts.at(-1)?.push(file);
    room -= length;
  }
  return parts;
}
