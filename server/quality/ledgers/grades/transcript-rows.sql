-- The rows of transcripts in the four years, narrow: everything that is grouped or joined by is a number, and each
-- value that is kept costs about 20 ns.

-- The code of an enumeration as a number from 1 on, 0 for none.
CREATE MACRO number_of(code) AS coalesce(code::BIGINT + 1, 0);

-- School, year and course as one number: four years in a row differ in their last two bits. Without gaps, for the
-- engine finds what belongs to one of up to a million numbers by its place, in half the time that a hash table takes.
CREATE MACRO asked_ref(school school_key, year INTEGER, course course_key) AS
  (number_of(enum_code(school)) * (SELECT max(number_of(enum_code(key))) + 1
    FROM course_text) + number_of(enum_code(course))) * 4
    + (year & 3);

-- What is asked of each course of a school and year, once, before the rows.
CREATE TABLE course_asked AS
  SELECT *, asked_ref(school_id, school_year, course_code) AS ref
  FROM (
    SELECT DISTINCT of_school.key AS school_id, row.school_year::SMALLINT AS school_year, of_course.key AS course_code
    FROM transcript_written AS row
    LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
    LEFT JOIN course_text AS of_course ON of_course.text = row.course_code
    WHERE row.school_year BETWEEN first_year() AND year_ending()) AS asked;

CREATE TABLE unknown_code AS
  SELECT text, key FROM course_text ANTI JOIN course_anywhere ON course_anywhere.course_code = course_text.key;

-- Only a course that is in no catalog needs the title that transcripts give it. Its number is worked out here: a join
-- by an expression with a subquery would compare every row with every title.
CREATE VIEW unlisted_row AS
  SELECT row.file, row.row_number, row.course_title, asked_ref(of_school.key, row.school_year, unknown.key) AS code_ref
  FROM transcript_written AS row JOIN unknown_code AS unknown ON unknown.text = row.course_code
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
  WHERE row.school_year BETWEEN first_year() AND year_ending();
CREATE TABLE code_title AS
  SELECT code_ref, min(course_title) AS title, coalesce(min(hash(course_title)) < max(hash(course_title)),
    false) AS has_several
  FROM unlisted_row GROUP BY code_ref;

