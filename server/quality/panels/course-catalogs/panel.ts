import { academicPeriods } from '#datasets/kit/wizard-choices.ts';
import { definePanel } from '../define-panel.ts';
import { count, sum } from '../headline.ts';

interface Counts {
  courses: number;
  ap: number;
  ib: number;
  honors: number;
  general: number;
  cte: number;
}

interface YearAndSubject extends Counts {
  school_year: number;
  subject: string;
  /** Courses, each as the part of it that is of this area: a half where it is in two. */
  parts: number;
}

const COUNTS = `count(*) AS courses, count(*) FILTER (level_rank = 4) AS ap, count(*) FILTER (level_rank = 3) AS ib,
  count(*) FILTER (level_rank = 2) AS honors, count(*) FILTER (level_rank = 1) AS general, count(*) FILTER (is_cte) AS cte`;

/** Courses of the four years: one per code and title, at the highest level any of its rows has. */
const courses = (within: string) => `
  SELECT scope_key, ${within} course_code, title_key, max(level_rank) AS level_rank, bool_or(is_cte) AS is_cte, list_distinct(list(subject)) AS subjects
  FROM course JOIN scope ON scope.school_id IS NOT DISTINCT FROM course.school_id
  WHERE school_year BETWEEN first_year() AND year_ending()
  GROUP BY scope_key, ${within} course_code, title_key`;

export const catalogSummary = definePanel<'course-catalogs/summary', Counts>({
  name: 'course-catalogs/summary',
  needs: ['COURSE_CATALOG'],
  shows: ['COURSE_CATALOG'],
  sql: `SELECT scope_key, ${COUNTS} FROM (${courses('')}) GROUP BY scope_key`,
  answer: ([counts]) => ({
    total_course_count: counts?.courses ?? 0,
    course_counts: {
      ap: counts?.ap ?? 0,
      ib: counts?.ib ?? 0,
      honors: counts?.honors ?? 0,
      general: counts?.general ?? 0,
      cte: counts?.cte ?? 0,
    },
  }),
  headlines: ({ total_course_count }) => [count('total_course_count', 'courses', total_course_count)],
});

export const catalogDetail = definePanel<'course-catalogs/detail', YearAndSubject>({
  name: 'course-catalogs/detail',
  needs: ['COURSE_CATALOG'],
  shows: ['COURSE_CATALOG'],
  // A course has one level in a year, also where its rows are in several areas.
  sql: `
    SELECT scope_key, school_year, subject, ${COUNTS}, sum(1 / len(subjects)) AS parts FROM (SELECT *, unnest(subjects) AS subject FROM (${courses('school_year,')}))
    GROUP BY scope_key, school_year, subject ORDER BY school_year, subject`,
  answer: (rows, { yearEnding }) => ({
    academic_periods: academicPeriods(yearEnding).map((period) => {
      const ofYear = rows.filter(({ school_year }) => period.endsWith(String(school_year)));
      const course_count = Math.round(sum(ofYear.map(({ parts }) => parts)));
      return { period, subject_area_count: ofYear.length, course_count, subject_areas: ofYear.map(subjectArea) };
    }),
  }),
  headlines: ({ academic_periods }) =>
    academic_periods.flatMap(({ period, course_count }) =>
      course_count === undefined ? [] : [count(period, `courses in ${period}`, course_count)],
    ),
});

const subjectArea = ({ subject, courses, ap, ib, honors, general, cte }: YearAndSubject) => ({
  name: subject,
  course_count: courses,
  ap_count: ap,
  ib_count: ib,
  general_count: general,
  honors_count: honors,
  cte_count: cte,
});
