import { fits } from './fits.ts';
import { cellOf, type FindCause, placedColumns, type Scene } from './scene.ts';

/** Findings that are looked through, and rows that are tried, before all are: a file in which every row has errors costs little more. */
const LOOKED_THROUGH = 200_000;
const TRIED = 5_000;

/**
 * Rows whose values stand one column beside their header, because a delimiter is one too many or one is missing (docs/domain/files.md#dirt).
 * A row is taken only when, from the first cell that does not fit its header on, at least two do not fit, and at least two, and
 * four of five, fit the header of the neighbor.
 */
export const findShiftedRows: FindCause = async (scene) => {
  const { engine } = scene;
  const columns = tellingColumns(scene);
  if (columns.length < 3) return [];
  // Two swapped columns beside each other look shifted; they are named already.
  if (await engine.count('look for swapped columns', `SELECT count(*) FROM finding WHERE code = 'column.swapped'`))
    return [];
  const step = Math.max(
    1,
    Math.floor((await engine.count('count findings', 'SELECT count(*) FROM finding')) / LOOKED_THROUGH),
  );
  const tried = `${suspectRows(step)} ORDER BY hash(row_number) LIMIT ${TRIED}`;
  // Most files have no such rows, and the query below takes half a second to plan.
  const suspects = await engine.count('suspect shifted rows', `SELECT count(*) FROM (${tried})`);
  if (suspects === 0) return [];
  // Of those that have, most fit their own headers, and what would fit the neighbors takes two thirds of the query.
  if ((await engine.count('look for misfits', `SELECT count(*) FROM (${misfits(columns, tried)})`)) === 0) return [];
  // Few suspects are all tried at once: to plan the query a second time takes as long as the rest of a small file.
  const areAll = step === 1 && suspects < TRIED;
  if (
    !areAll &&
    (await engine.count('try shifted rows', `SELECT count(*) FROM (${shiftedRows(columns, tried)})`)) === 0
  )
    return [];
  await engine.run('find shifted rows', `CREATE TABLE shifted AS ${shiftedRows(columns, suspectRows(1))}`);
  if ((await engine.count('count shifted rows', 'SELECT count(*) FROM shifted')) === 0) return [];
  await engine.run(
    'name shifted rows',
    `INSERT INTO finding (code, severity, row_number) SELECT 'row.shifted', 'error', row_number FROM shifted`,
  );
  return [`code <> 'row.shifted' AND row_number IN (SELECT row_number FROM shifted)`];
};

interface Telling {
  /** Whether the cell under the header, the one to its right and the one to its left look like a value of the column. */
  own: string;
  right: string;
  left: string;
}

function tellingColumns(scene: Scene): Telling[] {
  const at = (index: number) => (scene.cells.has(`c${index}`) ? cellOf(index) : 'CAST(NULL AS VARCHAR)');
  return placedColumns(scene)
    .filter(({ column }) => !scene.coded.has(column.name))
    .toSorted((one, other) => one.source.index - other.source.index)
    .flatMap(({ column, source: { index } }) => {
      const [own, right, left] = [0, 1, -1].map((step) => fits(column, at(index + step)));
      return own && right && left ? [{ own, right, left }] : [];
    });
}

/** Rows with problems under two headers or more; one wrong cell shifts nothing. */
function suspectRows(step: number): string {
  return `SELECT row_number FROM finding
    WHERE row_number IS NOT NULL AND column_name IS NOT NULL AND severity <> 'note' AND row_number % ${step} = 0
    GROUP BY row_number HAVING min(column_name) <> max(column_name)`;
}

/** Rows with at least two cells that do not fit their own header. */
function misfits(columns: readonly Telling[], suspects: string): string {
  return `SELECT row_number FROM (
      SELECT row_number, ${marksOf(columns.map(({ own }) => own))} AS own FROM source SEMI JOIN (${suspects}) AS suspect USING (row_number))
    WHERE ${countOf('own', '0')} >= 2`;
}

const marksOf = (fitting: readonly string[]): string =>
  `concat(${fitting.map((fits) => `coalesce(CAST(CAST(${fits} AS INTEGER) AS VARCHAR), '-')`).join(', ')})`;

const countOf = (name: string, mark: '0' | '1'): string =>
  `(length(${name}) - length(replace(${name}, '${mark}', '')))`;

/**
 * Each row as three texts of '1' (fits), '0' (does not) and '-' (empty), one character a column. Materialized: DuckDB writes an
 * expression out wherever its alias is used, and planned these for half a second.
 */
function shiftedRows(columns: readonly Telling[], suspects: string): string {
  const marks = (pick: (column: Telling) => string) => marksOf(columns.map(pick));
  const moved = (name: string) =>
    `(${countOf(name, '1')} >= 2 AND ${countOf(name, '1')} > ${countOf('own', '1')} AND ${countOf(name, '0')} * 4 <= ${countOf(name, '1')})`;
  return `WITH fit AS MATERIALIZED (
      SELECT row_number, ${marks(({ own }) => own)} AS own, ${marks(({ right }) => right)} AS to_right, ${marks(({ left }) => left)} AS to_left
      FROM source SEMI JOIN (${suspects}) AS suspect USING (row_number)),
    fit_from AS (
      SELECT row_number, own[strpos(own, '0') :] AS own, to_right[strpos(own, '0') :] AS to_right, to_left[strpos(own, '0') :] AS to_left
      FROM fit WHERE contains(own, '0'))
    SELECT row_number FROM fit_from WHERE ${countOf('own', '0')} >= 2 AND (${moved('to_right')} OR ${moved('to_left')})`;
}
