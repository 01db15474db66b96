-- What finds its counterpart, and all of it: students, courses of transcripts, scores, courses of pathways.

SELECT scope_key, 'students' AS kind, count(*) FILTER (has_value) AS matched, count(*) AS total
FROM student JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
WHERE in_cohort GROUP BY scope_key

UNION ALL
SELECT scope_key, 'transcript_courses', sum(rows - open_rows)::INTEGER, sum(rows)::INTEGER
FROM (
  SELECT home, sum(rows) AS rows, sum(open_rows) AS open_rows
  FROM student JOIN transcript_of_student ON student = student_id WHERE in_cohort GROUP BY home)
JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
GROUP BY scope_key

UNION ALL
SELECT scope_key, 'test_scores', count(student), count(*)
FROM sitting JOIN scope ON scope.school_id IS NOT DISTINCT FROM belongs_to
GROUP BY scope_key

UNION ALL
SELECT scope_key, 'cte_courses', count(in_catalog), count(*)
FROM (
  SELECT DISTINCT scope_key, course_code
  FROM pathway_asked JOIN scope ON scope.school_id IS NOT DISTINCT FROM pathway_asked.school_id) AS wanted
LEFT JOIN (
  SELECT DISTINCT scope_key, course_code, true AS in_catalog
  FROM course JOIN scope ON scope.school_id IS NOT DISTINCT FROM course.school_id) AS offered
    USING (scope_key, course_code)
GROUP BY scope_key
