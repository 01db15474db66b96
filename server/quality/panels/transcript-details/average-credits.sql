-- Credits of an area over all students of the cohort, and the local credits per Carnegie unit of each school. Nine
-- decimals first: binary fractions that are added in another order would put 12.125 below the half.

WITH cohort AS (SELECT home, count(*) AS students FROM student WHERE in_cohort GROUP BY home),
students AS (
  SELECT scope_key, sum(students) AS students FROM cohort JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
  GROUP BY scope_key)
SELECT scope_key, 'subject' AS kind, CAST(area AS VARCHAR) AS name,
  round(round(sum(credits), 9) / any_value(students), 2) AS value
FROM credit JOIN scope ON scope.school_id IS NOT DISTINCT FROM home JOIN students USING (scope_key)
GROUP BY scope_key, area

UNION ALL
SELECT scope_key, 'divisor', name, divisor
FROM divisor JOIN school USING (school_id) JOIN scope USING (school_id)
WHERE EXISTS (FROM course_taken WHERE is_course)
ORDER BY kind, name
