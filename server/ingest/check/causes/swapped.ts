import type { Column } from '#datasets/kit/dataset.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import type { Row } from '../../engine.ts';
import { type Fits, fitsOf, textToFit } from './fits.ts';
import { columnPhrase, type FindCause, type PlacedColumn, placedColumns, type Scene } from './scene.ts';

/** From this share of the rows on, a column does not hold what its header says. */
const MOSTLY = 0.5;
/** From this share on, a column looks like the other one. */
const NEARLY_ALL = 0.9;
const SAMPLE = 400;
/** Fewer rows are not evidence. */
const FEWEST = 5;

/**
 * Pairs of columns of which each holds what the other's header says: the values of both do not fit their own header and
 * fit the other's. Both are wrong in every row, so every row is in error, once.
 */
export const findSwappedColumns: FindCause = async (scene) => {
  const placed = placedColumns(scene);
  const strange = await strangeColumns(scene, placed);
  if (strange.length === 0) return [];
  const sample = await sampleOf(scene, placed);
  const taken = new Set<string>();
  const explained: string[] = [];
  for (const one of strange) {
    const other = taken.has(one.column.name) ? null : partnerOf(scene, one, placed, sample);
    if (!other || taken.has(other.name)) continue;
    taken.add(one.column.name).add(other.name);
    explained.push(await nameSwapped(scene, one.column, other));
  }
  return explained;
};

/** Columns of which most rows are found fault with. */
async function strangeColumns({ engine }: Scene, placed: readonly PlacedColumn[]): Promise<PlacedColumn[]> {
  const found = await engine.rows(
    'look for strange columns',
    `SELECT column_name, count(*) AS bad, (SELECT count(*) FROM typed) AS total FROM finding
      WHERE row_number IS NOT NULL AND column_name IS NOT NULL AND severity <> 'note' AND code <> 'cell.empty'
      GROUP BY column_name HAVING bad >= ${FEWEST} AND bad >= total * ${MOSTLY} ORDER BY bad DESC, column_name LIMIT 4`,
  );
  return found.flatMap(({ column_name }) => placed.find(({ column }) => column.name === column_name) ?? []);
}

async function sampleOf({ engine }: Scene, placed: readonly PlacedColumn[]): Promise<Row[]> {
  const cells = [...new Set(placed.map(({ source }) => source.index))];
  return await engine.rows(
    'sample rows',
    `SELECT ${cells.map((index) => `${textToFit(index)} AS c${index}`).join(', ')} FROM (SELECT * FROM source LIMIT ${SAMPLE})`,
  );
}

/**
 * The one other column that holds this one's values, and whose own header fits these and not those under it;
 * none where two would do.
 */
function partnerOf(
  { context }: Scene,
  strange: PlacedColumn,
  placed: readonly PlacedColumn[],
  sample: readonly Row[],
): Column | null {
  const shareOf = (fits: Fits | null, { source }: PlacedColumn) => shareThatFits(fits, sample, source.index);
  const own = fitsOf(strange.column, context.schools);
  // Where any text fits, nothing is strange.
  if (!(shareOf(own, strange) <= MOSTLY)) return null;
  const partners = placed.filter((other) => {
    if (other.column === strange.column || !(shareOf(own, other) >= NEARLY_ALL)) return false;
    const fits = fitsOf(other.column, context.schools);
    return shareOf(fits, strange) >= NEARLY_ALL && shareOf(fits, other) <= MOSTLY;
  });
  return partners.length === 1 ? (partners[0]?.column ?? null) : null;
}

/** Of the cells that are not empty; not a number where any text fits, or there are none. */
function shareThatFits(fits: Fits | null, sample: readonly Row[], index: number): number {
  if (!fits) return Number.NaN;
  const texts = sample.flatMap((row) => row[`c${index}`] ?? []).filter((cell) => typeof cell === 'string');
  return texts.filter(fits).length / texts.length;
}

async function nameSwapped({ engine }: Scene, one: Column, other: Column): Promise<string> {
  await engine.run(
    'name swapped columns',
    `INSERT INTO finding (code, severity, column_name, row_number, value)
      SELECT 'column.swapped', 'error', ${literal(one.name)}, row_number, ${literal(columnPhrase(other.name))} FROM typed`,
  );
  return `code <> 'column.swapped' AND column_name IN ${list([one.name, other.name])}`;
}
