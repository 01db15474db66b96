import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { readingTable } from '#datasets/kit/sql/reading.ts';
import { formsOf } from '#datasets/kit/synonyms.ts';
import { type FindCause, type PlacedColumn, placedColumns, type Scene } from './scene.ts';

/**
 * 11/03/2023 is November 3 in a list in English. A list in Spanish may have either order, and in Puerto Rico both are
 * usual: where no date shows which, the columns that were read with the month first say so
 * (docs/domain/files.md#dates). Of others so do those whose days fit better with the day first.
 */
export const findDayOrMonth: FindCause = async (scene) => {
  const placed = placedColumns(scene);
  const dates = placed.filter(({ column }) => column.kind.kind === 'date').map(({ column }) => column);
  if (dates.length === 0) return [];
  const written = await datesOf(scene, dates);
  if (written.some(({ sure }) => sure > 0)) return [];
  const isSpanish = placed.some(isInSpanish);
  for (const one of written)
    if (one.example !== null && (isSpanish || fitsTurned(one) || (await fitsYearsTurned(scene, one))))
      await scene.engine.run(
        'name days or months',
        `INSERT INTO finding (code, severity, column_name, value) VALUES ('date.day-or-month', 'warning', ${literal(one.name)}, ${literal(one.example)})`,
      );
  return [];
};

/** Distinct dates of a column, of which some could be read in both orders. */
interface Written {
  name: string;
  example: string | null;
  /** That show the order. */
  sure: number;
  /** That are another day with the day first. */
  open: number;
  /** Of these, on days on which no school starts or tests, and on Saturdays: as read, and turned. */
  idle: number;
  turnedIdle: number;
  saturdays: number;
  turnedSaturdays: number;
}

const turned = (value: string) =>
  `CASE WHEN day(${value}) <= 12 THEN make_date(year(${value}), day(${value}), month(${value})) END`;
const isOpen = (value: string) => `day(${value}) <= 12 AND day(${value}) <> month(${value})`;

async function datesOf({ engine }: Scene, dates: readonly Column[]): Promise<Written[]> {
  const selects = dates.map((column) => {
    // Tests are taken on Saturdays.
    const idle = column.name === 'test_date' ? 7 : 6;
    const count = (when: string) => `count(*) FILTER (${isOpen('value')} AND ${when})`;
    return `SELECT ${literal(column.name)} AS name, min(text) FILTER (${isOpen('value')}) AS example,
      count(*) FILTER (day(value) > 12 OR day_first) AS sure, ${count('true')} AS open,
      ${count(`isodow(value) >= ${idle}`)} AS idle, ${count(`isodow(${turned('value')}) >= ${idle}`)} AS turned_idle,
      ${count('isodow(value) = 6')} AS saturdays, ${count(`isodow(${turned('value')}) = 6`)} AS turned_saturdays
      FROM ${readingTable(column)} WHERE value IS NOT NULL AND mask IN ('month first', 'day first')`;
  });
  const found = await engine.rows('look for days or months', selects.join(' UNION ALL '));
  return found.map((row) => ({
    name: String(row.name),
    example: typeof row.example === 'string' ? row.example : null,
    sure: Number(row.sure),
    open: Number(row.open),
    idle: Number(row.idle),
    turnedIdle: Number(row.turned_idle),
    saturdays: Number(row.saturdays),
    turnedSaturdays: Number(row.turned_saturdays),
  }));
}

const OF_YEAR: readonly string[] = ['entry_date', 'exit_date'] satisfies ColumnName[];
/** Births are on any day. */
const OF_SCHOOL = [...OF_YEAR, 'test_date' satisfies ColumnName];
/** Fewer dates fall on any days by chance. */
const FEWEST_DATES = 4;
const FEWEST_IDLE = 2;

/**
 * Days of which several are on a weekend as they were read, and none with the day first; or all
 * on the Saturdays of tests.
 */
function fitsTurned({ name, open, idle, turnedIdle, saturdays, turnedSaturdays }: Written): boolean {
  if (open < FEWEST_DATES || !OF_SCHOOL.includes(name)) return false;
  if (name === 'test_date' && turnedSaturdays === open && saturdays * 2 <= open) return true;
  return turnedIdle === 0 && idle >= FEWEST_IDLE && idle * 4 >= open;
}

const FEWEST_ROWS = 3;

/**
 * Days of entry or exit, of which one in five is outside the school year of its row as it was read, and
 * none with the day first.
 */
async function fitsYearsTurned({ engine, mapping }: Scene, { name }: Written): Promise<boolean> {
  if (!OF_YEAR.includes(name) || !mapping.has('school_year')) return false;
  const isWithin = (day: string) => `${day} BETWEEN make_date(school_year - 1, 7, 1) AND make_date(school_year, 6, 30)`;
  const [found] = await engine.rows(
    'compare days with school years',
    `SELECT count(*) AS rows, count(*) FILTER (NOT as_read AND turned) AS better, count(*) FILTER (NOT turned) AS worse
      FROM (SELECT ${isWithin(name)} AS as_read, ${isWithin(turned(name))} AS turned FROM typed
        WHERE school_year IS NOT NULL AND ${isOpen(name)})`,
  );
  const better = Number(found?.better);
  return better >= FEWEST_ROWS && better * 5 >= Number(found?.rows) && Number(found?.worse) === 0;
}

const isInSpanish = ({ column, source }: PlacedColumn): boolean =>
  formsOf(column.synonyms).some(
    ({ text, system }) => system === 'Spanish' && headerKey(text) === headerKey(source.header),
  );
