import { list } from '#datasets/kit/sql/quote.ts';
import { REPEATABLE_SUBJECTS } from '#datasets/vocabulary/subject-areas.ts';

/**
 * What transcripts say (domain.md 7.8, 7.9). `transcript_row`: rows of the four years with area and home, `taken` those of them that
 * are of a course; `divisor`: local credits per Carnegie unit, by school; `gpa`, `credit` and `failed_core`: per student.
 */
export const grades = (yearEnding: number): string => `
  -- Where a course is found in the catalogs is asked once for each school, year and code, not once a row.
  CREATE TABLE asked AS
    SELECT DISTINCT school_id, school_year, course_code AS written FROM transcript
    WHERE school_year BETWEEN ${yearEnding - 3} AND ${yearEnding};

  -- Only a course that is in no catalog needs the title that transcripts give it.
  CREATE TABLE written_title AS
    SELECT school_id, school_year, course_code AS written, min(course_title) AS title FROM transcript
    WHERE school_year BETWEEN ${yearEnding - 3} AND ${yearEnding}
      AND course_code IN (SELECT written FROM asked WHERE code_key(written) NOT IN (SELECT course_code FROM course_anywhere WHERE course_code IS NOT NULL))
    GROUP BY ALL;

  CREATE TABLE course_taken AS
    SELECT row_number() OVER ()::INTEGER AS ref, asked.*, code_key(asked.written) AS course_code,
      anywhere.course_code IS NOT NULL AS is_in_catalog, title,
      coalesce(of_year.title_key, of_school.title_key, anywhere.title_key, title_key(title), '') AS title_key,
      coalesce(of_year.is_certain, of_school.is_certain, anywhere.is_certain, false) AS is_certain,
      decided.subject AS decided_subject, decided.course_code IS NULL OR decided.subject IS NOT NULL AS is_course,
      coalesce(of_year.subject, of_school.subject, anywhere.subject) AS subject
    FROM asked
    LEFT JOIN written_title ON written_title.written = asked.written AND written_title.school_year = asked.school_year
      AND written_title.school_id IS NOT DISTINCT FROM asked.school_id
    LEFT JOIN course_of_year AS of_year ON of_year.school_id = asked.school_id
      AND of_year.school_year = asked.school_year AND of_year.course_code = code_key(asked.written)
    LEFT JOIN course_of_school AS of_school ON of_school.school_id = asked.school_id AND of_school.course_code = code_key(asked.written)
    LEFT JOIN course_anywhere AS anywhere ON anywhere.course_code = code_key(asked.written)
    LEFT JOIN course_decision AS decided ON decided.course_code = code_key(asked.written)
      AND decided.title_key = coalesce(of_year.title_key, of_school.title_key, anywhere.title_key, title_key(title), '');

  CREATE TABLE transcript_row AS
    SELECT row.file, row.row_number, row.student_id, row.student, coalesce(row.student, row.file || ' ' || row.student_id) AS who,
      enrolled.home, row.school_id, row.school_year, found.course_code, upper(row.term) AS term,
      coalesce(row.is_transfer, false) AS is_transfer, found.is_in_catalog,
      coalesce(found.decided_subject, found.subject, row.subject, 'Other') AS area,
      found.ref AS course_ref, found.is_course, row.subject IS NOT NULL AS says_subject,
      CASE WHEN coalesce(row.earns_credit, true) THEN coalesce(row.credits_earned, 0) ELSE 0 END AS earned,
      row.credits_attempted, row.points, row.cumulative_gpa, coalesce(row.mark_level, 5) AS mark_level,
      coalesce(row.is_counted, true) AS is_counted, coalesce(row.exclude_from_gpa, false) AS exclude_from_gpa
    FROM matched_transcript AS row
    LEFT JOIN enrolled ON enrolled.student_id = row.student
    JOIN course_taken AS found ON found.school_year = row.school_year
      AND found.school_id IS NOT DISTINCT FROM row.school_id AND found.written IS NOT DISTINCT FROM row.course_code;

  -- A row of what is no course enters neither GPA nor credits nor matches.
  CREATE VIEW taken AS SELECT * EXCLUDE (is_course, says_subject) FROM transcript_row WHERE is_course;

  -- Exports of all stored grades hold quarter, semester and year marks of one course: the level that carries credit is kept.
  CREATE TABLE doubled AS
    WITH hashed AS (
      SELECT hash(who, course_code, school_year) AS mark FROM taken GROUP BY mark HAVING min(mark_level) < max(mark_level))
    SELECT who, course_code, school_year, coalesce(min(mark_level) FILTER (earned > 0), min(mark_level)) AS mark_level
    FROM taken SEMI JOIN hashed ON hashed.mark = hash(who, course_code, school_year)
    GROUP BY who, course_code, school_year HAVING min(mark_level) < max(mark_level);

  CREATE VIEW kept AS
    SELECT taken.* FROM taken ANTI JOIN doubled
      ON doubled.who = taken.who AND doubled.course_code IS NOT DISTINCT FROM taken.course_code
      AND doubled.school_year = taken.school_year AND doubled.mark_level <> taken.mark_level;

  CREATE TABLE divisor AS
    WITH english AS (
      SELECT school_id, who, school_year, sum(earned) AS credits
      FROM kept WHERE NOT is_transfer AND area = 'English Language Arts'
      GROUP BY school_id, who, school_year),
    typical AS (SELECT school_id, median(credits) AS credits FROM english GROUP BY school_id)
    SELECT school_id, CASE WHEN credits IS NULL OR credits <= 3 THEN 1 WHEN credits <= 7.5 THEN 5 ELSE 10 END AS divisor
    FROM school LEFT JOIN typical USING (school_id);

  CREATE VIEW counted AS
    SELECT file, row_number, student, course_code, school_year, term, area, points, exclude_from_gpa, credits_attempted, earned,
      coalesce(of_row.divisor, of_home.divisor, 1) AS divisor
    FROM kept
    LEFT JOIN divisor AS of_row ON of_row.school_id = kept.school_id
    LEFT JOIN divisor AS of_home ON of_home.school_id = kept.home
    WHERE is_counted AND student IS NOT NULL;

  CREATE TABLE gpa AS
    WITH graded AS (
      SELECT student, points,
        CASE WHEN credits_attempted > 0 THEN credits_attempted / divisor
          WHEN earned > 0 AND points > 0 THEN earned / divisor ELSE 1 END AS weight
      FROM counted WHERE points IS NOT NULL AND NOT exclude_from_gpa),
    -- Nine decimals: binary fractions would put a GPA of exactly 3.3 below the threshold of 3.3.
    computed AS (
      SELECT student, count(*) AS graded, round(sum(points * weight) / sum(weight), 9) AS gpa FROM graded GROUP BY student),
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

  -- Credit once per course and term, whenever it was repeated; band and sports are courses one may repeat.
  CREATE TABLE credit AS
    WITH earning AS (
      SELECT student, course_code, term, area, earned / divisor AS credits, school_year, file, row_number FROM counted WHERE earned > 0),
    -- Equal hashes find the few courses that may be there more than once; only these are put in order.
    hashed AS (SELECT hash(student, course_code, term) AS mark FROM earning GROUP BY mark HAVING count(*) > 1),
    once AS (
      SELECT student, area, credits FROM earning ANTI JOIN hashed ON hashed.mark = hash(student, course_code, term)
      UNION ALL
      SELECT student, area, credits FROM earning SEMI JOIN hashed ON hashed.mark = hash(student, course_code, term)
      QUALIFY area IN ${list(REPEATABLE_SUBJECTS)}
        OR row_number() OVER (PARTITION BY enum_code(student), course_code, term ORDER BY credits DESC, school_year, file, row_number) = 1)
    SELECT student, area, sum(credits) AS credits FROM once GROUP BY student, area;
`;
