import type { FileFindingCode } from '#datasets/kit/findings/file-findings.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import type { Heading } from '../../read/table.ts';
import { TOTAL } from './footer-rows.ts';
import { FEWEST_OF_HEADING, headingsOf, isLabeled, MOST_OF_FOOT } from './group-headings.ts';
import { leavePageHeadsOut } from './page-heads.ts';

export interface RowsBetween {
  /** Condition of the rows that are data; null where every row is. */
  isData: string | null;
  /** Those that mean something, in the order of the file. */
  headings: Heading[];
  findings: FileFinding[];
}

interface Between {
  filled: string;
  names: readonly string[];
  headerRow: number;
  columns: readonly SourceColumn[];
  /** Rows that are the header in other words (second-header.ts). */
  again: readonly number[];
  /** Regular expression (RE2) of the first cell of a total. */
  total: string;
  /** Those of some texts that are headings of groups and say something of the rows below them. */
  meantOf: (texts: readonly string[]) => readonly string[];
}

/**
 * Rows among the data that are not data: the header row again, as printed reports repeat it on every page, and totals
 * of a page, a group or an earlier sheet. A total has at most two cells filled and speaks of totals, or begins with the
 * word and fills up to half of its cells; the heading of a group ('Lakeview High School', 'Grade 9', 'School:
 * Lakeview') is one cell alone, or a few behind a label ('School:' before 'Lakeview'). So are the foot of a page ('Jun
 * 20, 2024', 'Page 1 of 3') and the line of dashes that databases print below the header. Leaves table
 * `between_rows(row_number, code)` where there are any.
 */
export async function rowsBetween(
  engine: Engine,
  { filled, names, headerRow, columns, again, total, meantOf }: Between,
): Promise<RowsBetween> {
  if (columns.length < 3) return onlyHeaders(again);
  const keys = names.slice(0, KEY_CELLS);
  await engine.run(
    'look between the rows',
    `CREATE TABLE between_rows (row_number BIGINT, code VARCHAR);
    CREATE TABLE likely_header AS ${likeHeader(columns.slice(0, KEY_CELLS), headerRow, 'cells')};
    CREATE TABLE likely_total AS SELECT row_number FROM cells
      WHERE row_number > ${headerRow} AND (${fewFilled(keys)} OR ${startsRule(keys)})`,
  );
  const { headers, totals } = await engine.counts(
    'count rows like headers and totals',
    'SELECT (SELECT count(*) FROM likely_header) AS headers, (SELECT count(*) FROM likely_total) AS totals',
    ['headers', 'totals'],
  );
  const [isRepeated, hasFew] = [headers > 0, totals > 0];
  if (!isRepeated && !hasFew && again.length === 0) return { isData: null, headings: [], findings: [] };
  if (isRepeated) {
    const likely = `(SELECT * FROM cells SEMI JOIN likely_header USING (row_number) WHERE ${filled})`;
    await engine.run(
      'look between the rows',
      `INSERT INTO between_rows SELECT row_number, 'file.repeated-header' FROM (${likeHeader(columns.slice(0, SURE_CELLS), headerRow, likely)})`,
    );
  }
  if (again.length)
    await engine.run(
      'look between the rows',
      `INSERT INTO between_rows SELECT row_number, 'file.repeated-header' FROM cells
        WHERE row_number IN (${again.join(', ')}) AND ${filled} AND row_number NOT IN (SELECT row_number FROM between_rows)`,
    );
  const headings = hasFew
    ? await headingsOf(engine, { filled, names, keys, headerRow, columns: columns.length, meantOf })
    : [];
  if (hasFew)
    await engine.run(
      'look between the rows',
      `INSERT INTO between_rows SELECT row_number, 'file.rows-below-table' FROM cells SEMI JOIN likely_total USING (row_number)
        WHERE ${filled} AND ${isNoRecord(names, columns.length, total)} AND row_number NOT IN (SELECT row_number FROM between_rows)`,
    );
  if (isRepeated || again.length) await leavePageHeadsOut(engine, names, headerRow);
  const findings = [
    ...(await findingsOf(engine, 'file.repeated-header')),
    ...(await findingsOf(engine, 'file.rows-below-table')),
  ];
  const isData = findings.length ? 'row_number NOT IN (SELECT row_number FROM between_rows)' : null;
  return { isData, headings, findings };
}

