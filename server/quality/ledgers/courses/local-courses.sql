-- The courses of the district as its files name them: one row per school, code and title, whatever was decided of them.
-- `rows`: marks on transcripts, transfers left out; `certain_rows`: those of them whose subject area a file names, by a
-- code or by a word that is one.

CREATE TABLE local_course AS
  WITH on_transcripts AS (
    SELECT coalesce(found.school_id, home) AS school_id, found.course_code, found.title_key, min(found.title) AS title,
      sum(marks.rows) AS rows, sum(CASE WHEN found.is_certain THEN marks.rows ELSE marks.says END) AS certain_rows
    FROM course_marks AS marks JOIN course_taken AS found USING (ref)
    GROUP BY ALL),
  in_catalogs AS (
    SELECT school_id, course_code, coalesce(title_key, '') AS title_key, arg_max(course_title, school_year) AS title,
      arg_max(sced_code, school_year) AS sced_code, max(credits) AS credits, bool_and(is_certain) AS is_certain
    FROM offered GROUP BY ALL),
  -- A school takes courses of another's catalog under the title they have there.
  titles AS (SELECT course_code, title_key, min(title) AS title FROM in_catalogs GROUP BY ALL)
  SELECT coalesce(marks.school_id, listed.school_id) AS school_id,
    coalesce(marks.course_code, listed.course_code) AS course_code,
    coalesce(marks.title_key, listed.title_key) AS title_key,
    coalesce(listed.title, titles.title, marks.title, '') AS title, listed.sced_code, listed.credits,
    coalesce(marks.rows, 0)::INTEGER AS rows, coalesce(marks.certain_rows, 0)::INTEGER AS certain_rows,
    coalesce(listed.is_certain, false) AS is_certain
  FROM on_transcripts AS marks
  FULL JOIN in_catalogs AS listed ON listed.school_id IS NOT DISTINCT FROM marks.school_id
    AND listed.course_code = marks.course_code AND listed.title_key = marks.title_key
  LEFT JOIN titles ON titles.course_code = marks.course_code AND titles.title_key = marks.title_key
  WHERE coalesce(marks.course_code, listed.course_code) IS NOT NULL;
