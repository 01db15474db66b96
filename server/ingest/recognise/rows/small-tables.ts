import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Engine, Row } from '../../engine.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import { lastRows } from './last-rows.ts';

/** Rows at the end of a sheet that are looked at: a table below and rows of data above it. */
const LOOKED_AT = 200;
/** Fewer show no pattern. */
const FEWEST_ABOVE = 3;
/** Of more sheets no one has a table below each. */
const MOST_SHEETS = 20;
const NEARLY_ALL = 0.9;
/** 'Grade 12' and counts are shorter than ids, codes and dates. */
const ANY_KEY = { shortest: 3, areWords: false };

/** Columns with a header. */
type Header = readonly SourceColumn[];

interface Table {
  names: readonly string[];
  headerRow: number;
  header: Header;
  /** How many sheets were joined; 0 for a text. */
  sheets: number;
  /** Totals at the very end start here; they are left out already. */
  end: number | null;
  /** The row above them. */
  last: Row | null;
}

/**
 * Summaries below the rows of data, as counts by race under a list of students: below a blank row, each of their rows
 * fills at most half as many cells as the rows above do, and none has an id, a code or a date where nearly all rows
 * above have one. Read on, each would be a student. Answers their rows, by sheet.
 */
export async function smallTables(engine: Engine, table: Table): Promise<number[][]> {
  const { names, headerRow, header, sheets, end } = table;
  const columns = header.length;
  if (columns < 3 || sheets > MOST_SHEETS) return [];
  const found: number[][] = [];
  for (let sheet = 0; sheet < Math.max(1, sheets); sheet++) {
    const isLast = sheet >= sheets - 1;
    const after = sheet === 0 ? headerRow : sheet * SHEET_STRIDE;
    const upTo = isLast && end !== null ? end - 1 : (sheet + 1) * SHEET_STRIDE - 1;
    const lines = { names, after, upTo };
    const last = isLast ? table.last : (await lastRows(engine, lines, 1))[0];
    if (!last || filledOf(last) * 2 > columns) continue;
    const rows = tableBelow((await lastRows(engine, lines, LOOKED_AT)).reverse(), columns, header);
    if (rows.length > 0) found.push(rows);
  }
  return found;
}

/** Of rows from the top down. */
function tableBelow(rows: readonly Row[], columns: number, header: Header): number[] {
  const isFull = (row: Row) => filledOf(row) * 2 > columns;
  const small = rows.findLastIndex(isFull) + 1;
  const above = rows.slice(0, small).filter((row) => isFull(row) && !repeats(row, header));
  const keys = keysOf(above);
  if (above.length < FEWEST_ABOVE || keys.size === 0) return [];
  const usual = above.map(filledOf).sort((one, other) => one - other)[Math.floor(above.length / 2)] ?? 0;
  const isRecord = (row: Row) => filledOf(row) * 2 > usual || [...keys].some(([name, form]) => isKey(row[name], form));
  const first = Math.max(small, rows.findLastIndex(isRecord) + 1);
  const numbers = rows.map(({ row_number }) => Number(row_number));
  const start = numbers.findIndex((number, at) => at >= first && number > (numbers[at - 1] ?? number) + 1);
  return start < 0 ? [] : numbers.slice(start);
}

/** What the ids, codes or dates of a column have in common. */
interface KeyForm {
  shortest: number;
  /** Then '1 = White' in a legend is not one of them. */
  areWords: boolean;
}

/** By its name, each column that nearly all rows have an id, a code or a date in. */
function keysOf(rows: readonly Row[]): Map<string, KeyForm> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'row_number');
  return new Map(
    names.flatMap((name): [string, KeyForm][] => {
      const cells = rows.map((row) => row[name]).filter((cell) => isKey(cell, ANY_KEY));
      const isUsual = cells.length >= rows.length * NEARLY_ALL && new Set(cells).size >= FEWEST_ABOVE;
      const keys = cells.map((cell) => String(cell).trim());
      const shortest = Math.min(...keys.map(({ length }) => length));
      return isUsual ? [[name, { shortest, areWords: keys.every(isWord) }]] : [];
    }),
  );
}

/** The header row again, as on every page of a report. */
const repeats = (row: Row, header: Header): boolean =>
  header.filter(({ index, header: text }) => row[`c${index}`] === text).length * 2 > header.length;

const isKey = (cell: unknown, { shortest, areWords }: KeyForm): boolean =>
  typeof cell === 'string' && /\d/.test(cell) && cell.trim().length >= shortest && (!areWords || isWord(cell.trim()));

const isWord = (text: string): boolean => !/\s/.test(text);

const filledOf = ({ row_number: _, ...cells }: Row): number =>
  Object.values(cells).filter((cell) => typeof cell === 'string' && cell.trim()).length;
