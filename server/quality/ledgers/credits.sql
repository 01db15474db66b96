-- Credit once per course and term, whenever it was repeated; band and sports are courses one may repeat.

CREATE TABLE credit_of_course AS
  SELECT course, term, min(area) AS area, max(area) AS other_area, max(credits) AS most, sum(credits) AS total
  FROM counted WHERE credits > 0 GROUP BY course, term;

-- A course that is of one area in one year and of another one in the next. A table: there are few, and the engine would guess many.
CREATE TABLE mixed_course AS SELECT course, term FROM credit_of_course WHERE area <> other_area;
CREATE TABLE mixed_credit AS
  SELECT counted.course, area, credits
  FROM counted JOIN mixed_course AS mixed ON mixed.course = counted.course AND mixed.term IS NOT DISTINCT FROM counted.term
  WHERE credits > 0
  QUALIFY is_repeatable(area)
    OR row_number() OVER (PARTITION BY counted.course, counted.term ORDER BY credits DESC, school_year, file, row_number) = 1;

CREATE TABLE credit AS
  SELECT home, area, sum(credits) AS credits
  FROM (
    SELECT course, area, CASE WHEN is_repeatable(area) THEN total ELSE most END AS credits
    FROM credit_of_course WHERE area = other_area
    UNION ALL FROM mixed_credit) AS once
  JOIN student ON 2 * enum_code(student.student_id)::BIGINT = once.course >> 32 WHERE in_cohort GROUP BY home, area;

-- Up to as long as all transcripts together, and asked for no more.
DROP TABLE credit_of_course;
