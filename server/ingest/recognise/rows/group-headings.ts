import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import { KEPT_ROWS } from '../../findings.ts';
import type { Heading } from '../../read/table.ts';
import { LIKE_STUDENT_LINE } from '../groups/student-lines.ts';

interface Headings {
  filled: string;
  names: readonly string[];
  /** The first of them, in which headings of one word are. */
  keys: readonly string[];
  headerRow: number;
  columns: number;
  /** Those of some texts that are headings of groups and say something of the rows below them. */
  meantOf: (texts: readonly string[]) => readonly string[];
}

/** In a narrow table a record may have one value. */
export const FEWEST_OF_HEADING = 4;
/** Cells of a label with its values, or of the foot of a page, at most. */
export const MOST_OF_FOOT = 4;
/** 'School:' before its value in the next cell. */
const LABEL = '^\\p{L}[^0-9:]*: *$';

/** `cells` and `first` are SQL: how many cells of the row are filled, and the first of them. */
export const isLabeled = (cells: string, first: string, columns: number): string =>
  `(${cells} BETWEEN 2 AND ${Math.min(MOST_OF_FOOT, columns - 1)} AND regexp_matches(${first}, '${LABEL}'))`;

/** Different texts that are looked at; a table of this many groups has none. */
const MOST_HEADINGS = 1_000;

/** Rows with one text alone, or one behind a label, that is meant, a single word or a year, too. They are not data. */
export async function headingsOf(
  engine: Engine,
  { filled, names, keys, headerRow, columns, meantOf }: Headings,
): Promise<Heading[]> {
  const count = 'list_count(cells)';
  const isAlone = columns >= FEWEST_OF_HEADING ? `${count} = 1` : 'false';
  const isOfStudent = `(${count} <= ${MOST_OF_FOOT} AND ${count} * 2 < ${columns} AND regexp_matches(array_to_string(cells, ' '), ${literal(LIKE_STUDENT_LINE)}))`;
  // The cells of a row are put together once: of two thousand columns each time takes 65 MB a thread.
  await engine.run(
    'look for headings',
    `CREATE TABLE heading AS WITH few AS MATERIALIZED (
        SELECT row_number, [${names.join(', ')}] AS cells FROM cells SEMI JOIN likely_total USING (row_number) WHERE ${filled})
      SELECT row_number, trim(array_to_string(cells, ' ')) AS text
      FROM few WHERE ${isAlone} OR ${isOfStudent} OR ${isLabeled(count, 'list_filter(cells, lambda cell: cell IS NOT NULL)[1]', columns)}`,
  );
  const found = await engine.rows('texts of headings', `SELECT DISTINCT text FROM heading LIMIT ${MOST_HEADINGS}`);
  const texts = found.map(({ text }) => String(text));
  await leaveShort(engine, headerRow, keys, texts);
  const meant = meantOf(texts);
  if (meant.length === 0) return [];
  const isOne = `text IN (${meant.map(literal).join(', ')})`;
  await engine.run(
    'leave out headings',
    `INSERT INTO between_rows SELECT row_number, 'file.rows-below-table' FROM heading ANTI JOIN between_rows USING (row_number) WHERE ${isOne}`,
  );
  const rows = await engine.rows(
    'list headings',
    `SELECT row_number, text FROM heading WHERE ${isOne} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  return rows.map(({ row_number, text }) => ({ row: Number(row_number), text: String(text) }));
}

/** 'Grade 9', 'Period: 3', 'Homeroom 12B', 'Seniors'; 'S410200' is an id. */
const SHORT_HEADING = /^\p{L}[\p{L} .'&/-]*( |: *|# *)[0-9]{1,3}(-[0-9]{1,2})?\p{L}?$|^\p{L}[\p{L}.'&/-]*:?$/u;
/** Rows that lack their year or term stay in error where nothing but a heading says it. */
const OF_TIME = /year|term|semester|\bsem\b|quarter|\bqtr\b|\bq[1-4]\b|session|fall|spring|summer|winter/i;
/** 'Grades 9-12'; 'Class 23-24' are years. */
const SPAN = /^(?!grades?\b).*\d-\d/i;
/** Of the rows with more cells so few have one like it. */
const HARDLY_ANY = 0.02;

/**
 * A heading of one word or with a number, where it is in a column whose cells are nothing like it: 'MATH 101' may
 * be a code alone in its row.
 */
async function leaveShort(engine: Engine, headerRow: number, cells: readonly string[], texts: readonly string[]) {
  const short = texts.filter((text) => SHORT_HEADING.test(text) && !OF_TIME.test(text) && !SPAN.test(text));
  if (short.length === 0) return;
  const isLike = (cell: string) => `regexp_full_match(trim(${cell}), ${literal(SHORT_HEADING.source)})`;
  const counted = cells.map((cell) => `count(${cell}) AS ${cell}, count(*) FILTER (${isLike(cell)}) AS like_${cell}`);
  const [found] = await engine.rows(
    'compare headings',
    `SELECT ${counted.join(', ')} FROM cells ANTI JOIN heading USING (row_number) WHERE row_number > ${headerRow}`,
  );
  const unlike = cells.filter((cell) => Number(found?.[`like_${cell}`]) <= Number(found?.[cell]) * HARDLY_ANY);
  const isAlone = unlike.map((cell) => `trim(${cell}) = text`).join(' OR ');
  if (isAlone)
    await engine.run(
      'leave out headings',
      `INSERT INTO between_rows SELECT row_number, 'file.rows-below-table' FROM heading JOIN cells USING (row_number)
        WHERE text IN (${short.map(literal).join(', ')}) AND (${isAlone})`,
    );
}
