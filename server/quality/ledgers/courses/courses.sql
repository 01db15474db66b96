-- The course ledger: one row per school, year and course code of the catalogs. Codes are compared without case,
-- titles by letters and digits alone. Beside it where to look up the subject of a course on a transcript:
-- nearest first. What a person decided of a course (course_decision) outweighs what any file says; a course that
-- is none is in `offered` only.

-- One list has names alone and another the code of each, or writes the national code with its point: both
-- are of the same pathways.
CREATE TABLE pathway_course AS
  WITH named AS (
    SELECT file, row_number, school_id, school_year, course_code,
      regexp_replace(pathway_key, '^(\d\d)\.(\d{4})$', '\1\2') AS pathway_key,
      title_key(pathway_name) AS name
    FROM cte_row),
  code_of_name AS (SELECT name, min(pathway_key) AS code FROM named WHERE pathway_key <> name GROUP BY name
    HAVING min(pathway_key) = max(pathway_key))
  SELECT named.* EXCLUDE (name) REPLACE (coalesce(code, pathway_key) AS pathway_key)
  FROM named LEFT JOIN code_of_name ON code_of_name.name = named.pathway_key;

-- What was decided of a code without its zeros is of the full one, which may have a decision of its own.
CREATE TABLE decided AS
  SELECT key AS course_code, title_key, CAST(subject AS subject_key) AS subject, level_rank, sced_code,
    subject IS NOT NULL AS is_course
  FROM course_decision JOIN (SELECT DISTINCT upper(text) AS text, key FROM course_text) AS code
    ON code.text = course_code
  QUALIFY row_number() OVER (PARTITION BY key, title_key ORDER BY length(course_code) DESC) = 1;

-- Many rows share their words: what is read from words is read once.
CREATE TABLE catalog_word AS
  SELECT course_title, sced_code, subject_area, title_key(course_title) AS title_key,
    -- The file itself names the area: by a code, or by a word that is one.
    coalesce(subject_of_sced(sced_code), known_subject(subject_area)) IS NOT NULL AS is_certain
  FROM (SELECT DISTINCT course_title, sced_code, subject_area FROM catalog);

-- Courses of schools that give the code of a pathway's course to another one: no title that it has in a pathway, or at
-- a school that lists it there, is like theirs. A list without a school is of all schools.
CREATE TABLE unlike_pathway AS
  WITH listed AS (SELECT DISTINCT school_id, course_code FROM pathway_course),
  titled AS (
    SELECT DISTINCT school_id, course_code, course_title, title_key(course_title) AS title_key
    FROM catalog SEMI JOIN listed USING (course_code) WHERE title_key(course_title) <> ''),
  of_pathway AS (
    SELECT course_code, course_title, title_key(course_title) AS title_key FROM cte_row
    WHERE title_key(course_title) <> ''
    UNION SELECT course_code, course_title, title_key FROM titled SEMI JOIN listed USING (school_id, course_code))
  SELECT mine.course_code, mine.title_key
  FROM (SELECT DISTINCT course_code, course_title, title_key FROM titled) AS mine
  JOIN of_pathway AS theirs USING (course_code)
  WHERE mine.course_code NOT IN (SELECT course_code FROM listed WHERE school_id IS NULL)
  GROUP BY mine.course_code, mine.title_key
  HAVING bool_and(is_far_title(mine.course_title, mine.title_key, theirs.course_title, theirs.title_key));

CREATE TABLE offered AS
  WITH pathway_code AS (SELECT DISTINCT course_code, school_year FROM pathway_course)
  SELECT catalog.school_id, catalog.school_year, catalog.course_code, catalog.course_title, word.title_key,
    coalesce(decided.subject, catalog.subject, 'Other'::subject_key) AS subject,
    greatest(CASE level WHEN 'AP' THEN 4 WHEN 'IB' THEN 3 WHEN 'honors' THEN 2
      ELSE 1 END, decided.level_rank) AS level_rank,
    CASE WHEN decided.subject IS NULL THEN coalesce(cte, false)
      ELSE coalesce(is_cte, false) OR decided.subject = 'Career and Technical Education' END
      OR (pathway_code.course_code IS NOT NULL AND unlike.course_code IS NULL) AS is_cte,
    coalesce(decided.is_course, true) AS is_course, word.is_certain, catalog.sced_code, catalog.credits
  FROM catalog
  JOIN catalog_word AS word ON word.course_title IS NOT DISTINCT FROM catalog.course_title
    AND word.sced_code IS NOT DISTINCT FROM catalog.sced_code
      AND word.subject_area IS NOT DISTINCT FROM catalog.subject_area
  LEFT JOIN pathway_code
    ON pathway_code.course_code = catalog.course_code AND pathway_code.school_year = catalog.school_year
  LEFT JOIN unlike_pathway AS unlike ON unlike.course_code = catalog.course_code AND unlike.title_key = word.title_key
  LEFT JOIN decided ON decided.course_code = catalog.course_code AND decided.title_key = word.title_key;

CREATE TABLE course AS
  SELECT school_id, school_year, course_code, course_title, title_key, subject, level_rank, is_cte FROM offered
  WHERE is_course;

-- What a person marked as not a course is not looked for in the catalogs, unless one has another course of that code.
CREATE VIEW pathway_asked AS
  FROM pathway_course
  ANTI JOIN (FROM decided ANTI JOIN (FROM decided WHERE is_course UNION ALL BY NAME SELECT course_code
    FROM course) AS course
    ON course.course_code = decided.course_code) AS no_course ON no_course.course_code = pathway_course.course_code;

CREATE TABLE course_of_year AS
  SELECT school_id, school_year, course_code, min(subject) AS subject, min(title_key) AS title_key,
    bool_and(is_certain) AS is_certain,
    min(sced_code) AS sced_code
  FROM offered GROUP BY ALL;

CREATE TABLE course_of_school AS
  SELECT school_id, course_code, arg_max(subject, school_year) AS subject, arg_max(title_key, school_year) AS title_key,
    arg_max(is_certain, school_year) AS is_certain, arg_max_null(sced_code, school_year) AS sced_code,
    max(school_year) AS school_year
  FROM course_of_year GROUP BY ALL;

CREATE TABLE course_anywhere AS
  SELECT course_code, subject, title_key, is_certain, sced_code, school_year
  FROM course_of_year JOIN school USING (school_id)
  QUALIFY row_number() OVER (PARTITION BY course_code ORDER BY school_year DESC, position) = 1;
