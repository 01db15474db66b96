import { written } from '#datasets/kit/english.ts';
import type { Engine } from '../../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { columnNames } from '../../read/table.ts';
import type { ReshapePlan } from './reshape-plan.ts';

/**
 * What is to be said of the rows that a layout leaves out, each under the first of its reasons that holds: a line of the overview, and a finding where
 * the file does not prove the reason.
 */
export async function droppedRows(
  engine: Engine,
  { drops }: ReshapePlan,
  width: number,
): Promise<{ facts: string[]; findings: FileFinding[] }> {
  if (drops.length === 0) return { facts: [], findings: [] };
  const nth = `CASE ${drops.map(({ condition }, index) => `WHEN ${condition} THEN ${index}`).join(' ')} END`;
  const from = `FROM source_of_file WHERE regexp_matches(concat_ws('', ${columnNames(width).join(', ')}), '\\S')`;
  const counted = await engine.rows(
    'count dropped rows',
    `SELECT ${nth} AS nth, count(*) AS rows ${from} GROUP BY nth`,
  );
  const counts = new Map(counted.map(({ nth: index, rows }) => [index, Number(rows)]));
  const facts: string[] = [];
  const findings: FileFinding[] = [];
  for (const [index, { words, doubt }] of drops.entries()) {
    const count = counts.get(index);
    if (!count) continue;
    facts.push(`Left out: ${written(count)} ${count === 1 ? words.replace('rows', 'row') : words}`);
    if (!doubt) continue;
    const rows = await engine.rows(
      'list dropped rows',
      `SELECT row_number ${from} AND ${nth} = ${index} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
    );
    findings.push({ code: doubt, rows: rows.map(({ row_number }) => Number(row_number)), count, value: null });
  }
  return { facts, findings };
}
