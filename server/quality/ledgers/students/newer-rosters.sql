-- Rows of rosters that a newer roster corrects (docs/domain/students.md#several-rosters): the newer file has another
-- row of the student in the year. Made only where there are several rosters.

CREATE TABLE rostered AS
  SELECT file, school_year, student_id, school_id, bool_or(entry_date IS NOT NULL) AS has_entry,
    bool_or(coalesce(primary_school, true)) AS is_primary
  FROM roster WHERE school_year BETWEEN first_year() AND year_ending() GROUP BY ALL;

CREATE TABLE rostered_again AS
  SELECT older.file, older.school_year, older.student_id, older.school_id, newer.file AS newer,
    newer.school_id AS newer_school,
    newer.has_entry OR NOT older.has_entry AS says_entry, newer.is_primary OR NOT older.is_primary AS is_primary
  FROM rostered AS older JOIN rostered AS newer
    ON newer.student_id = older.student_id AND newer.school_year = older.school_year AND newer.file > older.file;

-- A newer list of the same school and year, and not one of other students that a few have come to,
-- has most of its students.
CREATE TABLE newer_list AS
  WITH listed AS (SELECT file, school_id, school_year, count(*) AS students FROM rostered GROUP BY ALL),
  again AS (SELECT file, school_id, school_year, newer, count(DISTINCT student_id) AS students FROM rostered_again
    GROUP BY ALL)
  SELECT again.file, again.school_id, again.school_year, newer
  FROM again JOIN listed USING (file, school_id, school_year) WHERE again.students * 2 > listed.students;

-- A roster without days of entry cannot correct one that has them: it may not know of the days of exit either.
CREATE TABLE outdated_place AS
  SELECT DISTINCT again.file, again.school_year, again.student_id, again.school_id
  FROM rostered_again AS again
  LEFT JOIN newer_list AS list ON list.file = again.file AND list.school_id = again.school_id
    AND list.school_year = again.school_year AND list.newer = again.newer
  -- What the older roster has beside the school of the newer one is another enrollment, and not a mistake.
  LEFT JOIN rostered AS beside ON beside.file = again.file AND beside.student_id = again.student_id
    AND beside.school_year = again.school_year AND beside.school_id = again.newer_school
  WHERE says_entry AND (again.newer_school = again.school_id
    OR (list.file IS NOT NULL AND beside.file IS NULL AND again.is_primary));
