import { oneOf } from '#datasets/kit/any-of.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { KEPT_ROWS } from '../../findings.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { yearsIn } from '../school/years-in.ts';
import type { FilledColumns } from './filled-columns.ts';
import { HEADINGS, underHeadings } from './named-groups.ts';
import { studentLines } from './student-lines.ts';

/** What a heading says of when the rows below it were. */
type Time = 'school_year' | 'term';

const TERM = new RegExp(
  `\\b${oneOf(
    '(semester|sem|quarter|qtr|trimester|term) ?[1-4]',
    ...['(1st|2nd|3rd|4th|first|second|third) (semester|quarter|trimester)', 's[12]', 'q[1-4]', 't[1-3]'],
    ...['fall', 'winter', 'spring', 'summer'],
  )}\\b`,
  'i',
);
/** What such a heading may have beside: its label, and the grade level of the student. */
const BESIDE = new RegExp(
  `\\b${oneOf(
    ...['school year', 'academic year', 'year', 'sy', 'semester', 'term'],
    ...['(grade( level)?|gr) *:? *\\d{1,2}', '\\d{1,2}th grade'],
  )}\\b`,
  'gi',
);
/**
 * Beside a year; more words are a remark, and the name of a school has a few. 'Fall River High School' is not a term.
 */
const MOST_WORDS: Record<Time, number> = { school_year: 4, term: 0 };
/** Courses of no year that a heading says: those below it are not of the year above. */
const OF_NO_YEAR = new RegExp(
  `\\b${oneOf(
    ...['summer', 'winter', 'transfer(red)?', 'prior', 'previous', 'middle school', 'junior high'],
    ...['[678]th', 'in[- ]progress', 'planned', 'current', 'credit by', 'proficiency', 'other'],
  )}\\b`,
  'i',
);

const textOf: Record<Time, (text: string) => string | null> = {
  school_year: (text) => {
    const [year, ...more] = yearsIn(text);
    return year && more.length === 0 ? year.text : null;
  },
  term: (text) => TERM.exec(text)?.[0] ?? null,
};

const TIMES = ['school_year', 'term'] as const satisfies readonly Time[];

function isOf(time: Time, text: string): boolean {
  const own = textOf[time](text);
  if (own === null) return false;
  const rest = TIMES.reduce((left, one) => left.replace(textOf[one](left) ?? '', ' '), text).replace(BESIDE, ' ');
  return !/\d/.test(rest) && rest.split(/[^\p{L}]+/u).filter(Boolean).length <= MOST_WORDS[time];
}

/** A year ends a term, and a term does not end a year. */
const isTimeOrNone = (text: string, time: Time): boolean =>
  isOf('school_year', text) || (time === 'term' && isOf(time, text)) || isOfNoYear(text);

export const isTimeLine = (text: string): boolean => TIMES.some((time) => isOf(time, text));

/** One alone may be that of the export. */
const areGroups = (time: Time, texts: readonly string[]): boolean =>
  new Set(texts.filter((text) => isOf(time, text)).map((text) => textOf[time](text)?.toLowerCase())).size > 1;

/**
 * Those of the headings that say a year or a term, where headings and titles name two or more, and those that end one.
 */
export function timesNamed({ columns }: Dataset, headings: readonly string[], titles: readonly string[]): string[] {
  const declared = TIMES.filter((time) => columns.some(({ name }) => name === time));
  const groups = declared.filter((time) => areGroups(time, [...titles, ...headings]));
  return groups.length === 0
    ? []
    : headings.filter((text) => groups.some((time) => isOf(time, text)) || isOfNoYear(text));
}

const isOfNoYear = (text: string): boolean => OF_NO_YEAR.test(text) && !TIMES.some((time) => isOf(time, text));

/** 'School Year: 2021-22  Grade: 9  Lincoln High School' without its year and its grade level. */
export const withoutYear = (text: string): string =>
  isOf('school_year', text)
    ? text
        .replace(textOf.school_year(text) ?? '', ' ')
        .replace(BESIDE, ' ')
        .replace(/^[\s:,;|–-]+|[\s:,;|–-]+$/g, '')
    : text;

/**
 * A printed transcript has its years, and its terms, in lines above the courses of each. Where no column has them and
 * two or more are named, each holds for the rows below it, up to the next one or the next student.
 */
export function timesOfHeadings({ headings, dataset }: HeadedTable, found: Mapping, decided: Decided): FilledColumns {
  const filled = new Map<ColumnName, FoundColumn>();
  const decisions: Decision[] = [];
  const texts = headings.map(({ text }) => text);
  const students = new Set(studentLines(headings));
  for (const time of TIMES) {
    const isOpen = dataset.columns.some(({ name }) => name === time) && !found.has(time) && !decided.has(time);
    if (!isOpen || headings.length >= KEPT_ROWS || !areGroups(time, texts)) continue;
    const named = headings.filter(({ text }) => isOf(time, text));
    const ends = headings.filter((one) => isTimeOrNone(one.text, time) || students.has(one));
    const read = () => underHeadings(named, ends, ({ text }) => textOf[time](text) ?? '');
    filled.set(time, { source: HEADINGS, column: { read } });
    decisions.push({ is: 'from-headings', column: time, headings: named.length });
  }
  return { filled, decisions };
}
