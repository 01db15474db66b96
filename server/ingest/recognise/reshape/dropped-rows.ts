import type { LayoutReason, OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { Engine } from '../../engine.ts';
import { columnNames } from '../../read/table.ts';

/** Rows that a layout leaves out, by a condition over their cells. */
export interface DroppedRows {
  reason: LayoutReason;
  condition: string;
}

/** A line of the overview for the rows that a layout leaves out, each under the first of its reasons that holds. */
export async function droppedRows(
  engine: Engine,
  drops: readonly DroppedRows[],
  width: number,
): Promise<OverviewLine[]> {
  if (drops.length === 0) return [];
  const nth = `CASE ${drops.map(({ condition }, index) => `WHEN ${condition} THEN ${index}`).join(' ')} END`;
  const counted = await engine.rows(
    'count dropped rows',
    `SELECT ${nth} AS nth, count(*) AS rows FROM source_of_file WHERE regexp_matches(concat_ws('', ${columnNames(width).join(', ')}), '\\S')
      GROUP BY nth`,
  );
  const counts = new Map(counted.map(({ nth: index, rows }) => [index, Number(rows)]));
  return drops.flatMap(({ reason }, index): OverviewLine[] => {
    const count = counts.get(index);
    return count ? [{ is: 'layout-leaves-out', rows: count, reason }] : [];
  });
}
