import { join } from 'node:path';
import { identifier, literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../engine.ts';
import type { FileFinding } from '../findings.ts';
import { SLOT_STRIDE } from '../read/row-key.ts';
import { columnNames, type ReadTable } from '../read/table.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { IngestResult } from '../result.ts';

/** Name of the file in the run's folder; its columns are in docs/lake.md. */
export const FAILING_ROWS = 'failing-rows.parquet';

/** Values are shown shortened: a cell can hold a book. */
const SHOWN = 120;

/**
 * Leaves every finding of every row in error, not only the first thousand of a kind: which row, of which school, what.
 * The rows themselves are not copied; whoever downloads them reads the original again (failed-rows.ts). Answers null
 * where no single row is at fault.
 */
export async function saveFailingRows(
  engine: Engine,
  table: ReadTable,
  recognised: RecognisedTable,
): Promise<NonNullable<IngestResult['failing']> | null> {
  const { unreadable = [] } = table;
  const swallowing = unreadable.map((row) => `SELECT ${row}, NULL, 'file.swallowed-rows', NULL, NULL`);
  const all = [
    IN_ERROR,
    ...swallowing,
    ...recognised.findings.flatMap((finding) => unreadRows(finding, table, recognised)),
  ];
  await engine.run('failing rows', `CREATE TABLE failing_row AS ${all.join(' UNION ALL ')}`);
  const rows = await engine.count('count failing rows', 'SELECT count(DISTINCT row_number) FROM failing_row');
  if (rows === 0) return null;
  const parquet = join(engine.folder, FAILING_ROWS);
  await engine.run(
    'save failing rows',
    `COPY (SELECT * FROM failing_row ORDER BY row_number) TO ${literal(parquet)}
      (FORMAT parquet, COMPRESSION zstd, KV_METADATA {header_row: ${literal(String(recognised.headerRow))}})`,
  );
  return { parquet, rows };
}

/**
 * What is shown of a row; of a row whose findings one cause explains, those findings. Slots of
 * one row are one row again.
 */
const IN_ERROR = `
  WITH shown_error AS (SELECT row_number, code, column_name, value FROM shown WHERE severity = 'error' AND row_number IS NOT NULL),
    explained AS (
      SELECT row_number, code, column_name, value
      FROM finding ANTI JOIN shown_error USING (row_number) WHERE severity = 'error' AND row_number IS NOT NULL)
  SELECT row_number % ${SLOT_STRIDE} AS row_number, CAST(school_id AS VARCHAR) AS school_id, code, column_name,
    left(CAST(value AS VARCHAR), ${SHOWN}) AS value
  FROM (FROM shown_error UNION ALL FROM explained) LEFT JOIN (SELECT row_number, school_id FROM typed) USING (row_number)`;

/**
 * Rows that were left out before any check, because they hold more cells than there are headers, or are below
 * other headers: all of them.
 */
function unreadRows({ code }: FileFinding, { width }: ReadTable, { columns, headerRow }: RecognisedTable): string[] {
  if (code === 'file.second-header')
    return [`SELECT row_number, NULL, ${literal(code)}, NULL, NULL FROM below_second_header`];
  if (code !== 'file.more-cells-than-headers') return [];
  const beyond = columnNames(width).slice((columns.at(-1)?.index ?? 0) + 1);
  if (beyond.length === 0) return [];
  return [
    `SELECT row_number, NULL, ${literal(code)}, NULL, NULL FROM cells
      WHERE row_number > ${headerRow} AND coalesce(${beyond.map(identifier).join(', ')}) IS NOT NULL`,
  ];
}
