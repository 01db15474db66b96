import type { LakeType } from '../lake-type.ts';

/** What a text says of one thing; null where it says nothing. */
export type Said = string | number | boolean | null;

/** What the texts of a column say. */
export interface TextReading {
  /** `value`, and what else a text says, with its type in the engine. */
  outputs: readonly { name: string; type: LakeType }[];
  /**
   * Reads one text, the outputs in their order. Made of all texts of the column, since what one says may depend on the
   * others; one may come more than once.
   */
  readerOf(texts: Iterable<string>): (text: string) => readonly Said[];
}
