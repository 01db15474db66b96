-- Courses of other schools under a code that the catalogs have for a course of their own: 'Spanish I' under the code of
-- Biology. The title has nothing in common with any of the code, and names another subject, or the row does
-- (docs/domain/matching.md#transcript-courses).

CREATE TABLE transfer_title AS
  SELECT DISTINCT of_course.key AS course_code, row.course_title, row.subject AS says,
    CAST(coalesce(nullif(row.subject, 'Other'), nullif(subject_of_title(row.course_title),
      'Other')) AS subject_key) AS subject
  FROM transcript_written AS row JOIN course_text AS of_course ON of_course.text = row.course_code
  WHERE row.is_transfer AND row.course_title IS NOT NULL AND row.school_year BETWEEN first_year() AND year_ending();

CREATE TABLE foreign_title AS
  WITH listed AS (SELECT DISTINCT course_code, course_title, title_key, subject FROM offered)
  SELECT title.course_code, title.course_title, title.says, title.subject
  FROM transfer_title AS title JOIN listed USING (course_code)
  WHERE title_key(title.course_title) <> '' GROUP BY ALL
  -- A title that names none, or Other, is a course that someone gave this code to.
  HAVING bool_and(coalesce(title.subject <> listed.subject AND listed.title_key <> ''
    AND is_far_title(title.course_title, title_key(title.course_title), listed.course_title, listed.title_key), false));
