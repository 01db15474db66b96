import type { CourseState, LocalCourse, ScedCourse } from '#contract/course-mapping.ts';
import { areaOf, titleOf } from '#datasets/course-suggestions/courses.ts';
import {
  type ConfirmedCourse,
  levelOfMapped,
  type Suggestion,
  suggesterOf,
} from '#datasets/course-suggestions/suggest.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { AuditScope, LocalCourses } from './local-courses.ts';
import { type DecisionRow, selectDecisions, selectSchoolNames } from './queries.ts';

interface CourseRow {
  course_code: string;
  title_key: string;
  title: string;
  school_ids: string[];
  rows: number;
  certain_rows: number;
  is_certain: boolean;
  sced_code: string | null;
  credits: number | null;
}

interface CoursesQuery {
  page: number;
  size: number;
  state: CourseState;
  search?: string | undefined;
  school_id?: string | undefined;
}

/**
 * A code is never longer than its column allows, and neither it nor the letters and digits of a
 * title hold a line break.
 */
const keyOf = ({ course_code, title_key }: { course_code: string; title_key: string }): string =>
  `${course_code}\n${title_key}`;

/** One row a course, of all schools that are seen. */
const COURSES = `
  SELECT course_code, title_key, arg_max(title, rows) AS title, list(DISTINCT school_id::VARCHAR) FILTER (school_id IS NOT NULL) AS school_ids,
    sum(rows)::INTEGER AS rows, sum(certain_rows)::INTEGER AS certain_rows, bool_and(is_certain OR rows = certain_rows AND rows > 0) AS is_certain,
    max(sced_code) AS sced_code, max(credits) AS credits
  FROM local_course GROUP BY course_code, title_key`;

/** The courses of a state that hold the text, a page of them, and how far the mapping has come. */
export async function readCourses(
  tx: Transaction,
  courses: LocalCourses,
  viewer: AuditScope & { language: Language },
  asked: CoursesQuery,
) {
  const version = await courses.version(tx, viewer);
  const decisions = await selectDecisions(tx, viewer.auditId);
  const schools = asked.school_id === undefined ? viewer.schools : [asked.school_id];
  const view = { auditId: viewer.auditId, schools, version };
  // A district has some thousand courses: sorting them here is quicker than handing every decision to the ledgers.
  const all = await courses.rows<CourseRow>(view, 'course-mapping.courses', COURSES);
  const decided = new Map(decisions.map((decision) => [keyOf(decision), decision]));
  const isOpen = (course: CourseRow) => !course.is_certain && !decided.has(keyOf(course));
  const found = all
    .filter((course) => isOfState(course, asked.state, isOpen, decided) && holds(course, asked.search))
    .sort((one, other) => other.rows - one.rows || keyOf(one).localeCompare(keyOf(other)));
  const shown = found.slice((asked.page - 1) * asked.size, asked.page * asked.size);
  const names = new Map((await selectSchoolNames(tx, viewer.auditId)).map(({ id, name }) => [id, name]));
  const suggest = suggesterOf(decisions.filter(ofSeenCourse(viewer, all)).map(asConfirmed), viewer.language);
  return {
    items: shown.map((course) => toCourse(course, decided.get(keyOf(course)), suggest, names)),
    total: found.length,
    pages: Math.ceil(found.length / asked.size),
    version,
    progress: progressOf(all, isOpen, decided),
  };
}

/** A suggestion names the course it follows: for someone who sees some schools, a course of these. */
function ofSeenCourse({ schools }: AuditScope, seen: readonly CourseRow[]): (decision: DecisionRow) => boolean {
  if (schools === 'all') return () => true;
  const keys = new Set(seen.map(keyOf));
  return (decision) => keys.has(keyOf(decision));
}

function isOfState(
  course: CourseRow,
  state: CourseState,
  isOpen: (course: CourseRow) => boolean,
  decided: ReadonlyMap<string, DecisionRow>,
): boolean {
  if (state === 'all') return true;
  return state === 'open' ? isOpen(course) : decided.has(keyOf(course));
}

const holds = ({ course_code, title }: CourseRow, search = ''): boolean =>
  course_code.toLowerCase().includes(search.toLowerCase()) || title.toLowerCase().includes(search.toLowerCase());

function progressOf(
  all: readonly CourseRow[],
  isOpen: (course: CourseRow) => boolean,
  decided: ReadonlyMap<string, DecisionRow>,
) {
  const rows = all.reduce((sum, course) => sum + course.rows, 0);
  const mapped = all.reduce((sum, course) => sum + (decided.has(keyOf(course)) ? course.rows : course.certain_rows), 0);
  return {
    rows,
    mapped_rows: mapped,
    percentage: rows === 0 ? null : Math.round((mapped * 1000) / rows) / 10,
    open_courses: all.filter(isOpen).length,
  };
}

const asConfirmed = ({ course_code, title_key, course_title, sced_code }: DecisionRow): ConfirmedCourse => ({
  code: course_code,
  titleKey: title_key,
  title: course_title,
  scedCode: sced_code,
});

export const toSced = (code: string): ScedCourse => ({ code, title: titleOf(code), subject_area: areaOf(code) });

function toCourse(
  course: CourseRow,
  decision: DecisionRow | undefined,
  suggest: ReturnType<typeof suggesterOf>,
  names: ReadonlyMap<string, string>,
): LocalCourse {
  const { course_code, title_key, title, rows, school_ids } = course;
  const meant = (scedCode: string | null) => ({
    course: scedCode === null ? null : toSced(scedCode),
    level: scedCode === null ? null : levelOfMapped(scedCode, title),
  });
  const suggestion: Suggestion | null = suggest({
    code: course_code,
    titleKey: title_key,
    title,
    scedCode: course.sced_code,
    credits: course.credits,
  });
  return {
    course_code,
    title_key,
    course_title: title,
    schools: (school_ids ?? []).flatMap((id) => names.get(id) ?? []).sort(),
    rows,
    suggestion: suggestion && {
      ...meant(suggestion.scedCode),
      confidence: suggestion.confidence,
      reason: suggestion.reason,
    },
    decision: decision ? { ...meant(decision.sced_code), by: decision.decided_by_name, at: decision.decided_at } : null,
  };
}
