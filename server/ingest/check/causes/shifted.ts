import type { Engine, Row } from '../../engine.ts';
import { type Fits, fitsOf, textToFit } from './fits.ts';
import { type FindCause, placedColumns, type Scene } from './scene.ts';

/**
 * Findings that are looked through, and rows that are tried, before all are: a file in which every row has
 * errors costs little more.
 */
const LOOKED_THROUGH = 200_000;
const TRIED = 5_000;

/**
 * Rows whose values are one column away from their header, because a delimiter is one too many or one is missing
 * (docs/domain/files.md#dirt). A row is taken only when, from the first cell that does not fit its header on, at least
 * two do not fit, and at least two, and four of five, fit the header of the neighbor.
 */
export const findShiftedRows: FindCause = async (scene) => {
  const { engine } = scene;
  const counted = `SELECT count(*) AS findings, count_if(code = 'column.swapped') AS swapped FROM finding`;
  const { findings, swapped } = await engine.counts('count findings', counted, ['findings', 'swapped']);
  // Two swapped columns beside each other look shifted; they are named already.
  if (swapped > 0) return [];
  const step = Math.max(1, Math.floor(findings / LOOKED_THROUGH));
  const tried = `${suspectRows(step)} ORDER BY hash(row_number) LIMIT ${TRIED}`;
  // Most files have no such rows, and their cells need not be read.
  const suspects = await engine.count('suspect shifted rows', `SELECT count(*) FROM (${tried})`);
  const columns = suspects === 0 ? [] : tellingColumns(scene);
  const shifted = columns.length < 3 ? [] : await shiftedAmong(scene, columns, tried);
  if (shifted.length === 0) return [];
  await engine.run('make room for shifted rows', 'CREATE TABLE shifted (row_number BIGINT)');
  // Few suspects have all been tried.
  if (step === 1 && suspects < TRIED) await keep(engine, shifted);
  else await keepAmongAll(scene, columns);
  await engine.run(
    'name shifted rows',
    `INSERT INTO finding (code, severity, row_number) SELECT 'row.shifted', 'error', row_number FROM shifted`,
  );
  return [`code <> 'row.shifted' AND row_number IN (SELECT row_number FROM shifted)`];
};

interface Telling {
  index: number;
  fits: Fits;
}

/** From left to right. */
function tellingColumns(scene: Scene): Telling[] {
  return placedColumns(scene)
    .filter(({ column }) => !scene.coded.has(column.name))
    .flatMap(({ column, source: { index } }) => {
      const fits = fitsOf(column, scene.context.schools);
      return fits ? [{ index, fits }] : [];
    })
    .toSorted((one, other) => one.index - other.index);
}

/** Rows with problems under two headers or more; one wrong cell shifts nothing. */
function suspectRows(step: number): string {
  return `SELECT row_number FROM finding
    WHERE row_number IS NOT NULL AND column_name IS NOT NULL AND severity <> 'note' AND row_number % ${step} = 0
    GROUP BY row_number HAVING min(column_name) <> max(column_name)`;
}

/** In parts, so that a file with errors in every row is never in memory as a whole. */
async function keepAmongAll(scene: Scene, columns: readonly Telling[]): Promise<void> {
  const { engine } = scene;
  await engine.run(
    'number suspects',
    `CREATE TABLE suspect AS SELECT row_number, (row_number() OVER (ORDER BY row_number) - 1) // ${TRIED} AS part FROM (${suspectRows(1)})`,
  );
  const parts = await engine.count('count parts of suspects', 'SELECT max(part) + 1 FROM suspect');
  for (let part = 0; part < parts; part++)
    await keep(engine, await shiftedAmong(scene, columns, `SELECT row_number FROM suspect WHERE part = ${part}`));
  await engine.run('leave suspects', 'DROP TABLE suspect');
}

async function keep(engine: Engine, shifted: readonly number[]): Promise<void> {
  if (shifted.length > 0)
    await engine.run('keep shifted rows', `INSERT INTO shifted SELECT unnest([${shifted.join(', ')}])`);
}

/** Numbers of those rows that are shifted. */
async function shiftedAmong(scene: Scene, columns: readonly Telling[], suspects: string): Promise<number[]> {
  const places = columns.flatMap(({ index }) => [index - 1, index, index + 1]);
  const cells = [...new Set(places)].filter((index) => scene.cells.has(`c${index}`));
  const rows = await scene.engine.rows(
    'read suspects',
    `SELECT row_number, ${cells.map((index) => `${textToFit(index)} AS c${index}`).join(', ')}
      FROM source SEMI JOIN (${suspects}) AS suspect USING (row_number)`,
  );
  return rows.filter((row) => isShifted(row, columns)).map(({ row_number }) => Number(row_number));
}

/** Counted from the first cell on that does not fit. */
function isShifted(row: Row, columns: readonly Telling[]): boolean {
  const first = columns.findIndex((column) => fitOf(row, column, 0) === false);
  if (first === -1) return false;
  const [own, right, left] = [0, 1, -1].map((step) => countFits(row, columns.slice(first), step));
  if (!own || own.no < 2) return false;
  return [right, left].some(
    (beside) => beside && beside.yes >= 2 && beside.yes > own.yes && beside.no * 4 <= beside.yes,
  );
}

function countFits(row: Row, columns: readonly Telling[], step: number): { yes: number; no: number } {
  const fits = columns.map((column) => fitOf(row, column, step));
  return { yes: fits.filter((one) => one === true).length, no: fits.filter((one) => one === false).length };
}

/** null where the cell is empty. */
function fitOf(row: Row, { index, fits }: Telling, step: number): boolean | null {
  const text = row[`c${index + step}`];
  return typeof text === 'string' ? fits(text) : null;
}
