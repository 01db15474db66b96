import type { VocabularyKind } from '../dataset.ts';
import { DOUBT } from './pattern-of.ts';

/** Between the values of a list, and of a name with a slash, as 'White/Asian' or 'White and Asian'. */
const BETWEEN = /[;,|/&]| and /;
/** 'Blanco/a' is one word with its two endings. */
const ENDINGS = /(\p{L}{3,})\/(a|o|as|os|x|e)\b/giu;
/** 'W;H' is white and Hispanic, and not the WH of other lists. */
const ARE_LETTERS = /^[A-Za-z0-9]( *[;,|/&] *[A-Za-z0-9])+$/;
/** Keys of parts that name nothing: '00', 'None', 'not of Hispanic origin'. */
const NAMES_NOTHING = /^(0*|no?|non.*|not.*)$/;

export const partsOf = (text: string): string[] => text.replace(ENDINGS, '$1').split(BETWEEN);

export const areLetters = (text: string): boolean => ARE_LETTERS.test(text);

export interface Part {
  key: string;
  value: string | null;
}

/**
 * What the parts of a list say together; null where the text has to be read as a whole. Of cells that were joined, one
 * that is not known may be another value: the list is not known then. A comma may be within a name.
 */
export function valueOfList(
  text: string,
  parts: readonly Part[],
  { wins, as, unsaid, oneName }: NonNullable<VocabularyKind['several']>,
): string | null {
  const values = parts.flatMap(({ value }) => value ?? []);
  if (values.includes(wins)) return wins;
  const said = [...new Set(values.filter((value) => value !== unsaid))];
  const mayBeOneName = said.length === oneName.length && said.every((value) => oneName.includes(value));
  if (said.length > 0 && mayBeOneName && !/[;,|]/.test(text)) return DOUBT;
  if (said.length > 1) return as;
  if (parts.some(({ key, value }) => value === null && !NAMES_NOTHING.test(key)))
    return said.length > 0 && /[;|]/.test(text) ? DOUBT : null;
  return said[0] ?? values[0] ?? null;
}
