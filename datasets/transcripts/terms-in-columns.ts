import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { TranscriptColumn } from './columns.ts';

const NUMBERED =
  's[12]|sem(?:ester)?[12]|(?:1st|2nd|first|second)sem(?:ester)?|(?:t|tri|trimester)[123]|(?:1st|2nd|3rd|first|second|third)tri(?:mester)?|(?:q|qtr|quarter)[1-4]';
const TERM = `(${NUMBERED}|fall|winter|spring|summer)`;
/** Behind a season what it is a season of, as in 'Fall Sem Grade'. */
const OF_TERM = '(?:sem(?:ester)?|term)?';
const MARK = '(?:final|course|letter)?(?:grade|grd|mark|mk)';
const CREDIT = '(?:credits?|creds?|crds?|crs?|units?)';
const EARNED = '(?:earned|earn|ern|awarded|completed|comp)';

const MARKS = [new RegExp(`^${TERM}${OF_TERM}${MARK}$`), new RegExp(`^${MARK}${TERM}$`)];
/** A mark is alone under the name of its term where the credit has a name of its own: 'S1', 'S1 Credit'. */
const BARE = new RegExp(`^${TERM}$`);
/** The term before or behind what is said of its credit. */
const creditOf = (before: string, behind: string) => [
  new RegExp(`^${TERM}${OF_TERM}${before}${CREDIT}${behind}$`),
  new RegExp(`^${before}${CREDIT}${behind}${TERM}$`),
];
const CREDITS = [...creditOf(EARNED, ''), ...creditOf('', EARNED), ...creditOf('', '')];
const ATTEMPTED = [
  ...creditOf('(?:att|attempted|pot|potential|possible)', ''),
  ...creditOf('', '(?:att|attempted|pot|potential|possible)'),
];

const COURSE = '(?:course|crs|class)';
/** Where each term has a course of its own: 'Fall Course No', 'Fall Course', 'Spring Course No'. */
const CODES = [new RegExp(`^${TERM}${OF_TERM}${COURSE}(?:no|number|num|nbr|code|cd|id)$`)];
const TITLES = [new RegExp(`^${TERM}${OF_TERM}${COURSE}(?:title|name|desc|description)?$`)];

const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
};

/** 'semester2', '2ndsem' -> 'S2', by the letter of its kind and its number; a season is a term by itself. */
function termOf(slot: string): string {
  const number = /[1-4]$/.exec(slot)?.[0] ?? ORDINALS[/^(first|second|third|1st|2nd|3rd)/.exec(slot)?.[0] ?? ''];
  const kind = /^(?:first|second|third|1st|2nd|3rd)?([a-z])/.exec(slot)?.[1] ?? '';
  return number ? `${kind.toUpperCase()}${number}` : slot;
}

/**
 * Lists of courses have a grade and a credit for each term side by side: 'S1 Grade', 'S1 Credit', 'S2 Grade', 'S2 Credit'. A grade without a credit of
 * its own is left out, since nothing says which part of another credit belongs to it. So are all of them where the file has the final grade of the course.
 */
export const TERMS_IN_COLUMNS: Layout<TranscriptColumn> = {
  name: 'grades and credits of each term in columns of their own',
  headers: [anyOf([...MARKS, BARE]), anyOf(CREDITS)],
  without: [/^(final|fin|fg|y1)$/, /^(final|fin|year|yr|y1)(course|letter)?(grade|grd|mark|average|avg)$/],
  columns: {},
  slots: {
    of: 'terms',
    columns: {
      final_grade: { from: [...MARKS, BARE] },
      credits_earned: { from: CREDITS },
      credits_attempted: { from: ATTEMPTED },
      course_code: { from: CODES },
      course_title: { from: TITLES },
      term: { from: [...MARKS, BARE], read: (_text, slot) => literal(termOf(slot)) },
    },
    filledBy: ['final_grade', 'credits_earned'],
    isSlot: ({ columns }) => columns.has('final_grade') && columns.has('credits_earned'),
  },
};
