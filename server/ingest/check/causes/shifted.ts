import type { Engine } from '../../engine.ts';
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
  // Most files have no such rows, and what follows takes long to plan.
  const suspects = await engine.count('suspect shifted rows', `SELECT count(*) FROM (${tried})`);
  if (suspects === 0 || !(await lookForShifted(engine, columns, tried))) return [];
  // Few suspects have all been tried.
  const areAll = step === 1 && suspects < TRIED;
  if (!areAll && !(await lookForShifted(engine, columns, suspectRows(1)))) return [];
  await engine.run(
    'name shifted rows',
    `INSERT INTO finding (code, severity, row_number) SELECT 'row.shifted', 'error', row_number FROM shifted`,
  );
  return [`code <> 'row.shifted' AND row_number IN (SELECT row_number FROM shifted)`];
};

interface Telling {
  /** Whether the cell under the header, the one to its right and the one to its left look like a value of the column. */
  own: string;
  to_right: string;
  to_left: string;
}

function tellingColumns(scene: Scene): Telling[] {
  const at = (index: number) => (scene.cells.has(`c${index}`) ? cellOf(index) : 'CAST(NULL AS VARCHAR)');
  return placedColumns(scene)
    .filter(({ column }) => !scene.coded.has(column.name))
    .toSorted((one, other) => one.source.index - other.source.index)
    .flatMap(({ column, source: { index } }) => {
      const [own, right, left] = [0, 1, -1].map((step) => fits(column, at(index + step)));
      return own && right && left ? [{ own, to_right: right, to_left: left }] : [];
    });
}

/** Rows with problems under two headers or more; one wrong cell shifts nothing. */
function suspectRows(step: number): string {
  return `SELECT row_number FROM finding
    WHERE row_number IS NOT NULL AND column_name IS NOT NULL AND severity <> 'note' AND row_number % ${step} = 0
    GROUP BY row_number HAVING min(column_name) <> max(column_name)`;
}

const marksOf = (fitting: readonly string[]): string =>
  `concat(${fitting.map((fits) => `coalesce(CAST(CAST(${fits} AS INTEGER) AS VARCHAR), '-')`).join(', ')})`;

const countOf = (name: string, mark: '0' | '1'): string =>
  `(length(${name}) - length(replace(${name}, '${mark}', '')))`;

/** Rows with at least two cells that do not fit their own header. */
const MISFITS = `SELECT row_number FROM own_fit WHERE ${countOf('own', '0')} >= 2`;

/**
 * Makes the table `shifted` of those among the suspects, and says whether there are any. Each row becomes three texts of '1' (fits), '0' (does not) and
 * '-' (empty), one character a column, each text by a statement of its own: DuckDB writes an expression out wherever its alias is used, and all of them
 * in one took half a second to plan, most of the time of a small file. Of the suspects most fit their own headers, and the neighbors are not asked.
 */
async function lookForShifted(engine: Engine, columns: readonly Telling[], suspects: string): Promise<boolean> {
  const marked = (side: keyof Telling, of: string) =>
    `CREATE OR REPLACE TABLE ${side}_fit AS SELECT row_number, ${marksOf(columns.map((column) => column[side]))} AS ${side}
      FROM source SEMI JOIN (${of}) AS suspect USING (row_number)`;
  await engine.run('look for misfits', marked('own', suspects));
  if ((await engine.count('count misfits', `SELECT count(*) FROM (${MISFITS})`)) === 0) return false;
  await engine.runStep('try the neighbors', [[marked('to_right', MISFITS)], [marked('to_left', MISFITS)]]);
  await engine.run('find shifted rows', `CREATE OR REPLACE TABLE shifted AS ${SHIFTED}; ${LEAVE_NO_FITS}`);
  return (await engine.count('count shifted rows', 'SELECT count(*) FROM shifted')) > 0;
}

const moved = (name: keyof Telling) =>
  `(${countOf(name, '1')} >= 2 AND ${countOf(name, '1')} > ${countOf('own', '1')} AND ${countOf(name, '0')} * 4 <= ${countOf(name, '1')})`;

/** Of a file with errors in every row they are large. */
const LEAVE_NO_FITS = 'DROP TABLE own_fit; DROP TABLE to_right_fit; DROP TABLE to_left_fit';

/** Counted from the first cell on that does not fit. */
const SHIFTED = `SELECT row_number FROM (
    SELECT row_number, own[strpos(own, '0') :] AS own, to_right[strpos(own, '0') :] AS to_right, to_left[strpos(own, '0') :] AS to_left
    FROM own_fit JOIN to_right_fit USING (row_number) JOIN to_left_fit USING (row_number))
  WHERE ${moved('to_right')} OR ${moved('to_left')}`;
