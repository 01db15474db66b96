import { anyPattern } from '#datasets/kit/any-of.ts';
import type { Layout, Slots } from '#datasets/kit/layouts/layout.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { TranscriptColumn } from './columns.ts';

const NUMBERED =
  's[12]|sem(?:ester)?[12]|(?:1st|2nd|first|second)sem(?:ester)?|(?:t|tri|trimester)[123]|(?:1st|2nd|3rd|first|second|third)tri(?:mester)?|(?:q|qtr|quarter)[1-4]|mp[1-6]';
const TERM = `${NUMBERED}|fall|winter|spring|summer`;
/** Beside other terms alone: 'SS' may be social studies. */
const SUMMER = 'ss|su|summerschool';
const YEAR = 'y1|fy|fullyear|allyear|annual';
/** Behind a season what it is a season of, as in 'Fall Sem Grade'. */
const OF_TERM = '(?:sem(?:ester)?|term)?';
const MARK = '(?:final|course|letter)?(?:grade|grd|mark|mk)';
const CREDIT = '(?:credits?|creds?|crds?|crs?|units?)';
const EARNED = '(?:earned|earn|ern|awarded|completed|comp)';
const ATTEMPT = '(?:att|attempted|pot|potential|possible)';

/** Before or behind; 'Year Grade' is the mark of a year, and 'Grade Year' may be that of a student. */
const marksOf = (before: string, behind = before) => [
  new RegExp(`^(${before})${OF_TERM}${MARK}$`),
  new RegExp(`^${MARK}(${behind})$`),
];
/** The term before or behind what is said of its credit. */
const creditsOf = (prefix: string, suffix: string, before: string, behind = before) => [
  new RegExp(`^(${before})${OF_TERM}${prefix}${CREDIT}${suffix}$`),
  new RegExp(`^${prefix}${CREDIT}${suffix}(${behind})$`),
];
const bareIn = (words: string, before: string) => [new RegExp(`^(${before})${OF_TERM}${words}$`)];
const BARE_EARNED = '(?:earned|earn|ern)';
const BARE_ATTEMPT = '(?:att|attempted)';
const earnedIn = (before: string, behind = before) => [
  ...creditsOf(EARNED, '', before, behind),
  ...creditsOf('', EARNED, before, behind),
  ...creditsOf('', '', before, behind),
  // 'S1 Earned': beside a mark nothing else is earned.
  ...bareIn(BARE_EARNED, before),
];

const ANY_TERM = [`${TERM}|${SUMMER}|${YEAR}|year|yr`, `${TERM}|${SUMMER}|${YEAR}`] as const;
const OF_YEAR = [`${YEAR}|year|yr`, YEAR] as const;
/** A mark is alone under the name of its term where the credit has a name of its own: 'S1', 'S1 Credit'. */
const MARKS = [...marksOf(...ANY_TERM), new RegExp(`^(${TERM}|y1)$`)];

/** Where each term has a course of its own: 'Fall Course No', 'Fall Course', 'Spring Course No'. */
const COURSE = '(?:course|crs|class)';
const CODES = [new RegExp(`^(${TERM})${OF_TERM}${COURSE}(?:no|number|num|nbr|code|cd|id)$`)];
const TITLES = [new RegExp(`^(${TERM})${OF_TERM}${COURSE}(?:title|name|desc|description)?$`)];

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
};

const IS_YEAR = new RegExp(`^(${YEAR}|year|yr)$`);
const IS_SUMMER = new RegExp(`^(${SUMMER})$`);

/** 'semester2', '2ndsem' -> 'S2', by the letter of its kind and its number; a season is a term by itself. */
function termOf(slot: string): string {
  if (IS_YEAR.test(slot)) return 'Y1';
  if (IS_SUMMER.test(slot)) return 'summer';
  const number = /[1-6]$/.exec(slot)?.[0] ?? ORDINALS[/^(first|second|third|1st|2nd|3rd)/.exec(slot)?.[0] ?? ''];
  const kind = /^(?:first|second|third|1st|2nd|3rd)?(mp|[a-z])/.exec(slot)?.[1] ?? '';
  return number ? `${kind.toUpperCase()}${number}` : slot;
}

const FINAL = /^(final|fin)(course|letter)?(grade|grd|mark|average|avg)$/;

const SLOTS: Slots<TranscriptColumn> = {
  of: 'terms',
  columns: {
    final_grade: { from: MARKS },
    credits_earned: { from: earnedIn(...ANY_TERM) },
    credits_attempted: { from: [...creditsOf(ATTEMPT, '', ...ANY_TERM), ...creditsOf('', ATTEMPT, ...ANY_TERM)] },
    course_code: { from: CODES },
    course_title: { from: TITLES },
    term: { from: MARKS, read: (_text, slot) => literal(termOf(slot)) },
  },
  filledBy: ['final_grade', 'credits_earned'],
  isSlot: ({ columns }) => columns.has('final_grade') && columns.has('credits_earned'),
};

