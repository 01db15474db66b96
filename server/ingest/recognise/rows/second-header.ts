import type { Dataset } from '#datasets/kit/dataset.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { MANY_ROWS } from '#datasets/kit/sql/many-rows.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import { type HeaderAmongRows, headersAmong, OF_KEY } from './header-among-rows.ts';

/**
 * Header rows among the data. Rows below one with other columns, or the same in another order,
 * cannot be read by the first.
 */
export interface SecondHeader {
  /** Condition of the rows that are read; null where all are. */
  isRead: string | null;
  /** Rows that are the header again, whatever case or known names it has. */
  again: number[];
  findings: FileFinding[];
}

const NONE: SecondHeader = { isRead: null, again: [], findings: [] };

/** A header is looked for by its first cells; of a wide one this many are compared. */
const KEY_CELLS = 4;
const FEWEST_KEYS = 2;
/** Rows without a digit in this many cells, three of them filled, are not in most tables. */
const WORDED_CELLS = 8;
const STARTS = 2;
const SURE_CELLS = 100;
/** Fewer names of columns may be words of the data, unless the table has no more. */
const FEWEST_NAMES = 3;
const NARROWEST = 2;
const MOST_LIKELY = 1_000;

/**
 * Two exports pasted below each other. Leaves the table `below_second_header(row_number)` where there
 * are rows of another one.
 */
export async function secondHeader(
  engine: Engine,
  filled: string,
  columns: readonly SourceColumn[],
  { dataset, rows, headerRow }: { dataset: Dataset; rows: number; headerRow: number },
): Promise<SecondHeader> {
  const compared = columns.slice(0, SURE_CELLS);
  const names = new Set(compared.map(({ header }) => header).filter((header) => /\p{L}{2}/u.test(header)));
  if (names.size < NARROWEST) return NONE;
  const all = [...names].map(literal).join(', ');
  // An IN of this many is a join, which takes 1 ms to plan.
  const isName = (cell: string) => (rows < MANY_ROWS ? `list_contains([${all}], ${cell})` : `${cell} IN (${all})`);
  const keys = compared
    .slice(0, KEY_CELLS)
    .map(({ index }) => `CAST(coalesce(${isName(`c${index}`)}, false) AS INTEGER)`);
  const worded = compared.slice(0, WORDED_CELLS).map(({ index }) => `c${index}`);
  // Said by the expression, too: nearly every row begins with an ID, and to compare it takes a tenth of the time.
  const startsInDigit = worded.slice(0, STARTS).map((cell) => `coalesce(${cell} >= '0' AND ${cell} < ':', false)`);
  const isWorded = `${worded.map((cell) => `CAST(${cell} IS NOT NULL AS INTEGER)`).join(' + ')} >= ${Math.min(FEWEST_NAMES, names.size)}
      AND NOT (${startsInDigit.join(' OR ')}) AND NOT regexp_matches(concat(${worded.join(', ')}), '[0-9]')`;
  const isOwnKey = compared
    .slice(0, KEY_CELLS)
    .flatMap(({ index, header }) => (OF_KEY.test(header) ? [`coalesce(c${index} = ${literal(header)}, false)`] : []));
  const hasNames = `(${[`${keys.join(' + ')} >= ${FEWEST_KEYS}`, ...isOwnKey].join(' OR ')})`;
  const likely = await engine.rows(
    'look for a second header',
    `SELECT row_number, ${compared.map(({ index }) => `c${index}`).join(', ')} FROM cells
      WHERE (${hasNames} OR (${isWorded})) AND ${filled} ORDER BY ${hasNames} DESC, row_number LIMIT ${MOST_LIKELY}`,
  );
  const kindOf = headersAmong(dataset, compared, headerRow);
  const found = likely.map((row) => ({ row: Number(row.row_number), kind: kindOf(row) }));
  const rowsOf = (kind: HeaderAmongRows) => found.filter((one) => one.kind === kind).map(({ row }) => row);
  const others = rowsOf('other').sort((one, other) => one - other);
  return { ...(others.length ? await below(engine, filled, others) : NONE), again: rowsOf('again') };
}

/** To the end of the sheet that has such a header. */
async function below(
  engine: Engine,
  filled: string,
  found: readonly number[],
): Promise<Pick<SecondHeader, 'isRead' | 'findings'>> {
  const firsts = [...Map.groupBy(found, sheetOf)].map(([sheet, [first = 0]]) => ({ sheet, first }));
  const within = firsts.map(({ sheet, first }) => `row_number BETWEEN ${first} AND ${(sheet + 1) * SHEET_STRIDE - 1}`);
  const headers = firsts.map(({ first }) => first).join(', ');
  await engine.run(
    'set the rows below a second header aside',
    `CREATE TABLE below_second_header AS SELECT row_number FROM cells
      WHERE ${filled} AND (${within.join(' OR ')}) AND row_number NOT IN (${headers})`,
  );
  const count = await engine.count('count rows below a second header', 'SELECT count(*) FROM below_second_header');
  const rows = await engine.rows(
    'list rows below a second header',
    `SELECT row_number FROM below_second_header ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  const finding: FileFinding = {
    code: 'file.second-header',
    rows: rows.map(({ row_number }) => Number(row_number)),
    count,
    value: null,
  };
  return { isRead: `NOT (${within.join(' OR ')})`, findings: count > 0 ? [finding] : [] };
}

const sheetOf = (row: number): number => Math.floor(row / SHEET_STRIDE);
