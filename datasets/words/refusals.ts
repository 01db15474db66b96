import type { RefusalSentences, RefusalWords, Refused } from '../kit/layouts/refused.ts';
import { REFUSALS_EN } from './en/refusals.ts';
import { REFUSALS_ES } from './es/refusals.ts';
import type { Language } from './language.ts';

const WORDS: Record<Language, RefusalWords> = { en: REFUSALS_EN, es: REFUSALS_ES };

/** Why a file cannot be used, and what to do. */
export function sayRefusal(refused: Refused, language: Language): RefusalSentences {
  const said = WORDS[language][refused.is];
  // The words of a kind take the refusal of that kind: the key of the table says so, which types cannot
  // follow through the union.
  return typeof said === 'function' ? (said as (one: Refused) => RefusalSentences)(refused) : said;
}
