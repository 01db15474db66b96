import type { LedgerAudit } from '../ledgers/build.ts';
import { FAMILIES } from '../opportunity/families.ts';
import type { ByHand } from './count-by-hand.ts';
import type { CourseRow } from './courses.ts';
import type { Mark } from './marks.ts';
import { plain, YEARS } from './rows.ts';

export type Families = keyof typeof FAMILIES;
export const NAMED = ['general', 'honors', 'IB', 'AP'];
export const CAREER = 'Career and Technical Education';

/** A row with what is known of its course. */
export interface Taken {
  mark: Mark;
  /** 0 general to 3 AP; null: unknown. */
  level: number | null;
  saysLevel: boolean;
  isMute: boolean;
  isCte: boolean;
  sced: string | null;
  family: Families | null;
  units: number;
}

/** The five digits of area and course. */
function sced(text: string | null): string | null {
  if (text === null) return null;
  if (/^\d{5}(\D.*)?$/.test(text)) return text.slice(0, 5);
  if (/^\d{4}(\D.*)?$/.test(text)) return `0${text.slice(0, 4)}`;
  const apart = /^(\d{1,2})[-. ](\d{3})(\D.*)?$/.exec(text);
  return apart ? `${apart[1]?.padStart(2, '0')}${apart[2]}` : null;
}

/** Which language a course of SCED is of: area 06 by its block, area 24 by fifties. */
export function language(code: string): string | null {
  const number = Number(code);
  if (code.startsWith('06')) return code.slice(0, 4);
  if (number < 24_050 || number >= 24_990) return null;
  if (number >= 24_340 && number < 24_370) return 'Latin';
  if (number >= 24_370 && number < 24_390) return 'Greek';
  if (number >= 24_390 && number < 24_400) return 'Hebrew';
  return String(Math.floor(number / 50));
}

/** What a title says of a level, the first that fits. */
function levelInTitle(title: string, hasIb: boolean): number | null {
  const words = title.toLowerCase();
  if (/\bpre[- ]?(ap|ib)\b/.test(words)) return 1;
  if (/^\s*ap\b/.test(words) || words.includes('advanced placement')) return 3;
  if (/^\s*ib\b/.test(words) || words.includes('international baccalaureate')) return 2;
  if (hasIb && /\b(hl|sl)\b/.test(words)) return 2;
  return /\b(honors|hon|hn|advanced|accelerated|enriched|gt)\b/.test(words) ? 1 : null;
}

const courseKey = (code: string, title: string | null, year: number): string =>
  JSON.stringify([code.toUpperCase(), plain(title), year]);

const wordsOf = (title: string | null) =>
  (title ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => /[a-z]{3}/.test(word));

/** Titles with no word in common are of different courses. */
const isAlike = (one: string | null, other: string | null): boolean =>
  plain(one) === plain(other) || wordsOf(one).some((word) => wordsOf(other).includes(word));

/**
 * Whether pathways list a course: those of its school or of none, or of another where the title has something in common
 * with one of the code in pathways or in the catalogs of the schools that list it (docs/domain/opportunity.md#levels).
 * Titles and schools are those of any year.
 */
export function isListed(
  { pathways, courses }: Pick<ByHand, 'pathways' | 'courses'>,
  { code, title, school }: Course,
): boolean {
  const isCode = (row: { course_code: string }) => row.course_code.toUpperCase() === code;
  const mine = pathways.filter(isCode);
  if (mine.length === 0) return false;
  const schools = new Set(mine.map((row) => row.school_id));
  if (schools.has(null) || schools.has(school)) return true;
  const named = [...mine, ...courses.filter((row) => isCode(row) && schools.has(row.school_id))];
  const titles = named.flatMap((row) => (plain(row.course_title) === '' ? [] : [row.course_title]));
  return plain(title) === '' || titles.length === 0 || titles.some((one) => isAlike(one, title));
}

interface Course {
  code: string;
  title: string | null;
  school: string | null;
}

/** The same of the pathways of a year. */
export const isListedIn = (mine: Pick<ByHand, 'pathways' | 'courses'>, year: number, course: Course): boolean =>
  mine.pathways.some((row) => row.school_year === year && row.course_code.toUpperCase() === course.code) &&
  isListed(mine, course);

/** A row of a catalog as pathways are asked for it. */
export const courseOf = ({ course_code, course_title, school_id }: CourseRow): Course => ({
  code: course_code.toUpperCase(),
  title: course_title,
  school: school_id,
});

/**
 * The highest level of each course and year, and whether it is CTE: by the catalog, by what people
 * decided, and by the pathways.
 */
function catalogOf(mine: ByHand, audit: LedgerAudit) {
  const decided = new Map(audit.decisions?.map((one) => [`${one.code} ${one.titleKey}`, one]));
  const levels = new Map<string, number>();
  const cte = new Set<string>();
  for (const row of mine.courses) {
    const code = row.course_code.toUpperCase();
    const decision = row.course_title === null ? undefined : decided.get(`${code} ${plain(row.course_title)}`);
    if (decision && decision.subject === null) continue;
    const course = courseKey(code, row.course_title, row.school_year);
    const level = Math.max(0, NAMED.indexOf(row.level ?? 'general'), (decision?.levelRank ?? 1) - 1);
    levels.set(course, Math.max(level, levels.get(course) ?? 0));
    const own = decision?.subject ? row.is_cte || decision.subject === CAREER : row.cte;
    if (own || isListedIn(mine, row.school_year, courseOf(row))) cte.add(course);
  }
  return { levels, cte };
}

/** What is known of the course of a row, and which schools offer IB. */
export function kindsOfCourses(mine: ByHand, audit: LedgerAudit) {
  const { levels, cte } = catalogOf(mine, audit);
  const ibSchools = new Set<string | null>(
    mine.courses.flatMap(({ course_code, course_title, school_year, school_id }) =>
      YEARS.includes(school_year) && levels.get(courseKey(course_code, course_title, school_year)) === 2
        ? [school_id]
        : [],
    ),
  );
  const unitsOf = (mark: Mark) => mark.earned / mine.divisorOf(mark);

  function taken(mark: Mark): Taken {
    const { isInCatalog, named, year, code } = mark;
    const course = courseKey(code ?? '', named, year ?? 0);
    const own =
      mark.course_level === null
        ? null
        : Math.max(0, NAMED.map((one) => one.toLowerCase()).indexOf(mark.course_level.toLowerCase()));
    const said = mark.decidedLevel === null ? null : mark.decidedLevel - 1;
    const title = mark.course_title ?? '';
    const national = sced(mark.sced) ?? sced(mark.sced_code);
    return {
      mark,
      level: isInCatalog
        ? (levels.get(course) ?? 0)
        : (said ?? own ?? levelInTitle(title, ibSchools.has(mark.school_id))),
      saysLevel: isInCatalog || said !== null || own !== null,
      isMute: !isInCatalog && (title.replace(/[^A-Za-z]/g, '').length < 3 || plain(title) === plain(mark.course_code)),
      isCte: isInCatalog
        ? cte.has(course)
        : (!mark.isForeign &&
            code !== null &&
            isListedIn(mine, mark.school_year, { code, title: mark.course_title, school: mark.school_id })) ||
          mark.is_cte === true ||
          mark.area === CAREER,
      sced: national,
      family:
        (Object.keys(FAMILIES) as Families[]).find((one) =>
          (FAMILIES[one] as readonly string[]).includes(national ?? ''),
        ) ?? null,
      units: unitsOf(mark),
    };
  }

  return { taken, ibSchools };
}
