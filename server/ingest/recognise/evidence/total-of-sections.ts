import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { type Decided, type HeadedTable, textUnder } from '../headed-table.ts';

const LOOKED_AT = 20_000;
/** Of fewer rows nothing follows. */
const FEW_ROWS = 5;
/** Of the rows with all three numbers, this many must add up. */
const NEARLY_ALL = 0.9;

/**
 * 'Composite Score' is the mean of the sections of the ACT, and in files of the SAT their sum. There the rows prove it:
 * Reading and Writing and Math add up to it. Unread, students of whom the file has the total alone would have no score.
 * Answers what was decided.
 */
export async function totalOfSections(
  { engine }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Promise<Decision[]> {
  const source = mapping.get('act_composite');
  const sections = [mapping.get('sat_ebrw'), mapping.get('sat_math')];
  if (!source || sections.includes(undefined) || /\bact\b/i.test(source.header)) return [];
  if (mapping.has('sat_total') || decided.has('sat_total') || decided.has('act_composite')) return [];
  const [reading, math, total] = [...sections, source].map((one) => `TRY_CAST(${textUnder(one)} AS DOUBLE)`);
  const [found] = await engine.rows(
    'total of sections',
    `SELECT count(sum_of + total) AS rows, count(*) FILTER (sum_of = total) AS same
      FROM (SELECT ${reading} + ${math} AS sum_of, ${total} AS total FROM source LIMIT ${LOOKED_AT})`,
  );
  const [rows, same] = [Number(found?.rows), Number(found?.same)];
  if (rows < FEW_ROWS || same < rows * NEARLY_ALL) return [];
  mapping.delete('act_composite');
  mapping.set('sat_total', source);
  return [{ is: 'read-as', header: source.header, column: 'sat_total', because: { is: 'values' } }];
}
