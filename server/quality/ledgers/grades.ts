import { literal } from '#datasets/kit/sql/quote.ts';
import { CORE_SUBJECTS, REPEATABLE_SUBJECTS } from '#datasets/vocabulary/subject-areas.ts';
import { numberOf } from './transcript-rows.ts';

/** Compared as numbers: beside a list of texts the area of every row would become one. */
const areas = (subjects: readonly string[]): string =>
  `(${subjects.map((one) => `${literal(one)}::subject_key`).join(', ')})`;

/** A course of a student as one number, over all years; NULL for rows without any id. */
const courseOf = (row: '' | `${string}.`): string => `(${row}who::BIGINT << 32) | ${numberOf(`${row}course_code`)}`;

/**
 * What transcripts say of students (docs/domain/grades.md). `divisor`: local credits per Carnegie unit, by school; `grade`: GPA and failed core
 * courses of a student. `counted`, the rows that count, is a view: as a table it is as long as all transcripts.
 */
export const GRADES = `
  -- Courses of a student that have marks on several levels, looked for where the student has some. Only these are looked at closely.
  CREATE TABLE levelled AS
    SELECT ${courseOf('taken.')} AS course
    FROM taken JOIN transcript_of_writer AS writer ON has_levels AND writer.who = taken.who
    GROUP BY course HAVING min(mark_level) < max(mark_level);

  -- Exports of all stored grades hold quarter, semester and year marks of one course: the level that carries credit is kept.
  CREATE TABLE doubled AS
    SELECT who, course_code, school_year, coalesce(min(mark_level) FILTER (earned > 0), min(mark_level)) AS mark_level
    FROM taken JOIN levelled ON levelled.course = ${courseOf('taken.')}
    GROUP BY who, course_code, school_year HAVING min(mark_level) < max(mark_level);

  CREATE VIEW kept AS
    SELECT taken.* FROM taken ANTI JOIN doubled
      ON ${courseOf('doubled.')} = ${courseOf('taken.')}
      AND doubled.school_year = taken.school_year AND doubled.mark_level <> taken.mark_level;

  CREATE TABLE divisor AS
    WITH english AS (
      SELECT school_id, who, school_year, sum(earned) AS credits
      FROM kept WHERE NOT is_transfer AND area = 'English Language Arts'
      GROUP BY school_id, who, school_year),
    typical AS (SELECT school_id, median(credits) AS credits FROM english GROUP BY school_id)
    SELECT school_id, CASE WHEN credits IS NULL OR credits <= 3 THEN 1 WHEN credits <= 7.5 THEN 5 ELSE 10 END AS divisor
    FROM school LEFT JOIN typical USING (school_id);

  -- Most schools count Carnegie units as they are, and a join with nothing costs nothing. A row without a school is one of the home's.
  CREATE VIEW scaled AS SELECT school_id, divisor FROM divisor WHERE divisor > 1;

  CREATE VIEW counted AS
    SELECT file, row_number, student, ${courseOf('')} AS course, course_code, school_year, term, area, points, exclude_from_gpa,
      earned / local.divisor AS credits,
      CASE WHEN credits_attempted > 0 THEN credits_attempted / local.divisor
        WHEN earned > 0 AND points > 0 THEN earned / local.divisor ELSE 1 END AS weight
    FROM (
      SELECT kept.*, coalesce(scaled.divisor, 1) AS divisor
      FROM kept LEFT JOIN scaled ON scaled.school_id = coalesce(kept.school_id, kept.home)) AS local
    WHERE is_counted AND student IS NOT NULL AND (points IS NOT NULL OR earned > 0);

  CREATE TABLE grade AS
    -- Nine decimals: binary fractions would put a GPA of exactly 3.3 below the threshold of 3.3.
    WITH computed AS (
      SELECT student, count(*) FILTER (is_graded) AS graded,
        round(sum(points * weight) FILTER (is_graded) / sum(weight) FILTER (is_graded), 9) AS gpa,
        count(DISTINCT (course << 2) | (school_year & 3)) FILTER (points = 0 AND area IN ${areas(CORE_SUBJECTS)}) AS failed_core_courses
      FROM (SELECT *, points IS NOT NULL AND NOT exclude_from_gpa AS is_graded FROM counted) GROUP BY student),
    stated AS (
      SELECT student, arg_max(cumulative_gpa, (school_year, row_number)) AS gpa
      FROM taken WHERE student IS NOT NULL AND cumulative_gpa IS NOT NULL GROUP BY student)
    SELECT student, CASE WHEN coalesce(graded, 0) < 3 THEN coalesce(stated.gpa, computed.gpa) ELSE computed.gpa END AS gpa,
      coalesce(failed_core_courses, 0)::INTEGER AS failed_core_courses
    FROM computed FULL JOIN stated USING (student);
`;

/**
 * Credit once per course and term, whenever it was repeated; band and sports are courses one may repeat. `credit`: what the students of the
 * cohort have earned, by home and area.
 */
export const CREDITS = `
  CREATE TABLE credit_of_course AS
    SELECT course, term, min(area) AS area, max(area) AS other_area, max(credits) AS most, sum(credits) AS total
    FROM counted WHERE credits > 0 GROUP BY course, term;

  -- A course that is of one area in one year and of another one in the next. A table: there are few, and the engine would guess many.
  CREATE TABLE mixed_course AS SELECT course, term FROM credit_of_course WHERE area <> other_area;
  CREATE TABLE mixed_credit AS
    SELECT counted.course, area, credits
    FROM counted JOIN mixed_course AS mixed ON mixed.course = counted.course AND mixed.term IS NOT DISTINCT FROM counted.term
    WHERE credits > 0
    QUALIFY area IN ${areas(REPEATABLE_SUBJECTS)}
      OR row_number() OVER (PARTITION BY counted.course, counted.term ORDER BY credits DESC, school_year, file, row_number) = 1;

  CREATE TABLE credit AS
    SELECT home, area, sum(credits) AS credits
    FROM (
      SELECT course, area, CASE WHEN area IN ${areas(REPEATABLE_SUBJECTS)} THEN total ELSE most END AS credits
      FROM credit_of_course WHERE area = other_area
      UNION ALL FROM mixed_credit) AS once
    JOIN student ON 2 * enum_code(student.student_id)::BIGINT = once.course >> 32 WHERE in_cohort GROUP BY home, area;

  -- Up to as long as all transcripts together, and asked for no more.
  DROP TABLE credit_of_course;
`;
