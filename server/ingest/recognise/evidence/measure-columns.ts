import { written } from '#datasets/kit/english.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Engine } from '../../engine.ts';
import type { ReadTable } from '../../read/table.ts';

/** What the cells of a column show without their meaning. */
export interface ColumnEvidence {
  /** Rows that were looked at, blank ones aside. */
  rows: number;
  filled: number;
  different: number;
  /** Filled with zeros alone, which are no id. */
  zeros: number;
}

export type Evidence = (index: number) => ColumnEvidence;

/** More rows than these are looked at in blocks spread over the file: of 20,000,000 rows each column would cost a second. */
export const LOOKED_AT = 20_000;
const BLOCKS = 20;
const COLUMNS_AT_ONCE = 100;

/** One pass over the rows, or over blocks of them, for all columns together. */
export async function measureColumns(
  columns: readonly SourceColumn[],
  table: ReadTable,
  engine: Engine,
): Promise<Evidence> {
  const found = new Map<number, ColumnEvidence>();
  for (let from = 0; from < columns.length; from += COLUMNS_AT_ONCE) {
    const block = columns.slice(from, from + COLUMNS_AT_ONCE);
    const texts = block.map(({ index }) => `${cellText(`c${index}`)} AS c${index}`);
    const counts = block.map(
      ({ index }) =>
        `count(c${index}) AS filled${index}, count(DISTINCT c${index}) AS different${index}, count(*) FILTER (c${index} <> '' AND ltrim(c${index}, '0') = '') AS zeros${index}`,
    );
    const [row] = await engine.rows(
      'measure columns',
      `SELECT count(*) AS rows, ${counts.join(', ')}
        FROM (SELECT ${texts.join(', ')} FROM source WHERE ${someRows(table)})
        WHERE coalesce(${block.map(({ index }) => `c${index}`).join(', ')}) IS NOT NULL`,
    );
    for (const { index } of block)
      found.set(index, {
        rows: Number(row?.rows ?? 0),
        filled: Number(row?.[`filled${index}`] ?? 0),
        different: Number(row?.[`different${index}`] ?? 0),
        zeros: Number(row?.[`zeros${index}`] ?? 0),
      });
  }
  return (index) => found.get(index) ?? { rows: 0, filled: 0, different: 0, zeros: 0 };
}

/** Ranges of row numbers, so that the engine passes over the rows between them; sheets number their rows in ranges of their own. */
function someRows({ rows, sheets }: ReadTable): string {
  if (rows <= LOOKED_AT) return 'true';
  if (sheets.length > 0) return `row_number % ${Math.ceil(rows / LOOKED_AT)} = 0`;
  const [step, size] = [Math.floor(rows / BLOCKS), LOOKED_AT / BLOCKS];
  const starts = Array.from({ length: BLOCKS }, (_, at) => at * step);
  return `(${starts.map((start) => `row_number BETWEEN ${start + 1} AND ${start + size}`).join(' OR ')})`;
}

/** 'filled in 4,047 of 4,050 rows, 4,034 different' */
export function inWords({ rows, filled, different }: ColumnEvidence): string {
  return `filled in ${written(filled)} of ${written(rows)} rows, ${written(different)} different`;
}
