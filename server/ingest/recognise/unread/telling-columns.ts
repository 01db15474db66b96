import { entriesOf } from '#datasets/kit/column-name.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { wordsOf } from '#datasets/kit/suggest/likeness.ts';
import { ACTIVE_FLAG } from '#datasets/telling/roster.ts';
import type { TellingColumn } from '#datasets/telling/telling-column.ts';
import { tellingColumns } from '#datasets/telling/telling-columns.ts';
import { type Row, textOf } from '../../engine.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { HeadedTable } from '../headed-table.ts';
import { plainHeaders } from '../header/plain-header.ts';
import { SAMPLED } from '../sample-values.ts';

/** A vendor's file has hundreds of columns. */
const MOST_COLUMNS = 50;
/**
 * Looked at by one statement: each column is counted in memory of its own, and fifty need more than a
 * small file may use (640 MB).
 */
const AT_ONCE = 10;
const NAMED_CELLS = 3;
/** A cell can hold a book. */
const SHOWN = 60;
const WORD = /\p{L}{3}/u;
/** What is in a list of the years in which a course is offered. */
const MARK = /^(x|y|yes|1|true|✓|✔|•)$/i;

/** A row of another test is in error, whatever else its cell is read for. */
const IN_ERROR = 'test_type';

interface Candidate {
  source: SourceColumn;
  telling: TellingColumn;
  /** Whether its empty cells say so, too. */
  isEmptyTelling: boolean;
}

/** The rows that are counted, and which of their columns are read. */
interface ReadRows {
  view: 'source' | 'source_of_file';
  mapping: Mapping;
}

/**
 * A column that no one reads can say that rows should not count: 'Withdrawn' X, 'Status' Cancelled. Nothing is left out
 * by it, for such columns mean one thing here and another there, but it is said, with the rows.
 */
export async function tellingFindings(
  headed: HeadedTable,
  ignored: readonly SourceColumn[],
  rows: ReadRows,
): Promise<FileFinding[]> {
  const filled = await withCells(headed, [...ignored, ...examsIn(headed, rows), ...flagsIn(headed, rows)], rows);
  const candidates = candidatesIn(headed, filled, rows);
  const findings: FileFinding[] = [];
  for (let from = 0; from < candidates.length; from += AT_ONCE) {
    const some = candidates.slice(from, from + AT_ONCE);
    const found = await headed.engine.rows('look for rows that should not count', cellsThatSaySo(some, rows));
    const byColumn = Map.groupBy(found, ({ nth }) => Number(nth));
    findings.push(...[...byColumn].map(([nth, cells]) => findingOf(some[nth]?.source, cells)));
  }
  return findings;
}

/**
 * Without columns of the file that are empty in all rows, of which a vendor has hundreds: each took 20 ms of planning.
 */
async function withCells(
  { engine, table, samples }: HeadedTable,
  columns: readonly SourceColumn[],
  { view }: ReadRows,
): Promise<SourceColumn[]> {
  const isSeen = ({ index }: SourceColumn): boolean => samples(index).length > 0 || index >= table.width;
  const unseen = table.rows > SAMPLED ? columns.filter((column) => !isSeen(column)) : [];
  if (unseen.length === 0) return columns.filter(isSeen);
  const counts = unseen.map(({ index }) => `count(c${index}) AS c${index}`).join(', ');
  const [counted = {}] = await engine.rows('look for columns with cells', `SELECT ${counts} FROM ${view}`);
  return columns.filter((column) => isSeen(column) || Number(counted[`c${column.index}`]) > 0);
}

/** The name of an exam is read, and whether it was a mock one is not. */
const examsIn = ({ dataset }: HeadedTable, { mapping }: ReadRows): SourceColumn[] =>
  dataset.type === 'STUDENT_TEST_SCORES' ? [mapping.get('exam_name') ?? []].flat() : [];

/** Students who are not active are read, and still count where nothing says that they left. */
function flagsIn({ columns }: HeadedTable, { mapping }: ReadRows): SourceColumn[] {
  const status = mapping.get('enrollment_status');
  return status ? columns.filter((column) => isSame(column, status) && ACTIVE_FLAG.test(headerKey(column.header))) : [];
}

/** What is read of a column by an expression is in another place under its name. */
const isSame = (one: SourceColumn, other: SourceColumn | undefined): boolean =>
  one.letter === other?.letter && one.header === other.header;

