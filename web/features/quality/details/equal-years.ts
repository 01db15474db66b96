import type { PanelAnswer } from '#contract/quality/panels.ts';

type Period = PanelAnswer<'course-catalogs/detail'>['academic_periods'][number];

/** Years whose catalogs are the same are one: '2022-2023, 2023-2024'. In the order of the first of each. */
export function equalYears(periods: readonly Period[]): Period[] {
  const same = Map.groupBy(periods, ({ period: _, ...content }) => JSON.stringify(content));
  return Array.from(same.values()).flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, period: [first, ...others].map(({ period }) => period).join(', ') }],
  );
}
