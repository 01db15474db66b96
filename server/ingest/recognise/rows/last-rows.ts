import type { Engine, Row } from '../../engine.ts';

/** Where the last rows nearly always are. */
const END_ROWS = 2_000;

export interface Lines {
  names: readonly string[];
  /** Row numbers that they are between: below a header, up to the end of a sheet. */
  after: number;
  upTo: number;
}

/**
 * The last filled rows, the last first. Their numbers are found before their cells, and at the end of the file before
 * the whole of it: a sort of rows with a thousand columns needs more memory than there is.
 */
export async function lastRows(engine: Engine, { names, after, upTo }: Lines, most: number): Promise<Row[]> {
  const isFilled = `coalesce(${names.join(', ')}) IS NOT NULL`;
  const within = `row_number > ${after} AND row_number <= ${upTo}`;
  const end = await engine.count('find the end', `SELECT coalesce(max(row_number), 0) FROM cells WHERE ${within}`);
  for (const start of [Math.max(after, end - END_ROWS), after]) {
    const last = await engine.rows(
      'look for totals',
      `SELECT row_number FROM cells WHERE row_number > ${start} AND row_number <= ${upTo} AND ${isFilled} ORDER BY row_number DESC LIMIT ${most}`,
    );
    const [lowest] = last.slice(-1);
    if (!lowest) continue;
    if (last.length === most || start === after)
      return (
        await engine.rows(
          'look at the last rows',
          `SELECT * FROM cells WHERE row_number >= ${Number(lowest.row_number)} AND row_number <= ${upTo} AND ${isFilled}`,
        )
      ).sort((one, other) => Number(other.row_number) - Number(one.row_number));
  }
  return [];
}
