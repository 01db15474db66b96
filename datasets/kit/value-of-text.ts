import type { Vocabulary } from './dataset.ts';
import { valueKey } from './normalise.ts';
import { textsOf } from './synonyms.ts';

/**
 * The value of the vocabulary that a text stands for, by its synonyms, then by its patterns; null where it knows none.
 */
export function valueOfText({ values, never }: Vocabulary, text: string): string | null {
  const key = valueKey(text);
  const named = values.find(({ value, label, synonyms }) =>
    [value, label, ...textsOf(synonyms)].some((one) => valueKey(one) === key),
  );
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const fits = (pattern: string | undefined) => pattern !== undefined && new RegExp(pattern).test(plain);
  if (named || fits(never)) return named?.value ?? null;
  return values.find(({ pattern, unless }) => fits(pattern) && !fits(unless))?.value ?? null;
}
