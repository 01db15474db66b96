import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import type { Engine, Row } from '../../engine.ts';
import { lastRows } from './last-rows.ts';

/** Rows at the end that are looked at for totals and remarks. */
const LOOKED_AT = 12;
export const FOOTER = new RegExp(
  anyOf(
    `\\b${oneOf(
      ...['(sub[ -]?)?totals?', 'count', 'records?', 'rows?', 'end of', 'generated', 'printed', 'exported'],
      ...['report', 'page \\d', 'as of', 'confidential', 'run date'],
    )}\\b`,
    ...['^\\W*end\\W*$', '^[-=_+*~#.<>| ]{2,}$'],
  ),
  'i',
);

const OF_WHAT = oneOf(':', '-', '[0-9]', 'for ', 'of ', 'records', 'rows', 'students');
/**
 * 'Subtotal', 'Total:' and 'Total for Lakeview' begin a total however many sums follow; 'Total Fitness' is a course.
 */
export const TOTAL = new RegExp(
  `^((grand|report|page|school|sub)[ -]?)?(totals?|count|sum|average)( *${OF_WHAT}.*)?$`,
  'i',
);

const OF_WHOM = oneOf(
  ...['class', 'course', 'group', 'grade', 'school', 'district', 'state', 'national'],
  ...['overall', 'grand', 'sub', 'total'],
);
const COMPUTED = oneOf(
  ...['totals?', 'counts?', 'sum', 'average', 'avg', 'mean', 'median', 'min(imum)?', 'max(imum)?', 'highest', 'lowest'],
  'st(andar)?d\\.? ?dev(iation)?\\.?',
);
/**
 * What spreadsheet programs and reports compute below a column: 'Median', 'School Average', 'Std Dev:', 'Mean Score'.
 */
const SUMMARY = new RegExp(`^(${OF_WHOM} ?)?${COMPUTED}( scores?)?( (score|of scores?))? *:?$`, 'i');
const NUMBER = /^[-+]?[\d,.]+ ?%?$/;
/** Columns that every row above fills. One that is empty may be a record's mistake. */
const FEWEST_MISSING = 2;

/** In a narrower table a record may have one value. */
const FEWEST_COLUMNS = 4;
const FEWEST_ABOVE = 2;

interface Footers {
  footers: number[];
  /** The row of data above them. */
  last: Row | null;
}

/**
 * From the end upwards, as long as a row has at most two cells and speaks of totals or of the export itself, sums up
 * numbers of the rows above, or has one cell alone that is a remark, or how many rows there are.
 */
export async function footerRows(
  engine: Engine,
  names: readonly string[],
  headerRow: number,
  columns: number,
): Promise<Footers> {
  if (columns < 2) return { footers: [], last: null };
  const rows = await lastRows(engine, { names, after: headerRow, upTo: Number.MAX_SAFE_INTEGER }, LOOKED_AT);
  let end = 0;
  for (const row of rows) {
    const above = rows.slice(end + 1).filter((other) => textsOf(other).length * 2 > columns);
    const isRemark = columns >= FEWEST_COLUMNS && isAloneUnlike(row, above);
    const isFoot = columns === 2 ? isFooterOfPair(row, above) : isFooter(row);
    if (!isFoot && !isRemark && !isSummary(row, above) && !(await isCount(engine, row, above, { names, headerRow })))
      break;
    end += 1;
  }
  const footers = rows.slice(0, end).map(({ row_number }) => Number(row_number));
  return { footers: footers.reverse(), last: rows[end] ?? null };
}

const textsOf = ({ row_number: _, ...cells }: Row): string[] =>
  Object.values(cells).filter((cell) => typeof cell === 'string');

function isFooter(row: Row): boolean {
  const texts = textsOf(row);
  return texts.length <= 2 && FOOTER.test(texts[0] ?? '');
}

/** Every row of two columns has at most two cells, so it has to say more. */
const isFooterOfPair = (row: Row, above: readonly Row[]): boolean =>
  TOTAL.test((textsOf(row)[0] ?? '').trim()) || (isFooter(row) && isAloneUnlike(row, above));

/**
 * 'Median' before numbers alone, in a column of IDs or of other cells with digits, or in a row that has neither a name
 * nor an ID beside it: 'Max' may be someone's name.
 */
function isSummary(row: Row, rowsAbove: readonly Row[]): boolean {
  const [label = '', ...numbers] = textsOf(row).map((cell) => cell.trim());
  if (!SUMMARY.test(label) || numbers.length === 0 || !numbers.every((cell) => NUMBER.test(cell))) return false;
  const above = rowsAbove.filter((other) => !SUMMARY.test(textsOf(other)[0]?.trim() ?? ''));
  if (above.length < FEWEST_ABOVE) return false;
  if (besideIn(row, above).every((cell) => /\d/.test(cell))) return true;
  const missing = Object.keys(row).filter(
    (name) => typeof row[name] !== 'string' && above.every((other) => typeof other[name] === 'string'),
  );
  return missing.length >= FEWEST_MISSING;
}

/** 'SchoolYear is 2023-24' alone in its row, where the rows above have one word in that column: an ID or a code. */
function isAloneUnlike(row: Row, above: readonly Row[]): boolean {
  const [text = '', ...more] = textsOf(row).map((cell) => cell.trim());
  if (more.length > 0 || !/\p{L}{3}/u.test(text) || !/\s/.test(text)) return false;
  const beside = besideIn(row, above);
  return beside.length >= FEWEST_ABOVE && beside.every((cell) => /\d/.test(cell) && !/\s/.test(cell));
}

/** The number of rows above, below longer IDs: what a spreadsheet program counts in a column. */
async function isCount(
  engine: Engine,
  row: Row,
  above: readonly Row[],
  { names, headerRow }: { names: readonly string[]; headerRow: number },
): Promise<boolean> {
  const [text = '', ...more] = textsOf(row).map((cell) => cell.trim());
  if (more.length > 0 || !/^\d{1,7}$/.test(text)) return false;
  const beside = besideIn(row, above);
  if (beside.length < FEWEST_ABOVE || beside.some((cell) => cell.length <= text.length)) return false;
  const rows = `row_number > ${headerRow} AND row_number < ${Number(row.row_number)} AND coalesce(${names.join(', ')}) IS NOT NULL`;
  return (await engine.count('count the rows above', `SELECT count(*) FROM cells WHERE ${rows}`)) === Number(text);
}

/** What the rows above have in the column of the first cell of a row. */
function besideIn(row: Row, above: readonly Row[]): string[] {
  const name = Object.keys(row).find((key) => key !== 'row_number' && typeof row[key] === 'string') ?? '';
  return above.map((other) => String(other[name] ?? '').trim());
}
