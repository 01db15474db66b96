import type { Vocabulary } from '../dataset.ts';

/** Marks a pattern that fits together with what it is not to be next to; no vocabulary has this value. */
export const DOUBT = '?';

/** As patterns are compared: small letters without accents. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

/** The patterns of a vocabulary, in their order. */
export interface Patterns {
  /** The value, DOUBT, or null where none fits. */
  valueOf(text: string): string | null;
  /** A text that is read only where it is a synonym as a whole. */
  isNever(text: string): boolean;
}

export function patternsOf({ values, never }: Vocabulary): Patterns {
  const patterns = values.flatMap(({ value, pattern, unless }) =>
    pattern === undefined ? [] : [{ value, fits: new RegExp(pattern), unless: unless ? new RegExp(unless) : null }],
  );
  const isNever = never === undefined ? null : new RegExp(never);
  return {
    valueOf: (text) => {
      const plain = plainLetters(text);
      const fitting = patterns.filter(({ fits }) => fits.test(plain));
      return fitting.find(({ unless }) => !unless?.test(plain))?.value ?? (fitting.length > 0 ? DOUBT : null);
    },
    isNever: (text) => isNever?.test(plainLetters(text)) ?? false,
  };
}
