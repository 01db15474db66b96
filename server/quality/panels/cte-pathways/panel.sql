-- Files in use that cover a school of the scope, and the different codes and pathways they name.

WITH files AS (
  SELECT scope_key, count(DISTINCT file) AS catalogs
  FROM covered JOIN scope USING (school_id) WHERE type = 'CTE_PATHWAY_CATALOG' GROUP BY scope_key),
courses AS (
  SELECT scope_key, count(DISTINCT course_code) AS courses, count(DISTINCT pathway_key) AS pathways
  FROM pathway_course JOIN scope ON scope.school_id IS NOT DISTINCT FROM pathway_course.school_id GROUP BY scope_key)
SELECT scope_key, coalesce(catalogs, 0) AS catalogs, coalesce(courses, 0) AS courses, coalesce(pathways, 0) AS pathways
FROM files FULL JOIN courses USING (scope_key)
