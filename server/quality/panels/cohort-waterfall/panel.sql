-- Students by the first condition of the cohort that they do not meet; NULL in the cohort.

SELECT scope_key, step, count(*) AS students
FROM student JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
GROUP BY scope_key, step
