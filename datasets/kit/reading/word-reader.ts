import type { Column, Vocabulary, VocabularyKind } from '../dataset.ts';
import { answerKey, valueKey } from '../normalise.ts';
import type { IngestContext } from '../plan.ts';
import { type CodeAndLabel, codeAndLabel, saysEnough } from './code-and-label.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { areLetters, type Part, partsOf, valueOfList } from './listed-values.ts';
import { DOUBT, type Patterns, patternsOf } from './pattern-of.ts';

export type ReadText = (text: string) => string | null;

interface Options {
  several?: VocabularyKind['several'];
  /** A code says what it is whatever the words beside it are. */
  codesSayEnough?: true;
}

interface Words extends Options {
  known: KnownWords;
  patterns: Patterns;
}

/**
 * What a text of the column says, of the values of its vocabulary; null where no one can tell
 * (docs/domain/vocabularies.md). Words that are known come first, then the patterns in their order; with `several`, the
 * parts of a list too. Last the label beside a code, then the code, but for words that leave in doubt what they say.
 * 'Y?' and 'AP?' are not sure of it: what a person confirms of them would hold for 'Y', too, since a key has no signs.
 */
export function wordReader(
  column: Column,
  vocabulary: Vocabulary,
  context: Pick<IngestContext, 'confirmed' | 'legends'>,
  options: Options = {},
): ReadText {
  const words = { ...options, known: knownWords(column, vocabulary, context), patterns: patternsOf(vocabulary) };
  return (text) => {
    if (text.endsWith('?') && text.length > 1) return null;
    const value = firstOf(text, words);
    return value === DOUBT ? null : value;
  };
}

/** The first of its readings that says something, DOUBT among them. */
function firstOf(text: string, words: Words): string | null {
  const { known, patterns, several } = words;
  const isWhole = several === undefined || !areLetters(text);
  const word = isWhole ? known.valueOf(answerKey(text)) : null;
  if (word !== null) return word;
  if (patterns.isNever(text)) return null;
  const listed = several ? valueOfList(text, readParts(text, known, patterns), several) : null;
  if (listed !== null || !isWhole) return listed;
  const whole = patterns.valueOf(text);
  if (whole !== null && whole !== DOUBT) return whole;
  const coded = codeAndLabel(text);
  const label = coded && (known.valueOf(answerKey(coded.label)) ?? patterns.valueOf(coded.label));
  return label ?? whole ?? (coded && valueOfCode(coded, words));
}

function valueOfCode(coded: CodeAndLabel, { known, codesSayEnough }: Words): string | null {
  const key = answerKey(coded.code);
  return codesSayEnough || saysEnough(key, coded) || known.isDecided(key) ? known.valueOf(key) : null;
}

function readParts(text: string, known: KnownWords, patterns: Patterns): Part[] {
  return partsOf(text).map((part) => {
    const key = valueKey(part);
    // A number in a list is a code of which only a proven list, or a person, says what it means.
    const word = /^[0-9]{1,2}$/.test(key) && !known.isDecided(key) ? null : known.valueOf(key);
    const value = word ?? patterns.valueOf(part);
    return { key, value: value === DOUBT ? null : value };
  });
}
