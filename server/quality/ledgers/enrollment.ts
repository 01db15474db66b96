/**
 * Who belongs to the class (domain.md 7.1). `enrollment`: roster rows of the four years in grade 9 or above; `enrolled`: one row per
 * student with the home school and what the conditions of the cohort ask. `year_ending` is the class's last year.
 */
export const enrollment = (yearEnding: number): string => `
  CREATE TABLE enrollment AS
    SELECT file, row_number, student_id, school_id, school_year, grade_level, entry_date, exit_date, exit_kind, status, graduation_year,
      primary_school
    FROM roster WHERE school_year BETWEEN ${yearEnding - 3} AND ${yearEnding} AND grade_level >= 9;

  -- The home is the latest row: year, then entry date, then the primary flag. Every school filter goes by it.
  CREATE TABLE home AS
    WITH latest AS (
      SELECT arg_max(enrollment.rowid, (
        school_year, coalesce(entry_date, DATE '0001-01-01'), coalesce(primary_school, false), file, row_number)) AS position
      FROM enrollment GROUP BY student_id)
    SELECT student_id, school_id, school_year, grade_level, exit_date, exit_kind, status, file, row_number
    FROM enrollment JOIN latest ON latest.position = enrollment.rowid;

  -- A snapshot roster knows the last year only, so the years before are not held against its students.
  CREATE TABLE long_roster AS
    SELECT school_id FROM enrollment GROUP BY school_id HAVING count(DISTINCT school_year) > 1;

  -- An enrollment counts for its own year and, where both ends are known, for each year (1 July to 30 June) it overlaps.
  CREATE TABLE enrolled_year AS
    WITH spell AS (
      SELECT student_id, school_year,
        year(entry_date) + CAST(month(entry_date) >= 7 AS INTEGER) AS from_year,
        year(exit_date) + CAST(month(exit_date) >= 7 AS INTEGER) AS to_year
      FROM enrollment)
    SELECT DISTINCT student_id, unnest(
      CASE WHEN from_year IS NULL OR to_year IS NULL THEN [school_year]
      ELSE list_append(range(greatest(from_year, ${yearEnding - 3}), least(to_year, ${yearEnding}) + 1), school_year) END) AS year
    FROM spell;

  CREATE TABLE enrolled AS
    WITH class AS (
      SELECT student_id,
        coalesce(bool_or(grade_level = 12) FILTER (school_year = ${yearEnding}), false) AS is_senior,
        bool_or(school_year = ${yearEnding}) AS is_in_last_year,
        arg_max(graduation_year, (school_year, coalesce(entry_date, DATE '1900-01-01'), file, row_number))
          FILTER (graduation_year IS NOT NULL) AS graduation_year
      FROM enrollment GROUP BY student_id),
    years AS (SELECT student_id, count(*) AS years FROM enrolled_year GROUP BY student_id)
    SELECT student_id, home.school_id AS home, graduation_year,
      is_senior OR coalesce(graduation_year = ${yearEnding}, NOT is_in_last_year) AS is_class_member,
      CASE WHEN exit_kind = 'graduated' OR status = 'graduated' THEN false
        -- From May on it is the end of the year: one system stamps an exit on every student then.
        WHEN exit_date IS NOT NULL THEN exit_date < DATE '${yearEnding}-05-01'
        ELSE coalesce(exit_kind IN ('transferred out', 'dropped', 'no-show'), false)
          OR coalesce(status IN ('withdrawn', 'no-show'), false) END AS is_withdrawn,
      years = 4 OR long_roster.school_id IS NULL AS has_roster_years
    FROM home JOIN class USING (student_id) JOIN years USING (student_id) LEFT JOIN long_roster USING (school_id);
`;
