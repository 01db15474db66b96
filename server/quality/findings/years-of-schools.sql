-- Years of which a school has no rows, or no ID of the year before, though rows of its own students show that it had
-- them (docs/domain/cohort.md#years-of-schools). Of few students nothing is said, nor where more than a few differ.
CREATE MACRO bit_of(year) AS year_bits(year, year);

CREATE TABLE roster_years AS
  SELECT school_id, bit_or(years) AS years, max(recency) AS newest FROM enrollment WHERE NOT is_outdated
  GROUP BY school_id;
CREATE TABLE transcript_years AS
  SELECT school_id, bit_or(bit_of(school_year)) AS years FROM course_asked WHERE school_id IS NOT NULL
  GROUP BY school_id;

-- Those that another school has.
CREATE TABLE lacking_year AS
  WITH school AS (
    SELECT school_id, years, true AS of_roster FROM roster_years SEMI JOIN long_roster USING (school_id)
    UNION ALL SELECT school_id, years, false FROM transcript_years)
  SELECT school_id, of_roster, year FROM school, range(first_year(), year_ending() + 1) AS of_class (year)
  WHERE years & bit_of(year) = 0 AND bit_of(year) & CASE WHEN of_roster
    THEN (SELECT bit_or(years) FROM roster_years) ELSE (SELECT bit_or(years) FROM transcript_years) END <> 0;

-- Students of the class who were there: by their marks or by the years before and after, or by the roster.
CREATE TABLE student_present AS
  SELECT school_id, of_roster, year, CASE WHEN of_roster THEN enrolled.years & bit_of(year) = 0
    ELSE coalesce(marks.years & (1 << (year % 32)), 0) = 0 END AS is_without
  FROM (
    SELECT DISTINCT school_id, of_roster, year, student AS student_id
    FROM lacking_year JOIN transcript_row AS row USING (school_id)
    WHERE of_roster AND row.school_year = year AND NOT is_transfer
    UNION
    SELECT school_id, of_roster, year, row.student_id
    FROM lacking_year JOIN enrollment AS row USING (school_id)
    WHERE of_roster AND abs(row.school_year - year) = 1
    GROUP BY ALL HAVING count(DISTINCT row.school_year) = 2
    UNION
    SELECT school_id, of_roster, year, row.student_id FROM lacking_year JOIN enrollment AS row USING (school_id)
    WHERE NOT of_roster AND row.years & bit_of(year) <> 0) AS found
  JOIN enrolled USING (student_id)
  LEFT JOIN transcript_of_student AS marks ON marks.student = enrolled.student_id
  WHERE is_class_member;
CREATE TABLE year_without_rows AS
  SELECT school_id, of_roster, year FROM student_present
  GROUP BY ALL HAVING count(*) FILTER (is_without) >= 10 AND count(*) FILTER (is_without) >= 0.9 * count(*);

-- Where all students have new IDs, none of a year is on the roster of the year before, though its students did not
-- graduate. By the home: a student who came from another school has an ID there.
CREATE TABLE unfamiliar_year AS
  SELECT home.school_id, year
  FROM home JOIN enrolled USING (student_id), range(first_year() + 1, year_ending() + 1) AS of_class (year)
  WHERE is_class_member GROUP BY ALL
  HAVING count(*) FILTER (years & bit_of(year - 1) <> 0 AND home.school_year = year - 1 AND grade_level <= 11) >= 20
    AND count(*) FILTER (years & bit_of(year) <> 0 AND grade_level - (home.school_year - year) >= 10) >= 20
    AND count(*) FILTER (years & bit_of(year) <> 0 AND years & bit_of(year - 1) <> 0)
      <= 0.05 * count(*) FILTER (years & bit_of(year) <> 0);
-- Those that are maybe the same have a warning of their own, and so have those whose zeros differ.
CREATE TABLE year_of_new_ids AS
  WITH later AS (
    SELECT DISTINCT row.school_id, year, student_id::VARCHAR AS id
    FROM unfamiliar_year AS strange JOIN enrollment AS row ON row.school_id = strange.school_id
      AND row.school_year = year),
  before AS (
    SELECT DISTINCT year, ltrim(student_id::VARCHAR, '0') AS id
    FROM (SELECT DISTINCT year FROM unfamiliar_year) AS strange JOIN enrollment AS row ON row.school_year = year - 1)
  SELECT school_id, later.year FROM later
  LEFT JOIN before ON before.year = later.year AND before.id = ltrim(later.id, '0')
  WHERE before.id IS NULL
    AND later.id NOT IN (SELECT text FROM maybe_one_person UNION ALL SELECT text FROM doubtful_id)
  GROUP BY ALL HAVING count(*) >= 20;

CREATE TABLE year_finding AS
  SELECT file_of(newest) AS file, 'year.without-rows' AS code, row_of(newest) AS row_number, school_id, year
  FROM year_without_rows JOIN roster_years USING (school_id) WHERE of_roster
  UNION ALL
  SELECT max(file), 'year.without-rows', arg_max(row_number, (file, row_number)), school_id, year
  FROM year_without_rows JOIN transcript_row USING (school_id) WHERE NOT of_roster GROUP BY school_id, year
  UNION ALL
  SELECT file_of(min(recency)), 'year.new-ids', row_of(min(recency)), row.school_id, year
  FROM year_of_new_ids AS new JOIN enrollment AS row ON row.school_id = new.school_id AND row.school_year = year
  GROUP BY row.school_id, year;
