import type { PanelName } from '#contract/quality/panels.ts';
import { definePanel, type Panel } from './define-panel.ts';

interface ValueCount {
  value: number;
  times: number;
}

type Histogram = Extract<PanelName, `${string}-histogram`>;

/**
 * A panel of values of the cohort, lowest first. `counted` is a SELECT of (home, value, times): a hundred thousand
 * students share a few thousand grade point averages and sixty SAT scores, so equal ones leave the engine as one row.
 */
export const histogram = <Name extends Histogram>({
  counted,
  ...about
}: Omit<Panel<Name>, 'sql' | 'answer'> & { counted: string }) =>
  definePanel<Name, ValueCount>({
    ...about,
    sql: `
      SELECT scope_key, value, sum(times)::INTEGER AS times
      FROM (${counted}) AS counted JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
      GROUP BY scope_key, value ORDER BY value`,
    // Every histogram has the one shape { scores }; TypeScript does not look it up for a generic name.
    answer: (rows) => ({ scores: spreadOut(rows) }) as ReturnType<Panel<Name>['answer']>,
  });

function spreadOut(rows: readonly ValueCount[]): number[] {
  const scores: number[] = [];
  for (const { value, times } of rows) for (let time = 0; time < times; time++) scores.push(value);
  return scores;
}
