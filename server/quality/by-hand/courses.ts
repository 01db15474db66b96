import type { CourseDecision } from '../ledgers/courses/course-decisions.ts';
import { foreignSubject } from './foreign.ts';
import { by, type Placed, plain } from './rows.ts';

export interface CourseRow extends Placed {
  school_id: string;
  school_year: number;
  course_code: string;
  course_title: string | null;
  subject: string | null;
  level: string | null;
  sced_code: string | null;
  cte: boolean | null;
  is_cte: boolean | null;
}

/** A course as its rows of a school and year show it. */
interface Listed {
  school: string;
  year: number;
  code: string;
  area: string;
  /** As it is compared, and as it is written. */
  title: string | null;
  listedAs: string | null;
  sced: string | null;
}

export interface CourseRef {
  school_id: string | null;
  school_year: number;
  code: string | null;
  /** What transcripts call it, and the area that the row itself names. */
  title: string | null;
  says: string | null;
  isTransfer: boolean;
}

export interface FoundCourse {
  area: string;
  /** A course of another school under a code that the catalogs have for another one. */
  isForeign: boolean;
  isInCatalog: boolean;
  isCourse: boolean;
  /** What the catalog calls it. */
  listedAs: string | null;
  /** Its title as it is compared, and the year of the catalog that has it. */
  named: string;
  year: number | null;
  /** National code, by a person or the catalog. */
  sced: string | null;
  decidedLevel: number | null;
}

/**
 * Looks a course of a transcript up: in the school's catalog of the year, of any year, in any catalog;
 * people's decisions outweigh.
 */
export function catalogOf(rows: readonly CourseRow[], decisions: readonly CourseDecision[]) {
  const decisionOn = (code: string, titleKey: string | null) =>
    decisions.find((decision) => decision.code === code && decision.titleKey === titleKey);
  const offered = rows.map((row) => {
    const code = row.course_code.toUpperCase();
    const title = row.course_title === null ? null : plain(row.course_title);
    return { ...row, code, title, area: decisionOn(code, title)?.subject ?? row.subject ?? 'Other' };
  });
  const listed: Listed[] = [
    ...Map.groupBy(offered, ({ school_id, school_year, code }) => `${school_id} ${school_year} ${code}`).values(),
  ].flatMap((same) => {
    const [one] = same;
    if (!one) return [];
    const [area = 'Other'] = same.map((row) => row.area).sort();
    const [title = null] = same.flatMap((row) => row.title ?? []).sort();
    const listedAs = same.find((row) => row.title === title)?.course_title ?? null;
    const [sced = null] = same.flatMap((row) => row.sced_code ?? []).sort();
    return [{ school: one.school_id, year: one.school_year, code: one.code, area, title, listedAs, sced }];
  });
  // The newest, and of one year the school that comes first.
  listed.sort(
    by(
      ({ year }) => -year,
      ({ school }) => school,
    ),
  );
  const ofCode = Map.groupBy(listed, ({ code }) => code);
  const rowsOfCode = Map.groupBy(offered, ({ code }) => code);
  return ({ school_id, school_year, code, title, says, isTransfer }: CourseRef): FoundCourse => {
    const foreign = isTransfer ? foreignSubject({ title, says }, rowsOfCode.get(code ?? '') ?? []) : null;
    if (foreign !== null) return foreignCourse(foreign, plain(title));
    const anywhere = ofCode.get(code ?? '') ?? [];
    const here = anywhere.filter(({ school }) => school === school_id);
    const nearest = [...here.filter(({ year }) => year === school_year), ...here, ...anywhere.slice(0, 1)];
    const [course] = nearest;
    const titled = nearest.find((one) => one.title !== null);
    const named = course ? (titled?.title ?? '') : plain(title);
    const decision = code === null ? undefined : decisionOn(code, named);
    return {
      isForeign: false,
      area: decision?.subject ?? course?.area ?? says ?? 'Other',
      isInCatalog: course !== undefined,
      isCourse: decision === undefined || decision.subject !== null,
      listedAs: titled?.listedAs ?? null,
      named,
      year: course?.year ?? null,
      sced: decision?.scedCode ?? course?.sced ?? null,
      decidedLevel: decision?.levelRank ?? null,
    };
  };
}

const foreignCourse = (area: string, named: string): FoundCourse => ({
  area,
  isForeign: true,
  isInCatalog: false,
  isCourse: true,
  listedAs: null,
  named,
  year: null,
  sced: null,
  decidedLevel: null,
});
