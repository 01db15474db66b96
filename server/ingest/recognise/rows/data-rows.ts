import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Engine, Row } from '../../engine.ts';
import { aboutFile, type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { columnNames, type Heading, type ReadTable } from '../../read/table.ts';
import { shortRows, unnamedColumns, widthOf } from './row-widths.ts';
import { rowsBetween } from './rows-between.ts';
import { secondHeader } from './second-header.ts';

/** Rows at the end that are looked at for totals and remarks. */
const FOOTER_ROWS = 12;
/** Where they nearly always are. */
const END_ROWS = 2_000;
const FOOTER =
  /\b((sub[ -]?)?totals?|count|records?|rows?|end of|generated|printed|exported|report|page \d|as of|confidential|run date)\b/i;

export interface DataRows {
  findings: FileFinding[];
  /** Lines of the file overview: what was put right. */
  facts: string[];
  /** Rows among the data that say something of those below them. */
  headings: Heading[];
}

/**
 * Makes the view `source` of the rows of data: below the header, no total or remark, no second header and nothing below one in another order, not longer than the header row.
 * What is left out is returned as findings. Blank rows stay: the plan ignores rows without a value in a known column, and a filter
 * here would make every look at one column read them all.
 */
export async function selectDataRows(
  engine: Engine,
  table: ReadTable,
  headerRow: number,
  columns: readonly SourceColumn[],
  isMeant: (heading: string) => boolean,
): Promise<DataRows> {
  const names = columnNames(table.width);
  const below = `row_number > ${headerRow}`;
  const isFilled = `coalesce(${names.join(', ')}) IS NOT NULL`;
  const second = await secondHeader(engine, `${below} AND ${isFilled}`, columns);
  const isRead = second.isRead ?? 'true';
  const filled = `${below} AND ${isRead} AND ${isFilled}`;
  const footers = await footerRows(engine, names, headerRow, columns.length);
  const above = footers[0] ? `row_number < ${footers[0]}` : 'true';
  const between = await rowsBetween(engine, {
    filled: `${filled} AND ${above}`,
    names,
    headerRow,
    columns,
    total: FOOTER.source,
    isMeant,
  });
  const tooLong = table.canShift ? await longRows(engine, filled, names, columns) : null;
  const keep = [
    below,
    above,
    isRead,
    ...(between.isData ? [between.isData] : []),
    ...(tooLong ? [`NOT (${tooLong.condition})`] : []),
  ].join(' AND ');
  await engine.run(
    'select rows',
    `CREATE VIEW source AS SELECT row_number, ${names.join(', ')} FROM cells WHERE ${keep}`,
  );
  const facts = [
    ...(table.hasCellCounts ? await shortRows(engine, `${keep} AND ${filled}`, columns) : []),
    // Where rows with more cells are left out, nothing is beyond the last header.
    ...(await unnamedColumns(engine, tooLong ? widthOf(columns) : table.width, columns)),
  ];
  const findings: FileFinding[] = [...second.findings, ...between.findings];
  if (footers.length)
    findings.push({ code: 'file.rows-below-table', rows: footers, count: footers.length, value: null });
  if (tooLong) findings.push(tooLong.finding);
  if ((await engine.rows('look for rows', `SELECT row_number FROM cells WHERE ${filled} LIMIT 1`)).length === 0)
    findings.push(aboutFile('file.no-rows'));
  return { findings, facts, headings: between.headings };
}

/** From the end upwards, as long as a row has at most two cells and speaks of totals or of the export itself. */
async function footerRows(
  engine: Engine,
  names: readonly string[],
  headerRow: number,
  columns: number,
): Promise<number[]> {
  if (columns < 3) return [];
  const last = await lastRows(engine, names, headerRow);
  const firstOfData = last.findIndex((row) => !isFooter(row));
  const rows = firstOfData < 0 ? last : last.slice(0, firstOfData);
  return rows.map(({ row_number }) => Number(row_number)).reverse();
}

/**
 * The last filled rows, the last first. Their numbers are found before their cells, and at the end of the file before the whole of
 * it: a sort of rows with a thousand columns needs more memory than there is.
 */
async function lastRows(engine: Engine, names: readonly string[], headerRow: number): Promise<Row[]> {
  const isFilled = `coalesce(${names.join(', ')}) IS NOT NULL`;
  const end = await engine.count('find the end', 'SELECT max(row_number) FROM cells');
  for (const start of [Math.max(headerRow, end - END_ROWS), headerRow]) {
    const last = await engine.rows(
      'look for totals',
      `SELECT row_number FROM cells WHERE row_number > ${start} AND ${isFilled} ORDER BY row_number DESC LIMIT ${FOOTER_ROWS}`,
    );
    const [lowest] = last.slice(-1);
    if (!lowest) continue;
    if (last.length === FOOTER_ROWS || start === headerRow)
      return (
        await engine.rows(
          'look at the last rows',
          `SELECT * FROM cells WHERE row_number >= ${Number(lowest.row_number)} AND ${isFilled}`,
        )
      ).sort((one, other) => Number(other.row_number) - Number(one.row_number));
  }
  return [];
}

function isFooter({ row_number: _, ...cells }: Row): boolean {
  const texts = Object.values(cells).filter((cell) => typeof cell === 'string');
  return texts.length <= 2 && FOOTER.test(texts[0] ?? '');
}

/**
 * Rows with values beyond the last header: a delimiter inside a cell has pushed them to the right. Where most rows have them it is a
 * column without a header instead, which is merely not read.
 */
async function longRows(engine: Engine, filled: string, names: readonly string[], columns: readonly SourceColumn[]) {
  const beyond = names.slice(widthOf(columns));
  if (beyond.length === 0) return null;
  const condition = `coalesce(${beyond.join(', ')}) IS NOT NULL`;
  const [found] = await engine.rows(
    'find long rows',
    `SELECT count(*) AS total, count(*) FILTER (${condition}) AS long FROM cells WHERE ${filled}`,
  );
  const count = Number(found?.long);
  if (count === 0 || count > Number(found?.total) / 2) return null;
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
