import type { Dataset } from '#datasets/kit/dataset.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import type { Engine } from '../../engine.ts';
import { aboutFile, type FileFinding, KEPT_ROWS } from '../../findings.ts';
import type { FirstRow } from '../../read/first-rows.ts';
import { columnNames, type Heading, type ReadTable } from '../../read/table.ts';
import { meantIn } from '../groups/meanings.ts';
import { describingRows } from './describing-rows.ts';
import { FOOTER, footerRows } from './footer-rows.ts';
import { areNotesBeside } from './notes-beside.ts';
import { shortRows, widthOf } from './row-widths.ts';
import { rowsBetween } from './rows-between.ts';
import { secondHeader } from './second-header.ts';
import { smallTables } from './small-tables.ts';

export interface DataRows {
  findings: FileFinding[];
  /** Lines of the file overview: what was put right. */
  facts: OverviewLine[];
  /** Rows among the data that say something of those below them. */
  headings: Heading[];
  /** Columns of the rows of data. */
  width: number;
}

interface HeadedRows {
  headerRow: number;
  columns: readonly SourceColumn[];
  dataset: Dataset;
  context: IngestContext;
  /** The first rows of the table, those above the header too. */
  start: readonly FirstRow[];
}

/**
 * Makes the view `source` of the rows of data: below the header, no total, remark or small table, no second header
 * and nothing below one in another order, not longer than the header row. What is left out is returned as findings.
 * Blank rows stay: the plan ignores rows without a value in a known column, and a filter here would make every look
 * at one column read them all.
 */
export async function selectDataRows(engine: Engine, table: ReadTable, headed: HeadedRows): Promise<DataRows> {
  const { headerRow, columns, start, dataset, context } = headed;
  const { names, within, filled, left, second, above } = await findTable(engine, table, headed);
  const between = await rowsBetween(engine, {
    filled: `${filled} AND ${above}`,
    names,
    headerRow,
    columns,
    again: second.again,
    total: FOOTER.source,
    meantOf: meantIn(
      dataset,
      context,
      start.flatMap(({ number, cells }) => (number < headerRow ? cells : [])),
    ),
  });
  const tooLong = table.canShift
    ? await longRows(engine, filled, { names, columns, isEven: !table.hasCellCounts })
    : null;
  const keep = [
    ...within,
    ...(between.isData ? [between.isData] : []),
    ...(table.unreadable ? [`row_number NOT IN (${table.unreadable.join(', ')})`] : []),
    ...(tooLong ? [`NOT (${tooLong.condition})`] : []),
  ].join(' AND ');
  await engine.run(
    'select rows',
    `CREATE VIEW source AS SELECT row_number, ${names.join(', ')} FROM cells WHERE ${keep}`,
  );
  const facts = table.hasCellCounts ? await shortRows(engine, `${keep} AND ${filled}`, columns) : [];
  const findings: FileFinding[] = [...second.findings, ...between.findings];
  if (left.length)
    findings.push({ code: 'file.rows-below-table', rows: left.slice(0, KEPT_ROWS), count: left.length, value: null });
  if (tooLong) findings.push(tooLong.finding);
  if ((await engine.rows('look for rows', `SELECT row_number FROM cells WHERE ${filled} LIMIT 1`)).length === 0)
    findings.push(aboutFile('file.no-rows'));
  // Where rows with more cells are left out, nothing is beyond the last header.
  return { findings, facts, headings: between.headings, width: tooLong ? widthOf(columns) : table.width };
}

/**
 * Where the table is: below its header and above its totals, without small tables beside it and what
 * is below a second header.
 */
async function findTable(engine: Engine, table: ReadTable, { headerRow, columns, start, dataset }: HeadedRows) {
  const names = columnNames(table.width);
  const describing = describingRows(start.filter(({ number }) => number > headerRow));
  const isRecord = describing.length ? ` AND row_number NOT IN (${describing.join(', ')})` : '';
  const below = `row_number > ${headerRow}${isRecord}`;
  const isFilled = `coalesce(${names.join(', ')}) IS NOT NULL`;
  const second = await secondHeader(engine, `${below} AND ${isFilled}`, columns, {
    dataset,
    rows: table.rows,
    headerRow,
  });
  const isRead = second.isRead ?? 'true';
  const { footers, last } = await footerRows(engine, names, headerRow, columns.length);
  const places = {
    names,
    headerRow,
    header: columns,
    sheets: table.sheets.length,
    end: footers[0] ?? null,
    last,
  };
  const tables = second.isRead === null ? await smallTables(engine, places) : [];
  const isOutside = tables.map((rows) => `row_number NOT BETWEEN ${rows[0]} AND ${rows.at(-1)}`);
  const filled = [below, isRead, isFilled, ...isOutside].join(' AND ');
  const above = footers[0] ? `row_number < ${footers[0]}` : 'true';
  return {
    names,
    /** Conditions of its rows. */
    within: [below, above, isRead, ...isOutside],
    above,
    /** Its rows with a value, and the totals below them. */
    filled,
    /** Rows that are not of the table. */
    left: [...describing, ...tables.flat(), ...footers],
    second,
  };
}

/**
 * Rows with values beyond the last header: a delimiter inside a cell has pushed them to the right. Where most rows have
 * them it is a column without a header instead, which is merely not read, and so it is where spreadsheet programs saved
 * notes beside the table: then all rows have the same number of cells.
 */
async function longRows(
  engine: Engine,
  filled: string,
  { names, columns, isEven }: { names: readonly string[]; columns: readonly SourceColumn[]; isEven: boolean },
) {
  const beyond = names.slice(widthOf(columns));
  if (beyond.length === 0) return null;
  const condition = `coalesce(${beyond.join(', ')}) IS NOT NULL`;
  const [found] = await engine.rows(
    'find long rows',
    `SELECT count(*) AS total, count(*) FILTER (${condition}) AS long FROM cells WHERE ${filled}`,
  );
  const count = Number(found?.long);
  if (count === 0 || count > Number(found?.total) / 2) return null;
  const last = names[widthOf(columns) - 1] ?? '';
  if (isEven && (await areNotesBeside(engine, { filled, beyond, last, isLong: condition }))) return null;
  const rows = await engine.rows(
    'find long rows',
    `SELECT row_number FROM cells WHERE ${filled} AND ${condition} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  const finding: FileFinding = {
    code: 'file.more-cells-than-headers',
    rows: rows.map(({ row_number }) => Number(row_number)),
    count,
    value: null,
  };
  return { condition, finding };
}
