-- One roster may have a student with and without leading zeros: lists of several years were put together, and a
-- spreadsheet program had opened some of them (docs/domain/students.md#several-rosters). `zeros_lost` has the short IDs
-- with the full ones of the same student.

CREATE TABLE zeros_lost AS
  WITH width AS (SELECT file, max(length(student_id)) AS width FROM roster_written WHERE starts_with(student_id, '0')
    GROUP BY file),
  -- Few rosters have any: what follows then costs nothing.
  short AS MATERIALIZED (
    SELECT DISTINCT file, student_id AS text
    FROM roster_written JOIN width USING (file) WHERE NOT starts_with(student_id, '0') AND length(student_id) < width),
  pair AS MATERIALIZED (
    SELECT text, max(student_id) AS same_as
    FROM roster_written AS row JOIN short ON short.file = row.file AND short.text = ltrim(student_id, '0')
    WHERE starts_with(student_id, '0')
    GROUP BY text HAVING count(DISTINCT student_id) = 1),
  person AS (
    SELECT student_id AS id, file, school_year, birth_date, state_student_id AS state, name_key(last_name) AS last,
      name_key(first_name) AS first
    FROM roster_written SEMI JOIN (SELECT text FROM pair UNION ALL SELECT same_as FROM pair) AS asked
      ON asked.text = student_id)
  SELECT pair.text, pair.same_as
  FROM pair JOIN person AS one ON one.id = pair.text JOIN person AS other ON other.id = pair.same_as
  GROUP BY pair.text, pair.same_as
  -- A list that has both in one year tells two students apart.
  HAVING NOT bool_or(one.file = other.file AND coalesce(one.school_year = other.school_year, true))
    AND coalesce(bool_and(is_alike(one.last, other.last) AND is_alike(one.first, other.first)),
      bool_and(one.birth_date = other.birth_date), false)
    AND NOT coalesce(bool_or(one.birth_date <> other.birth_date OR one.state <> other.state
      OR has_other_names(one, other)), false);
