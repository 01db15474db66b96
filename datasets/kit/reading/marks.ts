import type { Mark } from '../dataset.ts';
import { markKey } from '../normalise.ts';
import { numberOf } from './numbers.ts';
import { DASHES } from './signs.ts';
import type { TextReading } from './text-reading.ts';

/**
 * Marks of docs/domain/vocabularies.md#marks, with their unweighted points and whether they can earn credit. Letters
 * and numbers are told apart by cell; whether numbers are percents or points from 0 to 4 is decided for the column.
 * Shares (0.95) are neither.
 * @param own marks of the district by their keys, and what a person has said they stand for: it holds
 * where a mark is not one of these
 */
export function markReading(marks: readonly Mark[], own: ReadonlyMap<string, string>): TextReading {
  const list = listOf(marks);
  return {
    outputs: [
      { name: 'value', type: 'VARCHAR' },
      { name: 'points', type: 'DOUBLE' },
      { name: 'earns', type: 'BOOLEAN' },
    ],
    readerOf: (texts) => {
      const hasLetters = some(texts, (text) => /^[A-DF][+-]?$/.test(keyOf(text, list)));
      // Beside S and U, or among percents, an E is excellent or excused.
      const known = (key: string) => (key === 'E' && !hasLetters ? null : (list.byKey.get(key) ?? null));
      const read = (text: string): Read => {
        const key = keyOf(text, list);
        const stands = known(key) ? key : (own.get(markKey(text)) ?? key);
        return { mark: known(stands), number: numberOf(stands) };
      };
      const scale = scaleOf(texts, read);
      return (text) => valuesOf(read(text), scale);
    },
  };
}

interface Read {
  mark: Mark | null;
  number: number | null;
}

const some = (texts: Iterable<string>, is: (text: string) => boolean): boolean => {
  for (const text of texts) if (is(text)) return true;
  return false;
};

/** Among percents a number up to here is more likely a 4.0 than 4 percent, so it is neither. */
const MOST_POINTS = 4.5;

type Scale = 'percents' | 'points' | null;

function scaleOf(texts: Iterable<string>, read: (text: string) => Read): Scale {
  let most = 0;
  let isGraded = false;
  for (const text of texts) {
    const { mark, number } = read(text);
    most = Math.max(most, number ?? 0);
    isGraded ||= mark !== null && mark.points !== null;
  }
  if (most >= 50) return 'percents';
  return most > 1 && most <= MOST_POINTS && !isGraded ? 'points' : null;
}

function valuesOf({ mark, number }: Read, scale: Scale) {
  if (mark) return [mark.mark, mark.points, mark.credit !== 'never'];
  if (number === null || scale === null) return [null, null, null];
  if (scale === 'points') return number >= 0 ? [number, Math.min(number, 4), number > 0] : [null, null, null];
  const isPercent = number === 0 || (number > MOST_POINTS && number <= 110);
  return isPercent ? [number, pointsOfPercent(number), number >= 60] : [null, null, null];
}

/** Bands of ten without plus and minus. */
const pointsOfPercent = (percent: number): number => Math.max(0, Math.min(4, Math.floor(percent / 10) - 5));

interface MarkList {
  byKey: ReadonlyMap<string, Mark>;
  described: RegExp;
}

const listOf = (marks: readonly Mark[]): MarkList => ({
  byKey: new Map(
    marks.flatMap((one) => [one.mark, ...one.synonyms].map((key) => [key.toUpperCase(), one] as const)).toReversed(),
  ),
  described: describedBy(marks),
});

/** 'A (Excellent)', 'P - Pass': of 'A- Excellent' no one knows which mark it is. */
function describedBy(marks: readonly Mark[]): RegExp {
  const forms = marks.flatMap(({ mark, synonyms, beside = [] }) => {
    const words = [...synonyms, ...beside].filter((word) => /^[A-Z]{3,}$/.test(word));
    return words.length > 0 ? [`${mark.replace('+', '[+]')}[(:=](${words.join('|')})[)]?`] : [];
  });
  return new RegExp(`^(${forms.join('|')})$`);
}

/** A mark as it is looked up: in capitals, without white space, stars and the sign at its end. */
function keyOf(text: string, { described }: MarkList): string {
  const capitals = text.toUpperCase().replace(DASHES, '-');
  const key = SEPARATORS.reduce((so, [form, plain]) => so.replace(form, plain), capitals).replace(
    /^'|[ %*]|[.,;]$/g,
    '',
  );
  if (LETTER_AND_PERCENT.test(key)) return /[A-DF][+-]?/.exec(key)?.[0] ?? key;
  if (described.test(key)) return /^[A-Z]+[+-]?/.exec(key)?.[0] ?? '';
  const [, letter, sign] = /^([A-DF])(PLUS|MINUS)$/.exec(key) ?? [];
  return letter === undefined ? key : letter + (sign === 'PLUS' ? '+' : '-');
}

/**
 * White space is taken away later: 'A - Excellent' says A, and 'B+ 88', 'B:88', 'B+88' and '88-B' are a letter and its
 * percent. 'A-95' may be an A or an A-, and stays as it is.
 */
const SEPARATORS: readonly (readonly [form: RegExp, plain: string])[] = [
  [/ +- +/, ':'],
  [/^([A-DF][+-]?)(?: *[:=] *| +)([0-9])/, '$1/$2'],
  [/^([A-DF][+]?)([0-9]{2})/, '$1/$2'],
  [/([0-9])[ %]+([A-DF])/, '$1/$2'],
  [/([0-9]{2})[ %:=-]*([A-DF][+-]?)$/, '$1/$2'],
];

/** Percents that a letter may stand for. A number far from it is something else, and such a mark stays unknown. */
const PERCENTS_OF = [
  ['A', '(8|9|10|11)[0-9]'],
  ['B', '[7-9][0-9]'],
  ['C', '[6-8][0-9]'],
  ['D', '[5-7][0-9]'],
  ['F', '[0-7]?[0-9]'],
] as const;

/** 'B (85)', 'A-/91', '92/A' and 'B+ 88' hold a letter and the percent it stands for. */
const LETTER_AND_PERCENT = new RegExp(
  `^(${PERCENTS_OF.flatMap(([letter, percent]) => {
    const [mark, number] = [`${letter}[+-]?`, `${percent}([.][0-9]+)?`];
    return [`${mark}[(/|]${number}[)]?`, `${number}[(/|]${mark}[)]?`];
  }).join('|')})$`,
);
