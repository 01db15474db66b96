import { anyOf } from '#datasets/kit/any-of.ts';
import { SCED_COURSES } from '#datasets/vocabulary/courses/sced-courses.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { type Title, takeApart } from './title.ts';
import { USUAL_TITLES } from './usual-titles.ts';

/** Programs that name their courses: a course is one of theirs only where its title says so. */
const PROGRAMS = ['myp', 'ci', 'pltw'] as const;
type Program = (typeof PROGRAMS)[number];

/** A title of a SCED course, taken apart: its own or a usual one. */
export interface KnownTitle {
  code: string;
  words: readonly string[];
  /**
   * How much of its meaning a word carries besides being rare: what is in brackets or says 'in
   * general' carries little.
   */
  share: readonly number[];
  numbers: readonly string[];
  level: Title['level'];
  program: Program | null;
  /** 'Other', 'Particular Topics', 'Aide' and the like: not what someone means who does not say so. */
  isAside: boolean;
}

/** Courses below grade 9 are on no transcript of a high school. */
const EARLIER = new RegExp(
  anyOf(
    '\\((?:early childhood|pre-kinder|kinder|grade [1-8]|prior-to|.*prior-to)',
    ...['^(?:Grade \\d|Kindergarten|IB Primary)', 'young learners'],
  ),
  'i',
);
const IN_GENERAL = new Set(['comprehensive', 'overview', 'general', 'inclusive', 'only', 'unspecified', 'branch']);
const IN_BRACKETS = 0.25;
const GENERAL = 0.15;
const ASIDE = new RegExp(
  anyOf(
    ...['Particular Topics', 'Independent Study', 'Workplace Experience', '—Other', '—Aide'],
    ...['School-based', 'Project-based', 'Supplemental', 'Proficiency Development', 'Immersion'],
    ...['Field Experience', 'Test Preparation', 'Native Speakers', 'Technique—'],
  ),
  'i',
);

export const titleOf = (code: string): string => SCED_COURSES.get(code) ?? code;

export const areaOf = (code: string): string =>
  SUBJECT_AREAS.find(({ sced }) => sced.includes(code.slice(0, 2)))?.value ?? 'Other';

/**
 * Level of a SCED course by its title (docs/domain/vocabularies.md#course-levels); a course of the Middle Years
 * Programme is not an IB course.
 */
export function levelOf(code: string): 'AP' | 'IB' | 'general' {
  const title = titleOf(code);
  if (/^AP\b/.test(title)) return 'AP';
  return /^IB\b/.test(title) && !title.includes('Middle Years') && !title.includes('Primary Years') ? 'IB' : 'general';
}

function known(code: string, title: string): KnownTitle {
  const { words, numbers, level } = takeApart(title.replace(/[()]/g, ' '));
  const inBrackets = new Set(takeApart(/\(([^)]*)\)/.exec(title)?.[1] ?? '').words);
  return {
    code,
    words,
    share: words.map((word) => (IN_GENERAL.has(word) ? GENERAL : inBrackets.has(word) ? IN_BRACKETS : 1)),
    numbers,
    level,
    program: /Middle Years/.test(title) ? 'myp' : /^CI\b/.test(title) ? 'ci' : /^PLTW/.test(title) ? 'pltw' : null,
    isAside: ASIDE.test(title),
  };
}

let takenApart: readonly KnownTitle[] | null = null;

/** Taken apart by the first who asks: no start of the portal waits for it (0.1 s). */
export function knownTitles(): readonly KnownTitle[] {
  takenApart ??= [
    ...[...SCED_COURSES].filter(([, title]) => !EARLIER.test(title)).map(([code, title]) => known(code, title)),
    ...Object.entries(USUAL_TITLES).flatMap(([code, titles]) => titles.map((title) => known(code, title))),
  ];
  return takenApart;
}
