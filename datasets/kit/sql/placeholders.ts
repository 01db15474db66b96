import { literal } from './quote.ts';

/**
 * What people type where a value is still missing, and signs that repeat the cell above
 * (docs/domain/vocabularies.md#empty-values).
 */
const PLACEHOLDERS = [
  ...['?', '??', '???', '*', '**', '***', '#', '!', '^', '~', '…', '...'],
  ...['"', '""', "''", '“', '”', '‘‘', '’’', '´´', '〃', 'ditto', 'same', 'same as above', 'see above', 'as above'],
  ...['tbd', 'tba', 't.b.d.', 't.b.a.', 'to be determined', 'to be assigned', 'to be added'],
  ...['see note', 'see notes', 'see comment', 'see comments', 'xxx', 'xxxx', 'xxxxx'],
];
/** They are words that a title may have, and no ID. */
const NO_IDS = [
  ...['unknown', 'unk', 'pending', 'new', 'new student', 'missing', 'no id', 'not assigned', 'unassigned', 'not found'],
  ...['temp', 'test', 'void', 'duplicate', 'dup', 'n.a.', 'not available', 'not applicable'],
];

/** '|?|tbd|...|', in which '|text|' is looked for: quicker than a list or an expression. */
const lineOf = (words: readonly string[]): string => literal(`|${words.join('|')}|`);
const longest = (words: readonly string[]): number =>
  Math.max(...words.map((word) => new TextEncoder().encode(word).length));
/** Most texts are nowhere in the line, and to put signs around each of a million codes took 0.3 s. */
const isOne = (text: string, words: readonly string[]): string =>
  `(strlen(${text}) <= ${longest(words)} AND contains(${lineOf(words)}, lower(${text})) AND contains(${lineOf(words)}, '|' || lower(${text}) || '|'))`;

/** A note in place of a value, or a formula that came along as text. */
export const isPlaceholder = (text: string): string => `(starts_with(${text}, '=') OR ${isOne(text, PLACEHOLDERS)})`;

/**
 * Of an ID, also the row that shows how to fill in a template. Most IDs start with a digit, and
 * nothing more is asked of them.
 */
export const isNoId = (text: string): string =>
  `(NOT (${text} >= '0' AND ${text} < ':') AND (starts_with(${text}, '=') OR ${isOne(text, [...PLACEHOLDERS, ...NO_IDS])}
    OR regexp_matches(lower(${text}), '^(example|sample|e[.]g[.])')))`;
