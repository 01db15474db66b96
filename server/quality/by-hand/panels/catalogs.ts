import type { LedgerAudit } from '../../ledgers/build.ts';
import type { ByHand } from '../count-by-hand.ts';
import type { CourseRow } from '../courses.ts';
import { CAREER, courseOf, isListedIn, NAMED } from '../kinds-of-courses.ts';
import { plain, YEARS } from '../rows.ts';

interface Offered {
  year: number;
  course: string;
  area: string;
  level: number;
  isCte: boolean;
}

/** The courses of the catalogs: a code with its title, at its highest level (docs/domain/courses.md#catalog-counts). */
export function catalogsByHand(mine: ByHand, audit: LedgerAudit, isHere: (school: string | null) => boolean) {
  const offered = mine.courses
    .filter(({ school_id }) => isHere(school_id))
    .flatMap((row) => offeredBy(mine, audit, row));
  return {
    'course-catalogs/summary': {
      total_course_count: countsOf(offered).course_count,
      course_counts: kindsOf(countsOf(offered)),
    },
    'course-catalogs/detail': {
      academic_periods: YEARS.map((year) => {
        const ofYear = offered.filter((one) => one.year === year);
        const areas = [...Map.groupBy(ofYear, ({ area }) => area)].toSorted(([one], [other]) => (one < other ? -1 : 1));
        return {
          period: `${year - 1}-${year}`,
          subject_area_count: areas.length,
          course_count: countsOf(ofYear).course_count,
          subject_areas: areas.map(([name, same]) => ({ name, ...inArea(ofYear, same) })),
        };
      }),
    },
  };
}

function offeredBy(mine: ByHand, audit: LedgerAudit, row: CourseRow): Offered[] {
  const code = row.course_code.toUpperCase();
  const title = plain(row.course_title);
  const decision = audit.decisions?.find((one) => one.code === code && one.titleKey === title);
  if (decision && decision.subject === null) return [];
  const area = decision?.subject ?? row.subject ?? 'Other';
  return [
    {
      year: row.school_year,
      course: `${code} ${title}`,
      area,
      level: Math.max(0, NAMED.indexOf(row.level ?? 'general'), (decision?.levelRank ?? 1) - 1),
      isCte: row.is_cte === true || area === CAREER || isListedIn(mine, row.school_year, courseOf(row)),
    },
  ];
}

/** Different courses, each at its highest level; CTE beside it. */
function countsOf(rows: readonly Offered[]) {
  const courses = [...Map.groupBy(rows, ({ course }) => course).values()];
  const at = (level: number) => courses.filter((same) => Math.max(...same.map((one) => one.level)) === level).length;
  return {
    course_count: courses.length,
    ap_count: at(3),
    ib_count: at(2),
    general_count: at(0),
    honors_count: at(1),
    cte_count: courses.filter((same) => same.some(({ isCte }) => isCte)).length,
  };
}

const kindsOf = ({ ap_count, ib_count, honors_count, general_count, cte_count }: ReturnType<typeof countsOf>) => ({
  ap: ap_count,
  ib: ib_count,
  honors: honors_count,
  general: general_count,
  cte: cte_count,
});

/**
 * Of the courses of an area; the level of a course is its highest of the year, also where another row
 * of it is in another area.
 */
function inArea(ofYear: readonly Offered[], same: readonly Offered[]) {
  const courses = new Set(same.map(({ course }) => course));
  return countsOf(ofYear.filter(({ course }) => courses.has(course)));
}
