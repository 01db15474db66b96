import { list, valuesTable } from '#datasets/kit/sql/quote.ts';
import { SLOT_STRIDE } from '../../read/row-key.ts';
import { isOfOthers } from '../places.ts';
import type { FindCause } from './scene.ts';

/**
 * Of several tests in a row some have a date, and the others no column that could hold theirs: a cell that
 * is not there is not empty.
 */
export const findUncoveredSlots: FindCause = async ({ engine, dataset, mapping, places }) => {
  const lacking = dataset.columns.flatMap(({ name }) =>
    places.flatMap((slot, number) => {
      const [own] = [...slot.values()].toSorted((one, other) => one.index - other.index);
      return own && isOfOthers(name, slot, places, mapping) ? [[name, number, own.header]] : [];
    }),
  );
  if (lacking.length === 0) return [];
  await engine.run(
    'name what no column holds',
    `INSERT INTO finding SELECT 'column.not-for-all', 'error', column_name, row_number, of_record
      FROM finding JOIN ${valuesTable('lacking', ['of_column', 'slot', 'of_record'], lacking)}
      ON column_name = of_column AND row_number // ${SLOT_STRIDE} = slot WHERE code = 'cell.empty'`,
  );
  const columns = [...new Set(lacking.map(([name]) => String(name)))];
  return [
    `code = 'cell.empty' AND column_name IN ${list(columns)}
      AND row_number IN (SELECT row_number FROM finding WHERE code = 'column.not-for-all')`,
  ];
};
