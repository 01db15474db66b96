import type { Engine } from '../engine.ts';
import { SLOT_STRIDE } from '../read/row-key.ts';
import { columnNames, type ReadTable } from '../read/table.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { LeftOut } from '../result.ts';

/**
 * Rows of data that never became a row of `typed`, each under the one reason that comes first: a layout leaves them
 * out, no slot of theirs is filled, or they have no value in a column that is read. Blank rows are not among them.
 */
export async function rowsWithoutRecord(
  engine: Engine,
  { width }: ReadTable,
  { beforeReshape: { view, drops, hasSlots } }: RecognisedTable,
): Promise<LeftOut[]> {
  const key = hasSlots ? `row_number % ${SLOT_STRIDE}` : 'row_number';
  const [all, typed] = [
    await engine.count('count rows', `SELECT count(*) FROM ${view}`),
    await engine.count('count records', `SELECT count(${hasSlots ? `DISTINCT ${key}` : '*'}) FROM typed`),
  ];
  if (all === typed) return [];
  // The few that are left are found by their numbers before their cells are looked at.
  const dropped = drops.map((drop) => `coalesce(${drop}, false)`).join(' OR ') || 'false';
  const [found] = await engine.rows(
    'rows without a record',
    `WITH record AS (SELECT DISTINCT ${key} AS row_number FROM typed),
        rest AS MATERIALIZED (SELECT row_number FROM ${view} ANTI JOIN record USING (row_number))
      SELECT count(*) FILTER (${dropped}) AS layout, count(*) FILTER (NOT (${dropped})) AS others
      FROM ${view} SEMI JOIN rest USING (row_number) WHERE regexp_matches(concat_ws('', ${columnNames(width).join(', ')}), '\\S')`,
  );
  const reasons: LeftOut[] = [
    { reason: 'layout', rows: Number(found?.layout) },
    { reason: hasSlots ? 'no-slot' : 'not-read', rows: Number(found?.others) },
  ];
  return reasons.filter(({ rows }) => rows > 0);
}
