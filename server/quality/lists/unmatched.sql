-- What finds no counterpart, one row an item and school, so that the rows of a scope add up to the panel's figure.
-- `offered_at` names the schools whose catalog has a CTE course that the own school's lacks: where one of them is in
-- the scope the course is matched. '' stands for no school.

CREATE TABLE unmatched AS
  WITH taken_by AS (
    SELECT home AS school_id, course_code AS item, count(DISTINCT student) AS students
    FROM taken SEMI JOIN unmatched_pathway ON unmatched_pathway.item = taken.course_code WHERE student IS NOT NULL
    GROUP BY ALL),
  item AS (
    SELECT 'students_demographics' AS kind, 'student' AS subject, item, item AS value, NULL AS label, note, school_id,
      1 AS rows,
      1 AS students, file, row_number, nowhere() AS offered_at
    FROM unmatched_student
    UNION ALL
    SELECT 'test_scores', 'score', item, coalesce(student_id, concat_ws(', ', last_name, first_name)),
      CASE WHEN student_id IS NOT NULL THEN nullif(concat_ws(', ', last_name, first_name), '') END,
      CASE WHEN student_id IS NULL THEN 'no_id' END, school_id, rows, 1, file, row_number, nowhere()
    FROM unmatched_score
    UNION ALL
    SELECT 'transcript_courses', 'course', item, item, title, NULL, school_id, rows, students, file, row_number,
      nowhere()
    FROM unmatched_course LEFT JOIN course_title USING (file, row_number)
    UNION ALL
    SELECT 'cte_courses', 'course', item, item, title, NULL, unmatched_pathway.school_id, rows,
      coalesce(taken_by.students, 0), file,
      row_number, offered_at
    FROM unmatched_pathway LEFT JOIN course_title USING (file, row_number) LEFT JOIN taken_by USING (school_id, item)),
  elsewhere AS (
    SELECT item.item, item.school_id, {'value': item.item, 'label': min(course_title), 'reasons': ['other_school'],
      'schools': offered_at} AS candidate
    FROM unmatched_pathway AS item JOIN course ON course.course_code = item.item
    GROUP BY item.item, item.school_id, offered_at),
  likely_of_item AS (
    SELECT item.* EXCLUDE (subject, file) REPLACE (shown_row(item.file, item.row_number) AS row_number), file.file_id,
      list_concat(
        CASE WHEN kind = 'cte_courses' AND elsewhere.candidate IS NOT NULL THEN [elsewhere.candidate] ELSE [] END,
        coalesce(candidates.list, [])) AS likely
    FROM item
    LEFT JOIN candidates ON candidates.subject = item.subject AND candidates.item = item.item
    LEFT JOIN elsewhere ON elsewhere.item = item.item AND elsewhere.school_id IS NOT DISTINCT FROM item.school_id
    LEFT JOIN file ON file.file = item.file)
  -- The schools of candidates in a column of their own: who sees all schools never reads them, nine tenths of what a
  -- list costs where a course is taught at 200 schools.
  SELECT * EXCLUDE (likely),
    list_transform(likely, lambda one: {'value': one.value, 'label': one.label, 'reasons': one.reasons}) AS candidates,
    list_transform(likely, lambda one: one.schools) AS candidate_schools
  FROM likely_of_item;