function candidatesIn(
  { dataset, context, columns, samples, table }: HeadedTable,
  unread: readonly SourceColumn[],
  { mapping }: ReadRows,
): Candidate[] {
  const years = context.chosen.years.length > 0 ? context.chosen.years : [context.yearEnding];
  const known = tellingColumns(dataset.type, years);
  const plain = plainHeaders(dataset, columns);
  // Nearly every file says nothing of the kind, and asking takes longer than looking.
  const maySay = (telling: TellingColumn, { index }: SourceColumn): boolean =>
    table.rows > SAMPLED || index >= table.width || samples(index).some((cell) => isSaidBy(telling, cell.trim()));
  const found = unread.flatMap((source): Candidate[] => {
    const keys = keysOf(plain(source).header);
    const telling = known.find(({ column, headers, notHeaders }) => {
      const isNamed = (names: RegExp) => keys.some((key) => names.test(key));
      return !column && isNamed(headers) && !(notHeaders && isNamed(notHeaders));
    });
    const cells = samples(source.index).flatMap((cell) => cell.trim() || []);
    if (!telling || (telling.isOfWords && cells.length > 0 && !cells.some((cell) => WORD.test(cell)))) return [];
    if (telling.isRare && cells.filter((cell) => isSaidBy(telling, cell)).length * 2 > cells.length) return [];
    const isEmptyTelling = telling.isList === true && cells.length > 0 && cells.every((cell) => MARK.test(cell));
    return isEmptyTelling || maySay(telling, source) ? [{ source, telling, isEmptyTelling }] : [];
  });
  const named = known.flatMap((telling): Candidate[] => {
    const source = telling.column === undefined ? undefined : mapping.get(telling.column);
    return source && maySay(telling, source) ? [{ source, telling, isEmptyTelling: false }] : [];
  });
  return [...found, ...named]
    .toSorted((one, other) => known.indexOf(one.telling) - known.indexOf(other.telling))
    .slice(0, MOST_COLUMNS);
}

/** As it is written, and with the words that 'ACTV_IND' and 'wdrn_flg' stand for. */
const keysOf = (header: string): string[] => [...new Set([headerKey(header), wordsOf(header).join('')])];

const isSaidBy = ({ says }: TellingColumn, cell: string): boolean => new RegExp(says).test(cell.toLowerCase());

/**
 * Each different cell is looked at once, and of those that say so the most frequent are named. Counted apart from the
 * question: DuckDB would ask it of every row.
 */
function cellsThatSaySo(candidates: readonly Candidate[], { mapping, view }: ReadRows): string {
  const asked = candidates.map(({ source, telling: { says, unless, told = {}, always }, isEmptyTelling }, nth) => {
    const others = entriesOf(told).flatMap(([name, pattern]) => {
      const index = mapping.get(name)?.index;
      const isOwn = isSame(source, mapping.get(name)) && name !== IN_ERROR;
      return index === undefined || isOwn || pattern === undefined ? [] : [{ column: `c${index}`, pattern }];
    });
    const beside = others.map(({ column }, at) => `, ${column} AS told${at}`).join('');
    const untold =
      others.map(({ pattern }, at) => `NOT ${fits(cellText(`told${at}`), pattern)}`).join(' AND ') || 'true';
    const counts = always === undefined ? untold : `(${fits('text', always)} OR ${untold})`;
    const isSaid = unless === undefined ? fits('text', says) : `${fits('text', says)} AND NOT ${fits('text', unless)}`;
    return {
      counted: `counted${nth} AS MATERIALIZED (SELECT c${source.index} AS cell${beside}, count(*) AS cells FROM ${view} GROUP BY ALL)`,
      saying: `SELECT ${nth} AS nth, coalesce(text, '') AS text, cells FROM (SELECT *, ${cellText('cell')} AS text FROM counted${nth})
        WHERE (${isEmptyTelling ? `text IS NULL OR ${isSaid}` : `text IS NOT NULL AND ${isSaid}`}) AND ${counts}`,
    };
  });
  return `WITH ${asked.map(({ counted }) => counted).join(', ')}
    SELECT nth, text, CAST(sum(cells) AS INTEGER) AS rows, CAST(count(*) OVER (PARTITION BY nth) AS INTEGER) AS texts
    FROM (${asked.map(({ saying }) => saying).join(' UNION ALL ')}) GROUP BY nth, text
    QUALIFY row_number() OVER (PARTITION BY nth ORDER BY sum(cells) DESC, text) <= ${NAMED_CELLS} ORDER BY nth, rows DESC, text`;
}

const fits = (text: string, pattern: string): string =>
  `regexp_matches(lower(coalesce(${text}, '')), ${literal(pattern)})`;

function findingOf(source: SourceColumn | undefined, cells: readonly Row[]): FileFinding {
  const named = cells.map(({ text, rows }) => ({ code: textOf(text).slice(0, SHOWN), rows: Number(rows) }));
  const more = Number(cells[0]?.texts) - named.length;
  const { header = '', letter } = source ?? {};
  const unnamed = header || letter === undefined ? {} : { letter };
  return aboutFile('file.rows-may-not-count', { is: 'cells', header, ...unnamed, cells: named, more });
}
