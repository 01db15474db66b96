import type { Column } from '#datasets/kit/dataset.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { fits } from './fits.ts';
import { cellOf, columnPhrase, type FindCause, type PlacedColumn, placedColumns, type Scene } from './scene.ts';

/** From this share of the rows on, a column does not hold what its header says. */
const MOSTLY = 0.5;
/** From this share on, a column looks like the other one. */
const NEARLY_ALL = 0.9;
const SAMPLE = 400;
/** Fewer rows are not evidence. */
const FEWEST = 5;

/**
 * Pairs of columns of which each holds what the other's header says: the values of both do not fit their own header and fit the other's. Both are wrong in every row, so every row is in error, once.
 */
export const findSwappedColumns: FindCause = async (scene) => {
  const placed = placedColumns(scene);
  const taken = new Set<string>();
  const explained: string[] = [];
  for (const strange of await strangeColumns(scene, placed)) {
    const other = taken.has(strange.column.name) ? null : await partnerOf(scene, strange, placed);
    if (!other || taken.has(other.name)) continue;
    taken.add(strange.column.name).add(other.name);
    explained.push(await nameSwapped(scene, strange.column, other));
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

/** The one other column that holds this one's values; none where two would do. */
async function partnerOf(scene: Scene, strange: PlacedColumn, placed: readonly PlacedColumn[]): Promise<Column | null> {
  const others = placed.filter(({ column }) => column !== strange.column);
  const [own, ...shares] = await sharesThatFit(scene, strange.column, [strange, ...others]);
  if (own === undefined || own > MOSTLY) return null;
  const giving = others.filter((_, index) => (shares[index] ?? 0) >= NEARLY_ALL);
  const partners = await takersOf(scene, strange, giving);
  return partners.length === 1 ? (partners[0]?.column ?? null) : null;
}

/**
 * Which share of the values of each of these columns fits one column; none where any text fits it. As rows, so that the condition is
 * planned once: beside each other, conditions of a school took 0.3 s of processor time, half of checking a small file.
 */
async function sharesThatFit({ engine }: Scene, column: Column, places: readonly PlacedColumn[]): Promise<number[]> {
  const condition = fits(column, 'value');
  if (condition === null) return [];
  const found = await engine.rows(
    'look for swapped columns',
    `SELECT place, ${share(condition)} AS fitting FROM (
        SELECT unnest(range(${places.length})) AS place, unnest([${places.map(({ source }) => cellOf(source.index)).join(', ')}]) AS value
        FROM ${SAMPLED})
      GROUP BY place ORDER BY place`,
  );
  return found.map(({ fitting }) => Number(fitting));
}

/** Those of the columns whose own headers fit the values of the strange one, and not theirs. Where any text fits, nothing is strange. */
async function takersOf(
  { engine }: Scene,
  { source }: PlacedColumn,
  giving: readonly PlacedColumn[],
): Promise<readonly PlacedColumn[]> {
  if (giving.length === 0) return [];
  const shares = giving.map(({ column, source: own }, index) => {
    const [takes, keeps] = [source, own].map((place) => share(fits(column, cellOf(place.index)) ?? 'NULL'));
    return `${takes} AS takes_${index}, ${keeps} AS keeps_${index}`;
  });
  const [found] = await engine.rows('look for what fits both', `SELECT ${shares.join(', ')} FROM ${SAMPLED}`);
  const shareOf = (name: string) => Number(found?.[name] ?? Number.NaN);
  return giving.filter((_, at) => shareOf(`takes_${at}`) >= NEARLY_ALL && shareOf(`keeps_${at}`) <= MOSTLY);
}

const SAMPLED = `(SELECT * FROM source LIMIT ${SAMPLE})`;

const share = (condition: string) => `avg(CAST(${condition} AS INTEGER))`;

async function nameSwapped({ engine }: Scene, one: Column, other: Column): Promise<string> {
  await engine.run(
    'name swapped columns',
    `INSERT INTO finding (code, severity, column_name, row_number, value)
      SELECT 'column.swapped', 'error', ${literal(one.name)}, row_number, ${literal(columnPhrase(other.name))} FROM typed`,
  );
  return `code <> 'column.swapped' AND column_name IN ${list([one.name, other.name])}`;
}
