import type { Engine } from '../../engine.ts';

/**
 * Reports print their titles again on every page. A row as far above a repeated header as a title is above the first,
 * with the same first text and as many cells, is one: the number of the page and the time may differ. Adds to
 * `between_rows`, which has the repeated headers.
 */
export async function leavePageHeadsOut(engine: Engine, names: readonly string[], headerRow: number): Promise<void> {
  const of = (row: string) => names.map((name) => `${row}.${name}`).join(', ');
  await engine.run(
    'leave out titles of pages',
    `INSERT INTO between_rows SELECT DISTINCT one.row_number, 'file.rows-below-table'
      FROM (SELECT row_number FROM between_rows WHERE code = 'file.repeated-header') AS again
      CROSS JOIN (SELECT * FROM cells WHERE row_number < ${headerRow}) AS title
      JOIN cells AS one ON one.row_number = again.row_number - ${headerRow} + title.row_number
      WHERE coalesce(${of('one')}) = coalesce(${of('title')}) AND list_count([${of('one')}]) = list_count([${of('title')}])
        AND one.row_number NOT IN (SELECT row_number FROM between_rows)`,
  );
}
