import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { isApTitle, isHonorsTitle, isIbTitle } from '#datasets/vocabulary/sql/course-of-title.ts';
import type { Engine } from '../../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { SLOT_STRIDE } from '../../read/row-key.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import type { RecognisedTable } from '../recognise.ts';
import { isSpare, type Meaning, meaningsOf, type Place } from './meanings.ts';

interface Headed extends Pick<RecognisedTable, 'mapping' | 'missing' | 'headings' | 'titles'> {
  engine: Engine;
  dataset: Dataset;
  context: IngestContext;
  sheets: readonly string[];
}

/** Rows that a text is about: from `start` on, before `end`. */
interface Span {
  text: string;
  of: Meaning['of'];
  start: number;
  end: number;
}

/** More than that are not groups. */
const MOST_TEXTS = 20;

/**
 * Names of sheets, titles and headings between the rows that say what no column says: another school or year than
 * the chosen one, another test, or that students or courses are not today's. The rows are read like all others,
 * so someone should look.
 */
export async function unreadHeadings(headed: Headed): Promise<FileFinding[]> {
  if (headed.missing.length > 0) return [];
  const spans = [...ofSheets(headed), ...ofTitles(headed), ...ofHeadings(headed)].filter(({ of }) =>
    isOpen(of, headed),
  );
  const texts = [...Map.groupBy(spans, ({ text }) => text)].slice(0, MOST_TEXTS);
  const findings: FileFinding[] = [];
  for (const [text, same] of texts) findings.push(...(await rowsUnder(text, same, headed)));
  return findings;
}

const says = (text: string, place: Place, { dataset, context }: Headed) => meaningsOf(text, place, dataset, context);

/** Scores of other tests on a sheet of their own are named elsewhere (test-in-name.ts). */
const ofSheets = (headed: Headed): Span[] =>
  headed.sheets.flatMap((text, index) =>
    says(text, 'sheet', headed)
      .filter(({ of, isOther }) => isOther && of !== 'test')
      .map(({ of }) => of)
      .concat(isSpare(text) && headed.sheets.length > 1 ? ['status'] : [])
      .map((of) => ({ text, of, ...spanOfSheet(index) })),
  );

/** A heading holds until the next one of its kind: 'Active Students' ends 'Withdrawn Students', 'Science' does not. */
function ofHeadings(headed: Headed): Span[] {
  const open = new Map<Meaning['of'], Span>();
  const spans: Span[] = [];
  for (const { row, text } of headed.headings)
    for (const { of, isOther } of says(text, 'heading', headed)) {
      const before = open.get(of);
      if (before) before.end = Math.min(before.end, row);
      const span = { text, of, ...spanOfSheet(Math.floor(row / SHEET_STRIDE)), start: row };
      open.set(of, span);
      if (isOther) spans.push(span);
    }
  return spans;
}

/** Of all titles above a table one may be that of the choice: 'Maple HS and Oak HS', '2022-23', 'Maple HS'. */
function ofTitles(headed: Headed): Span[] {
  const bySheet = Map.groupBy(headed.titles, ({ row }) => Math.floor(row / SHEET_STRIDE));
  return [...bySheet].flatMap(([sheet, titles]) => {
    const said = titles.flatMap(({ text }) => says(text, 'title', headed).map((meaning) => ({ ...meaning, text })));
    const isChosen = (kind: Meaning['of']) => said.some(({ of, isOther }) => of === kind && !isOther);
    return said.filter(({ of }) => !isChosen(of)).map(({ of, text }) => ({ text, of, ...spanOfSheet(sheet) }));
  });
}

const spanOfSheet = (sheet: number) => ({ start: sheet * SHEET_STRIDE, end: (sheet + 1) * SHEET_STRIDE });

/** A school and a year matter where those of the choice are filled in. */
function isOpen(of: Meaning['of'], { dataset: { columns }, mapping }: Headed): boolean {
  if (of === 'status') return true;
  if (of === 'test') return !mapping.has('test_type');
  if (of === 'level') return !LEVEL_COLUMNS.some((name) => mapping.has(name));
  const name = of === 'school' ? 'school' : 'school_year';
  return !mapping.has(name) && columns.some((column) => column.name === name && isFilledIn(column));
}

const FILLED_IN: ReadonlySet<Column['whenAbsent']> = new Set(['chosen-school', 'chosen-years', 'final-year']);

const isFilledIn = ({ whenAbsent }: Column): boolean => FILLED_IN.has(whenAbsent);

const LEVEL_COLUMNS = ['course_level', 'is_ap', 'is_ib', 'is_honors'] as const;

/** What says of a student that they left, where a row has it. */
const STATUS_COLUMNS = ['exit_date', 'exit_reason', 'enrollment_status'] as const;

/** Rows whose own cells do not say it. */
function isUntold(spans: readonly Span[], mapping: Headed['mapping']): string {
  const are = (kind: Meaning['of']) => spans.every(({ of }) => of === kind);
  const told = are('status') ? STATUS_COLUMNS.flatMap((name) => mapping.get(name) ?? []) : [];
  if (told.length > 0) return `coalesce(${told.map(cell).join(', ')}) IS NULL`;
  const title = are('level') ? mapping.get('course_title') : undefined;
  if (!title) return 'true';
  const says = [isApTitle, isIbTitle, isHonorsTitle].map((level) => level(cell(title)));
  return `NOT coalesce(${says.join(' OR ')}, false)`;
}

async function rowsUnder(text: string, spans: readonly Span[], { engine, mapping }: Headed): Promise<FileFinding[]> {
  const key = `row_number % ${SLOT_STRIDE}`;
  const inSpan = spans.map(({ start, end }) => `${key} BETWEEN ${start} AND ${end - 1}`).join(' OR ');
  const isFilled = `coalesce(${[...mapping.values()].map(cell).join(', ')}) IS NOT NULL`;
  const under = `FROM source WHERE (${inSpan}) AND ${isFilled} AND ${isUntold(spans, mapping)}`;
  const count = await engine.count('count rows under a heading', `SELECT count(DISTINCT ${key}) ${under}`);
  if (count === 0) return [];
  const rows = await engine.rows(
    'rows under a heading',
    `SELECT DISTINCT ${key} AS row ${under} ORDER BY row LIMIT ${KEPT_ROWS}`,
  );
  return [{ code: 'file.heading-unread', rows: rows.map(({ row }) => Number(row)), count, value: text }];
}

const cell = ({ index }: { index: number }): string => `c${index}`;
