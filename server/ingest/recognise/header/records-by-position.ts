import type { Dataset } from '#datasets/kit/dataset.ts';
import type { RecordLayout } from '#datasets/kit/layouts/record-layout.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import type { ReadTable } from '../../read/table.ts';

/**
 * From this share of the rows on the values of a position are what they must be; the others are errors of their rows.
 */
const NEARLY_ALL = 0.9;

/**
 * The layout of a file without a header row, where its records are known and the values of every position fit; null
 * where none or two do. `first` is the first row of the file.
 */
export async function recordsByPosition(
  { records = [] }: Dataset,
  table: ReadTable,
  first: readonly string[],
  engine: Engine,
): Promise<RecordLayout | null> {
  const record = first[0]?.trim();
  const fitting: RecordLayout[] = [];
  for (const layout of records.filter((one) => one.record === record))
    if (await isFitting(layout, table, engine)) fitting.push(layout);
  const [found, ...more] = fitting;
  return found && more.length === 0 ? found : null;
}

async function isFitting(layout: RecordLayout, table: ReadTable, engine: Engine): Promise<boolean> {
  const { record, headers, fits, mayBeEmpty = [] } = layout;
  const positions = [...Object.keys(headers), ...Object.keys(fits)].map(Number);
  if (Math.max(...positions) > table.width) return false;
  const conditions = Object.entries(fits).map(([position, pattern]) => {
    const cell = `trim(coalesce(c${Number(position) - 1}, ''))`;
    const isEmpty = mayBeEmpty.includes(Number(position)) ? `${cell} = '' OR ` : '';
    return `(${isEmpty}regexp_full_match(${cell}, ${literal(pattern)}))`;
  });
  const shares = [`trim(c0) = ${literal(record)}`, ...conditions].map(
    (condition) => `avg(CAST(${condition} AS INTEGER))`,
  );
  const [found] = await engine.rows(
    'look at positions',
    `SELECT list_min([${shares.join(', ')}]) AS least FROM cells WHERE c0 IS NOT NULL`,
  );
  return Number(found?.least ?? 0) >= NEARLY_ALL;
}

/** The header row that the file does not have. */
export function headersOf({ headers }: RecordLayout, width: number): string[] {
  return Array.from({ length: width }, (_, index) => headers[index + 1] ?? '');
}

/** Shown with the file: no one is to think that the headers were in it. */
export const readByPosition = ({ name }: RecordLayout): OverviewLine => ({ is: 'by-position', layout: name });