-- Codes such as 999 have many titles, and each is a course of its own (docs/domain/courses.md#course-mapping): the
-- first with the number of the code, the others with numbers behind all of these. Most audits have none of these: a
-- join with nothing ends at once.
CREATE TABLE written_title AS
  WITH keyed AS (
    SELECT DISTINCT code_ref, course_title, coalesce(title_key(course_title), '') AS title_key
    FROM unlisted_row SEMI JOIN (FROM code_title WHERE has_several) AS several USING (code_ref))
  SELECT *, dense_rank() OVER (PARTITION BY code_ref ORDER BY title_key) = 1 AS is_main,
    CASE WHEN is_main THEN code_ref ELSE (SELECT max(ref) FROM course_asked) + dense_rank()
      OVER (ORDER BY code_ref, title_key) END AS ref
  FROM keyed;
-- Foreign courses under a code of the catalogs have numbers behind those.
CREATE TABLE foreign_course AS
  WITH asked AS (
    SELECT row.file, row.row_number::INTEGER AS row_number, of_school.key AS school_id,
      row.school_year::SMALLINT AS school_year, title.course_code,
      title.course_title, title.subject, asked_ref(of_school.key, row.school_year, title.course_code) AS code_ref
    FROM transcript_written AS row JOIN course_text AS of_course ON of_course.text = row.course_code
    JOIN foreign_title AS title ON title.course_code = of_course.key AND title.course_title = row.course_title
      AND title.says IS NOT DISTINCT FROM row.subject
    LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
    WHERE row.is_transfer AND row.school_year BETWEEN first_year() AND year_ending())
  SELECT *, (SELECT max(ref) FROM (SELECT ref FROM course_asked UNION ALL SELECT ref FROM written_title))
    + dense_rank() OVER (ORDER BY code_ref, course_title, subject) AS ref
  FROM asked;

CREATE TABLE retitled AS
  SELECT row.file, row.row_number::INTEGER AS row_number, title.ref
  FROM unlisted_row AS row JOIN (FROM written_title WHERE NOT is_main) AS title
    ON title.code_ref = row.code_ref AND title.course_title IS NOT DISTINCT FROM row.course_title
  UNION ALL SELECT file, row_number, ref FROM foreign_course;
CREATE TABLE title_taken AS
  SELECT code_ref, code_ref AS ref, title FROM code_title WHERE NOT has_several
  UNION ALL SELECT code_ref, ref, min(course_title) FROM written_title GROUP BY code_ref, ref;

CREATE TABLE course_taken AS
  WITH found AS (
    SELECT asked.* REPLACE (coalesce(written.ref, asked.ref) AS ref), anywhere.course_code IS NOT NULL AS is_in_catalog,
      written.title,
      coalesce(of_year.title_key, of_school.title_key, anywhere.title_key, title_key(written.title), '') AS title_key,
      coalesce(of_year.is_certain, of_school.is_certain, anywhere.is_certain, false) AS is_certain,
      coalesce(of_year.subject, of_school.subject, anywhere.subject) AS subject,
      CASE WHEN of_year.course_code IS NOT NULL THEN asked.school_year
        WHEN of_school.course_code IS NOT NULL THEN of_school.school_year ELSE anywhere.school_year END AS catalog_year,
      CASE WHEN of_year.course_code IS NOT NULL THEN of_year.sced_code
        WHEN of_school.course_code IS NOT NULL THEN of_school.sced_code ELSE anywhere.sced_code END AS catalog_sced
    FROM course_asked AS asked
    LEFT JOIN title_taken AS written ON written.code_ref = asked.ref
    LEFT JOIN course_of_year AS of_year ON of_year.school_id = asked.school_id
      AND of_year.school_year = asked.school_year AND of_year.course_code = asked.course_code
    LEFT JOIN course_of_school AS of_school ON of_school.school_id = asked.school_id
      AND of_school.course_code = asked.course_code
    LEFT JOIN course_anywhere AS anywhere ON anywhere.course_code = asked.course_code)
  SELECT found.* REPLACE (coalesce(decided.subject, found.subject) AS subject),
    coalesce(decided.is_course, true) AS is_course,
    decided.level_rank AS decided_level, coalesce(decided.sced_code, catalog_sced) AS sced_code
  FROM found LEFT JOIN decided ON decided.course_code = found.course_code AND decided.title_key = found.title_key
  UNION ALL BY NAME
  SELECT DISTINCT school_id, school_year, course_code, ref, false AS is_in_catalog, course_title AS title,
    title_key(course_title) AS title_key,
    false AS is_certain, subject, true AS is_course
  FROM foreign_course;

CREATE TABLE transcript_row AS
  WITH mark AS (
    SELECT row.file, row.row_number::INTEGER AS row_number, coalesce(second.student, writer.student) AS student,
      coalesce(second.home, writer.home) AS home, coalesce(2 * enum_code(second.student)::INTEGER, writer.who) AS who,
      of_school.key AS school_id, row.school_year::SMALLINT AS school_year, of_course.key AS course_code,
      of_term.key AS term,
      coalesce(row.is_transfer, false) AS is_transfer, of_subject.key AS said_subject,
      CASE WHEN coalesce(row.earns_credit, true) THEN coalesce(row.credits_earned, 0) ELSE 0 END AS earned,
      row.credits_attempted, row.points, row.cumulative_gpa, coalesce(row.mark_level, 5)::TINYINT AS mark_level,
      coalesce(row.is_counted, true) AS is_counted, coalesce(row.exclude_from_gpa, false) AS exclude_from_gpa,
      coalesce(retitled.ref, asked_ref(of_school.key, row.school_year, of_course.key)) AS ref
    FROM transcript_once AS row
    LEFT JOIN retitled ON retitled.file = row.file AND retitled.row_number = row.row_number
    LEFT JOIN transcript_writer AS writer ON writer.file = row.file AND writer.id = row.student_id
    LEFT JOIN second_writer AS second ON second.file = row.file AND second.id = row.other_student_id
    LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
    LEFT JOIN course_text AS of_course ON of_course.text = row.course_code
    LEFT JOIN term_text AS of_term ON of_term.text = row.term
    LEFT JOIN subject_text AS of_subject ON of_subject.text = row.subject
    WHERE row.school_year BETWEEN first_year() AND year_ending())
  SELECT mark.* EXCLUDE (said_subject), coalesce(found.subject, said_subject, 'Other'::subject_key) AS area,
    said_subject IS NOT NULL AS says_subject, found.is_in_catalog, found.is_course
  FROM mark JOIN course_taken AS found ON found.ref = mark.ref;

-- A row that is not of a course enters neither GPA nor credits nor matches.
CREATE VIEW taken AS SELECT * EXCLUDE (is_course) FROM transcript_row WHERE is_course;

-- By home too: the course of a row without a school is one of the student's own.
CREATE TABLE course_marks AS
  SELECT ref, home, count(*) AS rows, count(*) FILTER (says_subject) AS says
  FROM transcript_row WHERE NOT is_transfer AND course_code IS NOT NULL GROUP BY ref, home;

-- Once for each who wrote rows, on the roster or not.
CREATE TABLE transcript_of_writer AS
  SELECT who, any_value(student) AS student,
    -- One bit a year. A year with marks is a year with marks, whatever was decided of its courses.
    bit_or(1 << (school_year % 32)) AS years,
    count(*) FILTER (is_course AND NOT is_transfer) AS rows,
    count(*) FILTER (is_course AND NOT is_transfer AND NOT is_in_catalog) AS open_rows,
    coalesce(min(mark_level) FILTER (is_course) < max(mark_level) FILTER (is_course), false) AS has_levels
  FROM transcript_row WHERE who IS NOT NULL GROUP BY who;

CREATE VIEW transcript_of_student AS SELECT student, years, rows, open_rows FROM transcript_of_writer
WHERE student IS NOT NULL;
