import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from './engine.ts';
import { type FileFinding, type FileFindingCode, KEPT_ROWS } from './findings.ts';

export interface RowsBetween {
  /** Condition of the rows that are data; null where every row is. */
  isData: string | null;
  findings: FileFinding[];
}

/**
 * Rows among the data that are none: the header row again, as printed reports repeat it on every page, and totals of a page, a
 * group or an earlier sheet. A total has at most two cells filled and speaks of totals. Leaves table `between_rows(row_number, code)`
 * where there are any.
 */
export async function rowsBetween(
  engine: Engine,
  {
    filled,
    names,
    headerRow,
    columns,
    total,
  }: {
    filled: string;
    names: readonly string[];
    headerRow: number;
    columns: readonly SourceColumn[];
    /** Regular expression (RE2) of the first cell of a total. */
    total: string;
  },
): Promise<RowsBetween> {
  if (columns.length < 3) return { isData: null, findings: [] };
  const header = columns.map(
    ({ index }) => `c${index} = (SELECT c${index} FROM cells WHERE row_number = ${headerRow})`,
  );
  // Of the first four columns such a row fills at most two; most rows end here.
  const first = names.slice(0, 4);
  const few = (cells: readonly string[]) => cells.map((cell) => `CAST(${cell} IS NOT NULL AS INTEGER)`).join(' + ');
  const isTotal = `${few(first)} <= 2 AND ${few(names)} <= 2 AND regexp_matches(coalesce(${names.join(', ')}), ${literal(total)}, 'i')`;
  await engine.run(
    'look between the rows',
    `CREATE TABLE between_rows AS
      SELECT row_number, 'file.repeated-header' AS code FROM cells WHERE ${filled} AND ${header.join(' AND ')}
      UNION ALL SELECT row_number, 'file.rows-below-table' FROM cells WHERE ${filled} AND ${isTotal}`,
  );
  const findings = [
    ...(await findingsOf(engine, 'file.repeated-header')),
    ...(await findingsOf(engine, 'file.rows-below-table')),
  ];
  const isData = findings.length ? 'row_number NOT IN (SELECT row_number FROM between_rows)' : null;
  return { isData, findings };
}

async function findingsOf(engine: Engine, code: FileFindingCode): Promise<FileFinding[]> {
  const from = `FROM between_rows WHERE code = ${literal(code)}`;
  const count = await engine.count('count rows between', `SELECT count(*) ${from}`);
  if (count === 0) return [];
  const rows = await engine.rows(
    'list rows between',
    `SELECT row_number ${from} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  return [{ code, rows: rows.map(({ row_number }) => Number(row_number)), count, value: null }];
}
