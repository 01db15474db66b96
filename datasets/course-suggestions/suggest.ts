import { SCED_COURSES } from '#datasets/vocabulary/courses/sced-courses.ts';
import type { Language } from '#datasets/words/language.ts';
import { areaOf, levelOf, titleOf } from './courses.ts';
import { isNoCourse } from './no-course.ts';
import { REASONS, type Reasons } from './reasons.ts';
import { scoreTitle, shortWordsOf } from './score.ts';
import { takeApart } from './title.ts';

/** A course as the files of a district name it. */
export interface LocalCourse {
  /** As compared: upper case. */
  code: string;
  title: string;
  /** Letters and digits of the title, as compared. */
  titleKey: string;
  /** As given in the catalog, if at all. */
  scedCode: string | null;
  /** The most that any row of the catalog gives; null where no row says. */
  credits: number | null;
}

/** What someone has confirmed of a course; `scedCode` null: it is not a course. */
export interface ConfirmedCourse {
  code: string;
  titleKey: string;
  title: string;
  scedCode: string | null;
}

export type Confidence = 'sure' | 'likely' | 'possible';

export interface Suggestion {
  /** null: not a course. */
  scedCode: string | null;
  confidence: Confidence;
  /** Why, in a sentence. */
  reason: string;
}

export type Level = 'AP' | 'IB' | 'honors' | 'general';

/** Below this nothing is suggested: measured by `npm run bench course-mapping`. */
const SHOWN_FROM = 0.7;
const LIKELY_FROM = 0.8;
const SURE_FROM = 0.94;
/** A second course that is as good leaves it open which one is meant. */
const CLEAR_BY = 0.03;

/** AP Seminar and AP Research of earlier versions. */
const MOVED: Readonly<Record<string, string>> = { '22110': '25003', '22112': '25004' };

/**
 * The course of version 12 of a given SCED code of 4 to 12 characters (datasets/vocabulary/sql/sced.ts), also with its
 * zero lost; null where it is not one.
 */
export function courseOfSced(given: string | null): string | null {
  const [, area = '', course] = /^(\d{1,2})[-. ]?(\d{3})(?!\d)/.exec(given?.trim() ?? '') ?? [];
  if (course === undefined) return null;
  const digits = `${area.padStart(2, '0')}${course}`;
  const code = MOVED[digits] ?? digits;
  return SCED_COURSES.has(code) ? code : null;
}

/**
 * Suggests from what a district gave and confirmed before, and from the words of titles. The surest
 * kind of evidence speaks.
 */
export function suggesterOf(
  confirmed: readonly ConfirmedCourse[],
  language: Language = 'en',
): (course: LocalCourse) => Suggestion | null {
  const say = REASONS[language];
  const byTitle = new Map(confirmed.map((one) => [one.titleKey, one]));
  const byCode = new Map(confirmed.map((one) => [one.code, one]));
  return (course) => ofGivenCode(course, say) ?? ofConfirmed(course, { byTitle, byCode }, say) ?? ofTitle(course, say);
}

function ofGivenCode({ scedCode }: LocalCourse, say: Reasons): Suggestion | null {
  const code = courseOfSced(scedCode);
  if (code === null || scedCode === null) return null;
  return { scedCode: code, confidence: 'sure', reason: say.givenCode(scedCode) };
}

function ofConfirmed(
  course: LocalCourse,
  { byTitle, byCode }: Record<'byTitle' | 'byCode', ReadonlyMap<string, ConfirmedCourse>>,
  say: Reasons,
): Suggestion | null {
  const sameTitle = course.titleKey === '' ? undefined : byTitle.get(course.titleKey);
  if (sameTitle && sameTitle.code !== course.code)
    return {
      scedCode: sameTitle.scedCode,
      confidence: 'sure',
      reason: say.sameTitle(sameTitle.code),
    };
  const sameCode = byCode.get(course.code);
  if (!sameCode || sameCode.titleKey === course.titleKey) return null;
  return {
    scedCode: sameCode.scedCode,
    confidence: 'likely',
    reason: say.sameCode(sameCode.title),
  };
}

function ofTitle({ title, credits }: LocalCourse, say: Reasons): Suggestion | null {
  if (isNoCourse(title, credits))
    return {
      scedCode: null,
      confidence: credits === 0 ? 'likely' : 'possible',
      reason: say.noCourse(title, credits === 0),
    };
  const [best, next] = scoreTitle(title, 2);
  if (!best || best.score < SHOWN_FROM || best.score - (next?.score ?? 0) < CLEAR_BY) return null;
  const confidence = best.score >= SURE_FROM ? 'sure' : best.score >= LIKELY_FROM ? 'likely' : 'possible';
  return { scedCode: best.code, confidence, reason: reasonOf(title, { scedCode: best.code, confidence }, say) };
}

/** 'Title: lng = language, cmp = composition.' */
function reasonOf(
  title: string,
  { scedCode, confidence }: { scedCode: string; confidence: Confidence },
  say: Reasons,
): string {
  if (takeApart(titleOf(scedCode)).words.join(' ') === takeApart(title).words.join(' ')) return say.equalTitle;
  const short = shortWordsOf(title, scedCode).map(({ short, full }) => `${short} = ${full}`);
  if (short.length > 0) return say.shortWords(short);
  return confidence === 'sure' ? say.usualTitle : say.rareWords;
}

const RANKS: readonly Level[] = ['general', 'honors', 'IB', 'AP'];

/**
 * Level of a local course that is mapped to a SCED course: the higher of what its title says and what the course is.
 */
export function levelOfMapped(code: string, title: string): Level {
  const written = takeApart(title).level;
  const mapped = levelOf(code);
  return RANKS.indexOf(mapped) > RANKS.indexOf(written) ? mapped : written;
}

/** SCED courses for a search, the best first: by code, by all words, then by likeness. */
export function searchCourses(text: string, most: number): { code: string; title: string; area: string }[] {
  const wanted = text.trim().toLowerCase();
  const parts = wanted.split(/\s+/).filter(Boolean);
  const plain = [...SCED_COURSES].filter(([code, title]) => {
    const lower = title.toLowerCase();
    return code.startsWith(wanted) || parts.every((part) => lower.includes(part));
  });
  const alike = scoreTitle(text, most)
    .filter(({ score }) => score > 0.3)
    .map(({ code }) => code);
  const best = plain
    .map(([code]) => code)
    .sort((one, other) => rank(alike, one) - rank(alike, other) || length(one) - length(other));
  return [...new Set([...best, ...alike])]
    .slice(0, most)
    .map((code) => ({ code, title: titleOf(code), area: areaOf(code) }));
}

const rank = (alike: readonly string[], code: string): number => {
  const at = alike.indexOf(code);
  return at < 0 ? alike.length : at;
};
const length = (code: string): number => titleOf(code).length;