/** In a table of two columns a heading looks like any row. */
function onlyHeaders(again: readonly number[]): RowsBetween {
  if (again.length === 0) return { isData: null, headings: [], findings: [] };
  const rows = again.slice(0, KEPT_ROWS);
  return {
    isData: `row_number NOT IN (${again.join(', ')})`,
    headings: [],
    findings: [{ code: 'file.repeated-header', rows, count: again.length, value: null }],
  };
}

/**
 * Most rows are told from a header or a total by their first cells: a file of 186 columns took
 * 28 s to be compared whole.
 */
const KEY_CELLS = 4;
/**
 * That many cells that say what the header says are not there by chance; two thousand compared at
 * once need half a gigabyte.
 */
const SURE_CELLS = 100;

function likeHeader(columns: readonly SourceColumn[], headerRow: number, rows: string): string {
  const cells = columns.map(({ index }) => `c${index}`);
  return `SELECT one.row_number FROM ${rows} AS one
    JOIN (SELECT ${cells.join(', ')} FROM cells WHERE row_number = ${headerRow}) AS head ON ${cells.map((cell) => `one.${cell} = head.${cell}`).join(' AND ')}
    WHERE one.row_number > ${headerRow}`;
}

const MOST_OF_TOTAL = 2;

/** Two words or more without a number: 'Lakeview High School'. An id is one word. */
const HEADING = `^[^0-9]*\\p{L} +[^0-9]*\\p{L}[^0-9]*$`;

/** 'School: Lakeview' in one cell; 'ID: 410200' is an id. */
const LABELED = '^\\p{L}[\\p{L} ]{2,}: *[^ ]';

/** A line of a legend: '1 = White'. With a hyphen it may be a code and a title in one cell. */
const OF_LEGEND = '^[\\p{L}0-9]{1,3} *= *\\p{L}';

/** 'Page 1 of 3' among few cells, as the date and the time of a report. */
const PAGE = '(^|\\n) *(page|pg\\.?):? *[0-9]+( *(of|/) *[0-9]+)? *(\\n|$)';
/** Every cell of it. */
const RULE = '^([-=_+*~ ]{2,}\\n?)+$';

const startsRule = (cells: readonly string[]): string =>
  ['--', '=='].map((dashes) => `starts_with(coalesce(${cells.join(', ')}), '${dashes}')`).join(' OR ');

function isNoRecord(names: readonly string[], columns: number, total: string): string {
  const cells = `list_count([${names.join(', ')}])`;
  const first = `coalesce(${names.join(', ')})`;
  const text = `concat_ws(chr(10), ${names.join(', ')})`;
  return `((${cells} <= ${MOST_OF_TOTAL} AND regexp_matches(${first}, ${literal(total)}, 'i'))
    OR (${cells} <= ${Math.floor(columns / 2)} AND regexp_matches(${first}, ${literal(TOTAL.source)}, 'i'))
    OR (${cells} <= ${MOST_OF_FOOT} AND regexp_matches(${text}, ${literal(PAGE)}, 'i')) OR regexp_matches(${text}, ${literal(RULE)})
    OR (${columns >= FEWEST_OF_HEADING} AND ${cells} = 1 AND (regexp_matches(${first}, ${literal(HEADING)}) OR regexp_matches(${first}, '${LABELED}') OR regexp_matches(${first}, '${OF_LEGEND}')))
    OR ${isLabeled(cells, first, columns)})`;
}

/**
 * Quick for a few cells of every row. A sum of a thousand is deeper than DuckDB takes, and counting a
 * list looks at whole rows.
 */
function fewFilled(cells: readonly string[]): string {
  return `${cells.map((cell) => `CAST(${cell} IS NOT NULL AS INTEGER)`).join(' + ')} <= ${MOST_OF_TOTAL}`;
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
