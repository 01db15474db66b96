import type { Language } from '#datasets/words/language.ts';
import { STATISTICS_ES } from './es/statistics.ts';

/**
 * The lines of the file overview by their English form, whose places are those of the translation: 'Header row: {row}'. In a translation
 * a star marks a place that holds words of ours, `{name*}`, and a plus one that holds a list of them.
 */
export interface StatisticsForms {
  lines: Readonly<Record<string, string>>;
  /** What such a place holds: '4 rows in error'. */
  parts: Readonly<Record<string, string>>;
}

interface Form {
  pattern: RegExp;
  translation: string;
}

const OTHERS: Record<Exclude<Language, 'en'>, { lines: readonly Form[]; parts: readonly Form[] }> = {
  es: { lines: formsOf(STATISTICS_ES.lines), parts: formsOf(STATISTICS_ES.parts) },
};

/**
 * A line of the file overview in the language of the reader. Lines are stored in English, as each step of reading a file wrote them
 * (docs/decisions/0044-lines-of-the-overview-are-read-back.md); one that no form knows stays as it is.
 */
export function sayStatistic(line: string, language: Language): string {
  if (language === 'en') return line;
  const { lines, parts } = OTHERS[language];
  const part = (text: string): string => translated(text, parts, (name) => name) ?? text;
  return translated(line, lines, part) ?? line;
}

const PLACE = /\{(\w+)([*+]?)\}/g;
/** In '12 rows in error, 1 exact copy': a number of thousands has a comma, too, and no blank behind it. */
const BETWEEN_PARTS = /, (?=[\d,]+ |')/;

function translated(text: string, forms: readonly Form[], part: (text: string) => string): string | null {
  for (const { pattern, translation } of forms) {
    const found = pattern.exec(text);
    if (!found) continue;
    return translation.replaceAll(PLACE, (_, name: string, mark: string) => {
      const held = found.groups?.[name] ?? '';
      if (mark === '+') return held.split(BETWEEN_PARTS).map(part).join(', ');
      return mark === '*' ? part(held) : held;
    });
  }
  return null;
}

function formsOf(forms: StatisticsForms['lines']): Form[] {
  return Object.entries(forms).map(([english, translation]) => {
    const escaped = english.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
    return { pattern: new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, placePattern)}$`, 's'), translation };
  });
}

function placePattern(_: string, name: string): string {
  return name === 'count' ? '(?<count>[\\d,]+)' : `(?<${name}>.*?)`;
}
