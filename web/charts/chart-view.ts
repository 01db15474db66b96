import { useState } from 'react';

/** A chart can always be read as a table of the same numbers. */
export type ChartView = 'chart' | 'table';

const keyOf = (id: string) => `portal.chart-view.${id}`;

/** The person's choice for one chart, kept in this browser. `id` is stable and names no school or person. */
export function useChartView(id: string): readonly [ChartView, (view: ChartView) => void] {
  const [view, setView] = useState<ChartView>(() => (localStorage.getItem(keyOf(id)) === 'table' ? 'table' : 'chart'));
  const choose = (next: ChartView) => {
    localStorage.setItem(keyOf(id), next);
    setView(next);
  };
  return [view, choose];
}
