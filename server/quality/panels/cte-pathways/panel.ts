import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { definePanel } from '../define-panel.ts';
import { count } from '../headline.ts';

interface Counts {
  catalogs: number;
  courses: number;
  pathways: number;
}

export const cteSummary = definePanel<'cte-pathways/summary', Counts>({
  name: 'cte-pathways/summary',
  needs: ['CTE_PATHWAY_CATALOG'],
  shows: ['CTE_PATHWAY_CATALOG'],
  sql: sqlFile('./panel.sql', import.meta.url),
  answer: ([counts]) => ({
    cte_catalogs_count: counts?.catalogs ?? 0,
    cte_eligible_courses_count: counts?.courses ?? 0,
    cte_pathways_count: counts?.pathways ?? 0,
  }),
  headlines: ({ cte_catalogs_count, cte_eligible_courses_count, cte_pathways_count }) => [
    count('cte_catalogs_count', 'CTE files', cte_catalogs_count),
    count('cte_eligible_courses_count', 'CTE courses', cte_eligible_courses_count),
    count('cte_pathways_count', 'CTE pathways', cte_pathways_count),
  ],
});
