import { definePanel } from './panel.ts';

interface Counts {
  catalogs: number;
  courses: number;
  pathways: number;
}

export const cteSummary = definePanel<'cte-pathways/summary', Counts>({
  name: 'cte-pathways/summary',
  question: 'What do the CTE files hold?',
  formula: 'Files in use that cover the school; different course codes and different pathways over all years.',
  needs: ['CTE_PATHWAY_CATALOG'],
  shows: ['CTE_PATHWAY_CATALOG'],
  sql: () => `
    WITH files AS (
      SELECT scope_key, count(DISTINCT file) AS catalogs
      FROM covered JOIN scope USING (school_id) WHERE type = 'CTE_PATHWAY_CATALOG' GROUP BY scope_key),
    courses AS (
      SELECT scope_key, count(DISTINCT course_code) AS courses, count(DISTINCT pathway_key) AS pathways
      FROM pathway_course JOIN scope ON scope.school_id IS NOT DISTINCT FROM pathway_course.school_id GROUP BY scope_key)
    SELECT scope_key, coalesce(catalogs, 0) AS catalogs, coalesce(courses, 0) AS courses, coalesce(pathways, 0) AS pathways
    FROM files FULL JOIN courses USING (scope_key)`,
  answer: ([counts]) => ({
    cte_catalogs_count: counts?.catalogs ?? 0,
    cte_eligible_courses_count: counts?.courses ?? 0,
    cte_pathways_count: counts?.pathways ?? 0,
  }),
});
