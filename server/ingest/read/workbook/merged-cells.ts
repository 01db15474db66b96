import type { Engine } from '../../engine.ts';

/**
 * Cells that were merged over several rows, and their first column; a file holds their text in the first of them
 * alone. Rows are row keys.
 */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** Of more in a sheet the rest stay as they are. */
export const MOST_MERGED = 100_000;

/**
 * 'B2:C7' -> column 1, rows 2 to 7, since report writers give a column the width of several; null where it is one row.
 */
export function mergedDown(reference: string): MergedCells | null {
  const [, left = '', first = '', right = '', last = ''] =
    /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (left === '' || right === '' || Number(last) <= Number(first)) return null;
  const column = [...left].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, first: Number(first), last: Number(last) };
}

/**
 * Credits and points that were merged may be those of all the rows together; a code, a year or a
 * grade level is that of each.
 */
const MAY_BE_SUM = '^[-+]?[0-9]{0,3}([.,][0-9]+)?%?$';

/** Gives every row of merged cells in the table `cells` their text. Answers how many such cells there are. */
export async function fillDown(
  engine: Engine,
  merged: readonly MergedCells[],
  holdsCodes: (column: number) => boolean,
): Promise<number> {
  let filled = 0;
  for (const [column, same] of Map.groupBy(merged, (one) => one.column)) {
    const values = apart(same)
      .map(({ first, last }) => `(${first}, ${last})`)
      .join(', ');
    await engine.run(
      'read merged cells',
      `CREATE OR REPLACE TABLE merged AS SELECT first, last, c${column} AS text
        FROM (VALUES ${values}) AS range(first, last) JOIN cells ON row_number = first
        WHERE ${holdsCodes(column) ? 'true' : `NOT regexp_matches(trim(c${column}), '${MAY_BE_SUM}')`}`,
    );
    await engine.run(
      'fill merged cells',
      `UPDATE cells SET c${column} = text FROM merged
        WHERE row_number > first AND row_number <= last AND c${column} IS NULL`,
    );
    filled += await engine.count('count merged cells', 'SELECT count(*) FROM merged');
  }
  await engine.run('leave merged cells', 'DROP TABLE IF EXISTS merged');
  return filled;
}

/** A sound workbook has none that overlap; those of any other would be joined with every row many times. */
function apart(merged: readonly MergedCells[]): MergedCells[] {
  let end = 0;
  return merged
    .toSorted((one, other) => one.first - other.first)
    .filter(({ first, last }) => {
      const isApart = first > end;
      if (isApart) end = last;
      return isApart;
    });
}
