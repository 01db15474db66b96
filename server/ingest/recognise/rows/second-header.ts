import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine, Row } from '../../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { SHEET_STRIDE } from '../../read/table.ts';

/** Rows below a second header with other columns, or the same in another order: they cannot be read by the first. */
export interface SecondHeader {
  /** Condition of the rows that are read; null where all are. */
  isRead: string | null;
  findings: FileFinding[];
}

const NONE: SecondHeader = { isRead: null, findings: [] };

/** A header is looked for by its first cells; of a wide one so many are compared. */
const KEY_CELLS = 4;
const FEWEST_KEYS = 2;
const SURE_CELLS = 100;
/** Fewer names of columns may be words of the data. */
const FEWEST_NAMES = 3;
const MOST_LIKELY = 1_000;

/** Two exports pasted below each other. Leaves the table `below_second_header(row_number)` where there are such rows. */
export async function secondHeader(
  engine: Engine,
  filled: string,
  columns: readonly SourceColumn[],
): Promise<SecondHeader> {
  const compared = columns.slice(0, SURE_CELLS);
  const names = new Set(compared.map(({ header }) => header).filter((header) => /\p{L}{2}/u.test(header)));
  if (names.size < FEWEST_NAMES) return NONE;
  const isName = `IN (${[...names].map(literal).join(', ')})`;
  const keys = compared.slice(0, KEY_CELLS).map(({ index }) => `CAST(coalesce(c${index} ${isName}, false) AS INTEGER)`);
  const likely = await engine.rows(
    'look for a second header',
    `SELECT row_number, ${compared.map(({ index }) => `c${index}`).join(', ')} FROM cells
      WHERE ${keys.join(' + ')} >= ${FEWEST_KEYS} AND ${filled} ORDER BY row_number LIMIT ${MOST_LIKELY}`,
  );
  const found = likely.filter((row) => isOtherHeader(row, compared, names)).map(({ row_number }) => Number(row_number));
  return found.length ? below(engine, filled, found) : NONE;
}

/** Most of its cells are names of columns, and one at least is the name of another column than its own, or of one that the first does not have. */
function isOtherHeader(row: Row, columns: readonly SourceColumn[], names: ReadonlySet<string>): boolean {
  const cells = columns.flatMap(({ index, header }) => {
    const text = row[`c${index}`];
    return typeof text === 'string' ? [{ text, header }] : [];
  });
  const named = cells.filter(({ text }) => names.has(text));
  return (
    named.length >= FEWEST_NAMES &&
    named.length * 2 >= cells.length &&
    (named.some(({ text, header }) => text !== header) || cells.some(isAnotherName))
  );
}

/** 'Exit Date' below 'Entry Date'; not the number of a page, nor the same name cut off. */
const isAnotherName = ({ text, header }: { text: string; header: string }): boolean =>
  /^[\p{L}][\p{L} /_.-]+$/u.test(text.trim()) &&
  header.trim() !== '' &&
  !isPartOf(text, header) &&
  !isPartOf(header, text);

const isPartOf = (text: string, other: string): boolean =>
  other.trim().toLowerCase().startsWith(text.trim().toLowerCase());

/** To the end of the sheet that such a header stands on. */
async function below(engine: Engine, filled: string, found: readonly number[]): Promise<SecondHeader> {
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
