-- What transcripts say of students (docs/domain/grades.md).

-- A course of a student as one number, over all years; NULL for rows without any ID.
CREATE MACRO course_of(who, course_code course_key) AS (who::BIGINT << 32) | number_of(enum_code(course_code));

-- Courses of a student that have marks on several levels, looked for where the student has some. Only
-- these are looked at closely.
CREATE TABLE levelled AS
  SELECT course_of(taken.who, taken.course_code) AS course
  FROM taken JOIN transcript_of_writer AS writer ON has_levels AND writer.who = taken.who
  GROUP BY course HAVING min(mark_level) < max(mark_level);

-- Exports of all stored grades hold quarter, semester and year marks of one course: the level
-- that carries credit is kept.
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
  -- A value that is there: half way between 1 and 10 lies what no one counts by.
  typical AS (SELECT school_id, quantile_disc(credits, 0.5) AS credits FROM english GROUP BY school_id)
  SELECT school_id, CASE WHEN credits IS NULL OR credits <= 3 THEN 1 WHEN credits <= 7.5 THEN 5 ELSE 10 END AS divisor
  FROM school LEFT JOIN typical USING (school_id);

-- Most schools count Carnegie units as they are, and a join with nothing costs nothing.
CREATE VIEW scaled AS SELECT school_id, divisor FROM divisor WHERE divisor > 1;

-- A student's rows of one place and year that are counted otherwise than the school does, as those of a former
-- school, or of the years before the district changed. Looked for where one row is beyond the school's scale;
-- one alone proves nothing.
CREATE TABLE own_divisor AS
  WITH earning AS (
    SELECT who, school_year, taken.school_id, is_transfer, course_code, mark_level, earned,
      coalesce(scaled.divisor, 1) AS divisor
    FROM taken LEFT JOIN scaled ON scaled.school_id = coalesce(taken.school_id, taken.home)
    WHERE earned > 0 AND who IS NOT NULL),
  beyond AS (
    SELECT DISTINCT who, school_year, school_id, is_transfer FROM earning
    WHERE CASE divisor WHEN 1 THEN earned > 2 ELSE earned <= 1 END),
  asked AS (
    SELECT earning.* FROM earning JOIN beyond ON beyond.who = earning.who AND beyond.school_year = earning.school_year
      AND beyond.is_transfer = earning.is_transfer AND beyond.school_id IS NOT DISTINCT FROM earning.school_id),
  -- What a course earns in a year, of which a level is the number of parts; without one, what its rows earn together.
  course_year AS (
    SELECT who, school_year, school_id, is_transfer, any_value(divisor) AS divisor,
      CASE WHEN min(mark_level) = 5 THEN sum(earned) ELSE avg(earned * mark_level) END AS credits, count(*) AS rows,
      count(*) FILTER (earned > 2 AND (earned * 2) % 5 = 0) AS large,
      count(*) FILTER (earned IN (0.25, 0.5, 1)) AS units
    FROM asked GROUP BY who, school_year, school_id, is_transfer, course_code),
  place AS (
    SELECT who, school_year, school_id, is_transfer,
      CASE WHEN any_value(divisor) > 1 THEN 1 WHEN quantile_disc(credits, 0.5) <= 7.5 THEN 5 ELSE 10 END AS divisor
    FROM course_year GROUP BY who, school_year, school_id, is_transfer
    -- Hours of a college come by threes and fours, and an alternative school gives parts of credits: neither
    -- is another scale for sure.
    HAVING CASE any_value(divisor) WHEN 1 THEN sum(large) >= 3 AND sum(large) > sum(rows) / 2 ELSE sum(units) >= 5
      AND sum(units) = sum(rows) END)
  SELECT taken.file, taken.row_number, place.divisor
  FROM taken JOIN place ON place.who = taken.who AND place.school_year = taken.school_year
    AND place.is_transfer = taken.is_transfer AND place.school_id IS NOT DISTINCT FROM taken.school_id;

-- Local credits of a Carnegie unit, by row. A row without a school is one of the home's.
CREATE MACRO divisor_of(own, local) AS coalesce(own, local, 1);

CREATE VIEW counted AS
  SELECT file, row_number, student, course_of(who, course_code) AS course, course_code, school_year, term, area, points,
    exclude_from_gpa,
    earned / local.divisor AS credits,
    CASE WHEN credits_attempted > 0 THEN credits_attempted / local.divisor
      WHEN earned > 0 AND points > 0 THEN earned / local.divisor ELSE 1 END AS weight
  FROM (
    SELECT kept.*, divisor_of(own.divisor, scaled.divisor) AS divisor
    FROM kept LEFT JOIN scaled ON scaled.school_id = coalesce(kept.school_id, kept.home)
    LEFT JOIN own_divisor AS own ON own.file = kept.file AND own.row_number = kept.row_number) AS local
  WHERE is_counted AND student IS NOT NULL AND (points IS NOT NULL OR earned > 0);

CREATE TABLE grade AS
  -- Nine decimals: binary fractions would put a GPA of exactly 3.3 below the threshold of 3.3.
  WITH computed AS (
    SELECT student, count(*) FILTER (is_graded) AS graded,
      round(sum(points * weight) FILTER (is_graded) / sum(weight) FILTER (is_graded), 9) AS gpa,
      count(DISTINCT (course << 2) | (school_year & 3)) FILTER (is_graded AND points = 0
        AND is_core(area)) AS failed_core_courses
    FROM (SELECT *, points IS NOT NULL AND NOT exclude_from_gpa AS is_graded FROM counted) GROUP BY student),
  stated AS (
    SELECT student, arg_max(cumulative_gpa, (school_year, file, row_number)) AS gpa,
      arg_max({'file': file, 'row_number': row_number}, (school_year, file, row_number)) AS place
    FROM taken WHERE student IS NOT NULL AND cumulative_gpa IS NOT NULL GROUP BY student)
  SELECT student, CASE WHEN coalesce(graded, 0) < 3 THEN coalesce(stated.gpa, computed.gpa)
    ELSE computed.gpa END AS gpa,
    -- The row whose GPA it is.
    CASE WHEN coalesce(graded, 0) < 3 THEN stated.place END AS stated_in,
    coalesce(failed_core_courses, 0)::INTEGER AS failed_core_courses
  FROM computed FULL JOIN stated USING (student);
