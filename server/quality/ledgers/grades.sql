-- What transcripts say of students (docs/domain/grades.md).

-- A course of a student as one number, over all years; NULL for rows without any id.
CREATE MACRO course_of(who, course_code course_key) AS (who::BIGINT << 32) | number_of(enum_code(course_code));

-- Courses of a student that have marks on several levels, looked for where the student has some. Only these are looked at closely.
CREATE TABLE levelled AS
  SELECT course_of(taken.who, taken.course_code) AS course
  FROM taken JOIN transcript_of_writer AS writer ON has_levels AND writer.who = taken.who
  GROUP BY course HAVING min(mark_level) < max(mark_level);

-- Exports of all stored grades hold quarter, semester and year marks of one course: the level that carries credit is kept.
CREATE TABLE doubled AS
  SELECT who, course_code, school_year, coalesce(min(mark_level) FILTER (earned > 0), min(mark_level)) AS mark_level
  FROM taken JOIN levelled ON levelled.course = course_of(taken.who, taken.course_code)
  GROUP BY who, course_code, school_year HAVING min(mark_level) < max(mark_level);

CREATE VIEW kept AS
  SELECT taken.* FROM taken ANTI JOIN doubled
    ON course_of(doubled.who, doubled.course_code) = course_of(taken.who, taken.course_code)
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
  SELECT file, row_number, student, course_of(who, course_code) AS course, course_code, school_year, term, area, points, exclude_from_gpa,
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
      count(DISTINCT (course << 2) | (school_year & 3)) FILTER (is_graded AND points = 0 AND is_core(area)) AS failed_core_courses
    FROM (SELECT *, points IS NOT NULL AND NOT exclude_from_gpa AS is_graded FROM counted) GROUP BY student),
  stated AS (
    SELECT student, arg_max(cumulative_gpa, (school_year, file, row_number)) AS gpa
    FROM taken WHERE student IS NOT NULL AND cumulative_gpa IS NOT NULL GROUP BY student)
  SELECT student, CASE WHEN coalesce(graded, 0) < 3 THEN coalesce(stated.gpa, computed.gpa) ELSE computed.gpa END AS gpa,
    coalesce(failed_core_courses, 0)::INTEGER AS failed_core_courses
  FROM computed FULL JOIN stated USING (student);
