import type { Column, Mark } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { confirmedValues } from '../reading/confirmed-values.ts';
import { markReading } from '../reading/marks.ts';
import { type Reading, readByTexts, readingTable, textColumn, textOfReading, unreadableWhen } from './reading.ts';

/**
 * A mark, its points (`<name>_points`) and whether it can earn credit (`<name>_earns`); `<name>_is_empty`
 * where the cell holds nothing.
 */
export function readMark(
  column: Column,
  marks: readonly Mark[],
  { confirmed }: Pick<IngestContext, 'confirmed'>,
): Reading {
  const table = readingTable(column);
  return {
    ...readByTexts(column, markReading(marks, confirmedValues(column, confirmed))),
    extras: [
      { name: `${column.name}_points`, type: 'DOUBLE', sql: `${table}.points` },
      { name: `${column.name}_earns`, type: 'BOOLEAN', sql: `${table}.earns` },
      { name: `${column.name}_is_empty`, type: 'BOOLEAN', sql: `${textOfReading(column)} IS NULL` },
    ],
    problems: [unreadableWhen(column, 'mark.unknown')],
    remarks: [
      {
        code: 'mark.starred',
        select: `SELECT min(text) AS value FROM ${table} WHERE contains(text, '*') AND value IS NOT NULL HAVING count(*) > 0`,
        onlyIf: `bool_or(contains(${textColumn(column)}, '*'))`,
      },
    ],
  };
}
