import type { ColumnKind } from './dataset.ts';
import { valueKey } from './normalise.ts';

/** Words that stand for 'nothing here' (domain.md 5). `*` and `s` mark suppressed counts and are no null words. */
export const NULL_WORDS = ['null', 'n/a', 'na', '#n/a', '--', '---', '.', 'no data', 'none', '(blank)'] as const;

/** True when most filled sample cells look like the kind: what decides an ambiguous header such as 'Grade'. */
export function isPlausible(kind: ColumnKind, samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter((sample) => sample && !isNullWord(sample));
  if (filled.length === 0) return true;
  const fitting = filled.filter((sample) => looksLike(kind, sample)).length;
  return fitting * 2 > filled.length;
}

function isNullWord(text: string): boolean {
  return (NULL_WORDS as readonly string[]).includes(text.toLowerCase());
}

function looksLike(kind: ColumnKind, sample: string): boolean {
  if (kind.kind === 'grade-level')
    return /^(0?[1-9]|1[0-3]|k|pk|ug|(9|1[0-2])th|.*grade|freshman|sophomore|junior|senior)$/i.test(sample);
  if (kind.kind === 'mark') return /^([a-df][+-]?|e|p|cr|np|nc|i|w|[5-9]\d(\.\d+)?|100|[0-4]\.\d+)$/i.test(sample);
  if (kind.kind === 'school-year') return /^((sy|fy)\s*)?('?\d{2}|\d{4})([-/]\d{2,4})?(-\d\d)?$/i.test(sample);
  if (kind.kind === 'student-id') return /\d{3,}/.test(sample);
  if (kind.kind === 'integer' || kind.kind === 'decimal') return /^-?\d+([.,]\d+)?$/.test(sample);
  if (kind.kind === 'yes-no') return /^(y|n|yes|no|0|1|true|false|t|f)$/i.test(sample);
  if (kind.kind === 'vocabulary') {
    const keys = kind.vocabulary.values.flatMap((value) => [value.value, ...value.synonyms].map(valueKey));
    const text = sample.toLowerCase();
    return (
      keys.includes(valueKey(sample)) ||
      kind.vocabulary.values.some((value) => value.pattern && new RegExp(value.pattern).test(text))
    );
  }
  return true;
}
