import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { COURSE_CODE_HEADERS, COURSE_TITLE_HEADERS } from '#datasets/vocabulary/headers/courses.ts';
import { type Decided, type HeadedTable, textUnder } from '../../headed-table.ts';
import { LISTS_OF_STUDENTS } from './useless-ids.ts';

const OF_COURSES = new Set(textsOf([...COURSE_TITLE_HEADERS, ...COURSE_CODE_HEADERS]).map(headerKey));
/** An id that is called so is a student's, whatever is next to it. */
const OF_STUDENTS = /stu|pupil|learner|person|perm|lasid/;
/** What a list of students says of them, and a list of courses never does. */
const PERSONAL = ['last_name', 'first_name', 'birth_date', 'state_student_id', 'other_student_id'] as const;
/** So few of the courses may have a second id. */
const MISTAKES = 1.1;

/**
 * The 'ID' or 'sourcedId' of a list of courses is not a student's: no one is named, and each id has one
 * course and each course one id. Without this a course list that has schools and grade levels would be a
 * roster, and its courses students.
 */
export async function withoutCourseIds(
  { dataset, columns, engine }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Promise<Decision[]> {
  const id = mapping.get('student_id');
  if (!id || decided.has('student_id') || OF_STUDENTS.test(headerKey(id.header))) return [];
  if (!LISTS_OF_STUDENTS.includes(dataset.type) || PERSONAL.some((name) => mapping.has(name))) return [];
  const course = columns.find(({ header }) => OF_COURSES.has(headerKey(header)));
  if (!course) return [];
  const [counts] = await engine.rows(
    'ids of courses',
    `SELECT count(DISTINCT id) AS ids, count(DISTINCT course) AS courses, count(DISTINCT (id, course)) AS pairs
     FROM (SELECT ${textUnder(id)} AS id, ${textUnder(course)} AS course FROM source) WHERE id IS NOT NULL AND course IS NOT NULL`,
  );
  const [ids, courses, pairs] = [Number(counts?.ids), Number(counts?.courses), Number(counts?.pairs)];
  if (courses < 2 || pairs > ids * MISTAKES || pairs > courses * MISTAKES) return [];
  mapping.delete('student_id');
  return [
    { is: 'not-read-as', header: id.header, column: 'student_id', because: { is: 'of-courses', other: course.header } },
  ];
}