/**
 * Lists of courses have a grade and a credit for each term side by side: 'S1 Grade', 'S1 Credit', 'S2 Grade', 'S2
 * Credit'. A grade without a credit of its own is left out, since nothing says which part of another credit belongs to
 * it. So are all of them where the file has the final grade of the course.
 */
const TERMS_IN_COLUMNS: Layout<TranscriptColumn> = {
  name: 'grades and credits of each term in columns of their own',
  headers: [anyPattern([...marksOf(TERM), new RegExp(`^(${TERM})$`)]), anyPattern(earnedIn(TERM))],
  without: [/^(final|fin|fg|y1)$/, FINAL, /^(year|yr|y1)(course|letter)?(grade|grd|mark|average|avg)$/],
  columns: {},
  slots: SLOTS,
};

/** More credits of one course are days of attendance. */
const MOST_ATTEMPTED = 10;

/**
 * 'S1 Att' beside 'S1 Earn' is the credit attempted where the one earned is all of it or nothing; by itself
 * it may be the attendance.
 */
const ATTEMPTED_BY_WORD: Layout<TranscriptColumn> = {
  ...TERMS_IN_COLUMNS,
  headers: [...TERMS_IN_COLUMNS.headers, anyPattern(bareIn(BARE_EARNED, TERM)), anyPattern(bareIn(BARE_ATTEMPT, TERM))],
  slots: {
    ...SLOTS,
    columns: {
      ...SLOTS.columns,
      credits_attempted: {
        from: bareIn(BARE_ATTEMPT, ANY_TERM[0]),
        beside: [(slot) => [new RegExp(`^${slot}${OF_TERM}${BARE_EARNED}$`)]],
        read: (attempted, _slot, earned) =>
          `CASE WHEN TRY_CAST(${earned} AS DOUBLE) IN (0, TRY_CAST(${attempted} AS DOUBLE)) THEN ${attempted} END`,
        isMeant: (values) => values.every((value) => Number(value) <= MOST_ATTEMPTED),
      },
    },
  },
};

/**
 * Courses of a year beside those of a semester, each with its own credit. The mark of the longest term
 * counts where a row has both.
 */
const WITH_YEARS: Layout<TranscriptColumn> = {
  ...TERMS_IN_COLUMNS,
  headers: [
    ...TERMS_IN_COLUMNS.headers,
    anyPattern([...marksOf(...OF_YEAR), /^y1$/]),
    anyPattern(earnedIn(...OF_YEAR)),
  ],
  without: [/^(final|fin|fg)$/, FINAL],
};

/** A school year by both of its years, as `headerKey` leaves it of '2020-21' and '2020-2021'. */
const SCHOOL_YEAR = '(?:sy)?(20\\d\\d(?:20)?\\d\\d)';
const ofYear = (what: string) => [
  new RegExp(`^${SCHOOL_YEAR}${what}$`),
  new RegExp(`^${what}(?:in|for)?${SCHOOL_YEAR}$`),
];
const MARKS_OF_YEAR = ofYear('(?:final|course|letter)?(?:grade|grd|mark|mk)');
const CREDITS_OF_YEAR = ofYear(`${EARNED}?${CREDIT}${EARNED}?`);

/** '202021' -> '2020-21' */
const yearOf = (slot: string): string => `${slot.slice(0, 4)}-${slot.slice(-2)}`;
const isSchoolYear = (slot: string): boolean => (Number(slot.slice(0, 4)) + 1) % 100 === Number(slot.slice(-2));

/** The same of school years: '2021-22 Grade', '2021-22 Credits'. */
const YEARS_IN_COLUMNS: Layout<TranscriptColumn> = {
  name: 'grades and credits of each school year in columns of their own',
  headers: [anyPattern(MARKS_OF_YEAR), anyPattern(CREDITS_OF_YEAR)],
  without: [/^(school|academic)?(year|yr)$/, FINAL],
  columns: {},
  slots: {
    of: 'years',
    columns: {
      final_grade: { from: MARKS_OF_YEAR },
      credits_earned: { from: CREDITS_OF_YEAR },
      school_year: { from: MARKS_OF_YEAR, read: (_text, slot) => literal(yearOf(slot)) },
    },
    filledBy: ['final_grade', 'credits_earned'],
    isSlot: ({ name, columns }) => isSchoolYear(name) && columns.has('final_grade') && columns.has('credits_earned'),
  },
};

export const TERM_LAYOUTS = [YEARS_IN_COLUMNS, WITH_YEARS, ATTEMPTED_BY_WORD, TERMS_IN_COLUMNS] as const;
