import { anyPattern } from '#datasets/kit/any-of.ts';
import type { FoundSlot, Layout, LayoutColumn, SlotColumn } from '#datasets/kit/layouts/layout.ts';
import { endOfSpan } from '#datasets/kit/layouts/readings.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { AP_COLUMNS, AP_DATE, AP_SCORE, AP_SCORE_OF_YEAR, dayOrYear, isApExam } from './ap-columns.ts';
import type { TestScoreColumn } from './columns.ts';
import { VENDOR_SCHOOL } from './vendor-columns.ts';

const BEST = '(?:best|highest|max|top)?';

/**
 * 'Best SAT Math', 'SAT_Math_Score', 'Highest ACT Composite', 'ACT2 Math', 'SAT Math 1': the test is the group, with
 * the number of the sitting where there is one; the section is behind it.
 */
const of = (test: 'sat' | 'act', section: string): SlotColumn => ({
  from: [
    new RegExp(`^${BEST}(${test})([1-9])?${BEST}(?:${section})(?:section)?(?:test)?(?:score)?$`),
    new RegExp(`^(${test})(?:${section})(?:section)?(?:score)?([1-9])$`),
  ],
});

/** 'SAT Score', 'Best ACT': the total or the composite. 'SAT' alone may say that it was taken. */
const whole = (test: 'sat' | 'act', section: string): SlotColumn => ({
  from: [
    ...of(test, section).from,
    new RegExp(`^${BEST}(${test})([1-9])?${BEST}score$`),
    new RegExp(`^(?:best|highest|max|top)(${test})$|^(${test})(?:best|highest|max)$`),
    ...(test === 'sat' ? [/^(sat)superscore(?:total)?$/] : []),
  ],
});

const SAT = {
  sat_total: whole('sat', 'total|1600total|total1600|tot|t|composite|combined'),
  sat_ebrw: of(
    'sat',
    'ebrw|erw|rw|readingandwriting|readingwriting|evidencebasedreading(?:and)?writing|verbal|lecturayescritura',
  ),
  sat_math: of('sat', 'math|mathematics|mth|m|matemáticas'),
} satisfies Partial<Record<TestScoreColumn, SlotColumn>>;
const ACT = {
  act_english: of('act', 'english|eng|e|inglés'),
  act_math: of('act', 'math|mathematics|mth|m|matemáticas'),
  act_reading: of('act', 'reading|rdg|read|r|lectura'),
  act_science: of('act', 'science|sci|s|ciencias'),
  act_composite: whole('act', 'composite|comp|cmp|c|compuest[oa]'),
  act_superscore: of('act', 'superscore|super|supcomposite|compositesuperscore|superscorecomposite'),
} satisfies Partial<Record<TestScoreColumn, SlotColumn>>;
const SECTIONS = [...Object.values(SAT), ...Object.values(ACT)].flatMap(({ from }) => from);
/** What scores of the SAT and the ACT are kept in. The keys of a constant are its names. */
export const SAT_AND_ACT_SCORES = Object.keys({ ...SAT, ...ACT }) as (keyof typeof SAT | keyof typeof ACT)[];
const any = (sections: Readonly<Record<string, SlotColumn>>) =>
  anyPattern(Object.values(sections).flatMap(({ from }) => from));

const DATE = '(?:test|admin|administration|exam)?(?:date|dt|year)';
const testOf = (slot: string): string => (isApExam(slot) ? 'AP' : slot.slice(0, 3).toUpperCase());

const ONE_ROW_A_TEST = [
  /^(test|testname|testtype|assessment|assessmenttype|examtype)$/,
  /^(ap)?exam(code|name|title|number)?(0*1)?$/,
];

const SIDE_BY_SIDE: Layout<TestScoreColumn>['slots'] = {
  of: 'tests',
  columns: {
    ...SAT,
    ...ACT,
    ...AP_COLUMNS,
    test_type: { from: [...SECTIONS, AP_SCORE], read: (_text, slot) => literal(testOf(slot)) },
    test_date: {
      from: [
        new RegExp(`^(?:best|highest|latest)?(sat|act)([1-9])?${DATE}$`),
        new RegExp(`^(sat|act)${DATE}([1-9])$`),
        AP_DATE,
        AP_SCORE_OF_YEAR,
      ],
      read: dayOrYear,
    },
  },
  filledBy: [...SAT_AND_ACT_SCORES, 'score'],
  // 'SAT Math 2' alone was a subject test.
  isSlot: (slot, all) => {
    const { name, columns } = slot;
    const isTest = !/\d$/.test(name) || isApExam(name) || sectionsIn(columns) > 1 || columns.has('test_date');
    return isTest && !isBestOf(slot, all);
  },
};

/** 'SAT Best Math' beside sittings with their dates: one of them, and no further one. */
const isBestOf = ({ name, columns }: FoundSlot, all: readonly FoundSlot[]): boolean =>
  /^(sat|act)$/.test(name) &&
  !columns.has('test_date') &&
  [...columns.values()].every(({ header }) => /best|highest|max|top|super/i.test(header)) &&
  all.some((other) => other.name.startsWith(name) && other.name !== name && other.columns.has('test_date'));

const sectionsIn = (columns: ReadonlyMap<string, unknown>): number =>
  SAT_AND_ACT_SCORES.filter((name) => columns.has(name)).length;

/** The date of a test that has none of its own. */
const date = (...more: string[]): LayoutColumn => ({
  from: [
    'Test Date',
    'Exam Date',
    'Admin Date',
    'AP Date',
    'AP Year',
    'Test Year',
    'Exam Year',
    'Admin Year',
    'Year',
    ...more,
  ],
  read: endOfSpan,
});

/** Counselors keep one row a student, with the scores of several tests or sittings in it. */
export const SEVERAL_IN_ONE_ROW: readonly Layout<TestScoreColumn>[] = [
  {
    name: 'SAT and ACT scores in one row',
    headers: [any(SAT), any(ACT)],
    without: ONE_ROW_A_TEST,
    columns: { school: VENDOR_SCHOOL, test_date: date() },
    slots: SIDE_BY_SIDE,
  },
  {
    name: 'AP exams in columns of their own',
    headers: [AP_SCORE],
    without: [...ONE_ROW_A_TEST, /^(ap)?(exam)?(score|grade)$/],
    // Exams are in May, at the end of the school year.
    columns: { school: VENDOR_SCHOOL, test_date: date('School Year') },
    slots: SIDE_BY_SIDE,
  },
  {
    name: 'sittings of the SAT or ACT in one row',
    headers: [/^(sat|act)1(?!0)|^(sat|act)\D+1$/, /^(sat|act)2|^(sat|act)\D+2$/],
    without: ONE_ROW_A_TEST,
    columns: { school: VENDOR_SCHOOL, test_date: date() },
    slots: SIDE_BY_SIDE,
  },
];
