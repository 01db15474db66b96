-- Credit once per course and term, whenever it was repeated; band and sports are courses one may repeat.

CREATE TABLE credit_of_course AS
  SELECT course, term, min(area) AS area, max(area) AS other_area, max(credits) AS most, sum(credits) AS total
  FROM counted WHERE credits > 0 GROUP BY course, term;

-- A course that is of one area in one year and of another one in the next. A table: there are few, and the
-- engine would guess many.
CREATE TABLE mixed_course AS SELECT course, term FROM credit_of_course WHERE area <> other_area;
CREATE TABLE mixed_credit AS
  SELECT counted.course, area, credits
  FROM counted JOIN mixed_course AS mixed ON mixed.course = counted.course
    AND mixed.term IS NOT DISTINCT FROM counted.term
  WHERE credits > 0
  QUALIFY is_repeatable(area)
    OR row_number() OVER (PARTITION BY counted.course, counted.term
      ORDER BY credits DESC, school_year, area::VARCHAR, file, row_number) = 1;

CREATE VIEW credit_once AS
  SELECT course, area, CASE WHEN is_repeatable(area) THEN total ELSE most END AS credits
  FROM credit_of_course WHERE area = other_area
  UNION ALL FROM mixed_credit;

CREATE TABLE credit AS
  SELECT home, area, sum(credits) AS credits
  FROM credit_once AS once
  JOIN student ON 2 * enum_code(student.student_id)::BIGINT = once.course >> 32 WHERE in_cohort GROUP BY home, area;

-- By student, for what rule sets ask; `who` as on transcript rows.
CREATE TABLE units_of_student AS
  SELECT course >> 32 AS who,
    coalesce(sum(credits) FILTER (area = 'English Language Arts'::subject_key), 0) AS english,
    coalesce(sum(credits) FILTER (area = 'Mathematics'::subject_key), 0) AS mathematics,
    coalesce(sum(credits) FILTER (area = 'Science'::subject_key), 0) AS science,
    coalesce(sum(credits) FILTER (area = 'Social Studies'::subject_key), 0) AS social_studies,
    coalesce(sum(credits) FILTER (area = 'World Languages'::subject_key), 0) AS languages,
    coalesce(sum(credits) FILTER (area = 'Visual and Performing Arts'::subject_key), 0) AS arts,
    coalesce(sum(credits) FILTER (area = 'Physical and Health Education'::subject_key), 0) AS physical,
    coalesce(sum(credits) FILTER (area = 'Career and Technical Education'::subject_key), 0) AS career,
    coalesce(sum(credits) FILTER (area = 'Computer Science and IT'::subject_key), 0) AS computing,
    coalesce(sum(credits) FILTER (area = 'Military Science'::subject_key), 0) AS military,
    coalesce(sum(credits) FILTER (area = 'Religious Education'::subject_key), 0) AS religion,
    coalesce(sum(credits) FILTER (area = 'Other'::subject_key), 0) AS other_units
  FROM credit_once GROUP BY who;

-- Up to as long as all transcripts together, and asked for no more, nor is the view of it.
DROP TABLE credit_of_course;
