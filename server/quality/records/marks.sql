-- What students took, below the table `wanted` of their IDs ($school is their school). Level and CTE come from the
-- catalog row nearest to where and when the course was taken, otherwise from the transcript itself.

taken AS (
  SELECT wanted.id, mark.file, mark.row_number, area, is_course, is_other_level, credits, divisor,
    upper(written.course_code) AS code,
    written.* EXCLUDE (file, row_number, course_code)
  FROM mark JOIN wanted ON wanted.ref = mark.student
  JOIN written_mark AS written ON written.file = mark.file AND written.row_number = mark.row_number
  WHERE mark.home = $school),
listed AS (
  SELECT taken.id, taken.file, taken.row_number, course.course_title, course.level_rank, course.is_cte
  FROM taken JOIN course ON course.course_code = taken.code
  QUALIFY row_number() OVER (PARTITION BY taken.id, taken.file, taken.row_number ORDER BY
    course.school_id IS NOT DISTINCT FROM taken.school_id DESC, course.school_year = taken.school_year DESC,
    course.school_year DESC, course.level_rank DESC, course.course_title) = 1)
SELECT taken.id, taken.file, taken.row_number, taken.student_id AS written_id, taken.school_year, taken.term,
  taken.grade_level,
  taken.code AS course_code, coalesce(taken.course_title, listed.course_title, taken.code, '') AS title, taken.area,
  coalesce(listed.level_rank, CASE taken.course_level WHEN 'AP' THEN 4 WHEN 'IB' THEN 3
    WHEN 'honors' THEN 2 END, 1) AS level_rank,
  coalesce(listed.is_cte, taken.is_cte, false) AS is_cte, taken.final_grade, taken.points, taken.is_course,
  coalesce(taken.is_counted, true) AS is_counted, taken.is_other_level,
  coalesce(taken.exclude_from_gpa, false) AS exclude_from_gpa,
  taken.credits, taken.divisor, nullif(taken.school_id, $school) AS other_school_id,
  CASE WHEN taken.school_id IS NULL THEN taken.school END AS other_school
FROM taken LEFT JOIN listed ON listed.id = taken.id AND listed.file = taken.file
  AND listed.row_number = taken.row_number
ORDER BY taken.id, taken.school_year, taken.area, title, taken.term, taken.file, taken.row_number
