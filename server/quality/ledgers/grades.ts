import { list } from '#datasets/kit/sql/quote.ts';
import { REPEATABLE_SUBJECTS } from '#datasets/vocabulary/subject-areas.ts';
import { numberOf } from './transcript-rows.ts';

/** A course of a student as one number, over all years; NULL for rows without any id. */
const courseOf = (row: '' | `${string}.`): string => `(${row}who::BIGINT << 32) | ${numberOf(`${row}course_code`)}`;

/**
 * What transcripts say of students (domain.md 7.8, 7.9). `divisor`: local credits per Carnegie unit, by school; `gpa` and `failed_core`: per
 * student.
 */
export const GRADES = `
  -- Courses of a student with several rows that may say one thing twice: on several levels, or for one term. Only these are looked at closely.
  CREATE TABLE several AS
    SELECT ${courseOf('')} AS course, min(mark_level) < max(mark_level) AS has_levels,
      -- One bit a term; terms that share a bit make a course more to look at, and no other answer.
      bit_count(bit_or(1::BIGINT << (${numberOf('term')} % 63))) < count(*) AS has_repeats
    FROM taken WHERE who IS NOT NULL GROUP BY course HAVING has_levels OR has_repeats;

  -- Exports of all stored grades hold quarter, semester and year marks of one course: the level that carries credit is kept.
  CREATE TABLE doubled AS
    SELECT who, course_code, school_year, coalesce(min(mark_level) FILTER (earned > 0), min(mark_level)) AS mark_level
    FROM taken JOIN several ON has_levels AND several.course = ${courseOf('')}
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

  -- A table, so that the engine knows how long it is: guessing, it puts the million rows into the hash table of a join (3 s against 0.2).
  CREATE TABLE counted AS
    SELECT file, row_number, student, home, ${courseOf('')} AS course, course_code, school_year, term, area, points, exclude_from_gpa,
      earned / local.divisor AS credits,
      CASE WHEN credits_attempted > 0 THEN credits_attempted / local.divisor
        WHEN earned > 0 AND points > 0 THEN earned / local.divisor ELSE 1 END AS weight
    FROM (
      SELECT kept.*, coalesce(of_row.divisor, of_home.divisor, 1) AS divisor
      FROM kept
      LEFT JOIN divisor AS of_row ON of_row.school_id = kept.school_id
      LEFT JOIN divisor AS of_home ON of_home.school_id = kept.home) AS local
    WHERE is_counted AND student IS NOT NULL AND (points IS NOT NULL OR earned > 0);

  CREATE TABLE gpa AS
    -- Nine decimals: binary fractions would put a GPA of exactly 3.3 below the threshold of 3.3.
    WITH computed AS (
      SELECT student, count(*) AS graded, round(sum(points * weight) / sum(weight), 9) AS gpa
      FROM counted WHERE points IS NOT NULL AND NOT exclude_from_gpa GROUP BY student),
    stated AS (
      SELECT student, arg_max(cumulative_gpa, (school_year, row_number)) AS gpa
      FROM taken WHERE student IS NOT NULL AND cumulative_gpa IS NOT NULL GROUP BY student)
    SELECT student, CASE WHEN coalesce(graded, 0) < 3 THEN coalesce(stated.gpa, computed.gpa) ELSE computed.gpa END AS gpa
    FROM computed FULL JOIN stated USING (student);

  CREATE TABLE failed_core AS
    SELECT student, count(DISTINCT (course_code, school_year)) AS failed_core_courses
    FROM counted
    WHERE points = 0 AND area IN ('English Language Arts', 'Mathematics', 'Science', 'Social Studies')
    GROUP BY student;
`;

/**
 * Credit once per course and term, whenever it was repeated; band and sports are courses one may repeat. `credit`: what the students of the
 * cohort have earned, by home and area.
 */
export const CREDITS = `
  CREATE TABLE repeated_credit AS
    SELECT student, area, credits FROM counted JOIN several ON has_repeats AND several.course = counted.course WHERE credits > 0
    QUALIFY area IN ${list(REPEATABLE_SUBJECTS)}
      OR row_number() OVER (PARTITION BY counted.course, term ORDER BY credits DESC, school_year, file, row_number) = 1;

  CREATE TABLE credit AS
    SELECT home, area, sum(credits) AS credits
    FROM (
      SELECT student, area, credits FROM counted
      ANTI JOIN (FROM several WHERE has_repeats) AS repeated ON repeated.course = counted.course WHERE credits > 0
      UNION ALL FROM repeated_credit) AS once
    JOIN student ON student.student_id = once.student WHERE in_cohort GROUP BY home, area;

  -- As long as all transcripts together, and asked for no more: 70 MB of a million rows, and twenty times that of twenty million.
  DROP TABLE counted;
  DROP TABLE several;
  DROP TABLE repeated_credit;
`;
