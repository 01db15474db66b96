import type { Dataset } from '#datasets/kit/dataset.ts';
import { columnsNamed } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Row } from '../../engine.ts';

/** Fewer names of columns may be words of the data. */
const FEWEST_NAMES = 3;
/** Each in its own column: 'Gender' below 'Gender' is no one's. */
const FEWEST_OWN = 2;
/** A course may have the code 'Code'. */
const LONG_ENOUGH = 8;
/** What a list begins with, whatever it lists: 'Staff ID', 'Teacher Name'. */
export const OF_KEY = /\b(id|no|nbr|num|number|code|name)s?\W*$/i;

/** A row among the data that is a header row: the one above again, or one of other columns. */
export type HeaderAmongRows = 'again' | 'other' | null;

interface Cell {
  text: string;
  header: string;
}

/** Tells such rows by the names of the header above and those that the dataset knows. */
export function headersAmong(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  headerRow: number,
): (row: Row) => HeaderAmongRows {
  const names = new Set(columns.map(({ header }) => header));
  const keys = new Set(columns.map(({ header }) => headerKey(header)));
  const isOwn = ({ text, header }: Cell) => headerKey(text) === headerKey(header);
  const isName = ({ text }: Cell) => keys.has(headerKey(text)) || columnsNamed(dataset, text).length > 0;
  const mayBe = (text: string, header: string) => {
    const above = columnsNamed(dataset, header);
    return columnsNamed(dataset, text).some((column) => above.includes(column));
  };
  /** 'Student Number' below 'Student ID', unless a 'State ID' beside it may be meant. */
  const isSynonym = ({ text, header }: Cell) =>
    mayBe(text, header) && ![...names].some((other) => other !== header && mayBe(text, other));
  const isOfOther = (cell: Cell) =>
    !isOwn(cell) &&
    (keys.has(headerKey(cell.text)) || (!isSynonym(cell) && isAnotherName(cell) && cell.header.trim() !== ''));

  /**
   * Right below the header, 'Lunch' below 'Almuerzo' beside known names of the other columns: in another language, or
   * as a database names them.
   */
  const isInOtherWords = (cells: readonly Cell[]) =>
    cells.filter((cell) => isOwn(cell) || isSynonym(cell)).length * 2 > cells.length &&
    !cells.some((cell) => isOfOther(cell) && isName(cell));

  const isHeader = (cells: readonly Cell[]): boolean => {
    const [first] = cells;
    const isFirstNamed = first !== undefined && (isName(first) || OF_KEY.test(first.text));
    const exact = cells.filter(({ text }) => names.has(text));
    // Flags may have the names of their columns for values, each in its own.
    if (exact.length >= FEWEST_NAMES && exact.length * 2 >= cells.length)
      return isFirstNamed || exact.some((cell) => !isOwn(cell));
    const named = cells.filter(isName).length;
    if (first && cells.length >= FEWEST_OWN && OF_KEY.test(first.header)) {
      // 'Student ID, Lunch' below 'Student ID, Gender': no student is called so.
      if (
        first.text === first.header &&
        first.text.length >= LONG_ENOUGH &&
        cells.every(({ text }) => !/\d/.test(text))
      )
        return true;
      if (named === cells.length && (isOwn(first) || isSynonym(first))) return true;
    }
    return (
      isFirstNamed &&
      cells.length >= FEWEST_NAMES &&
      named * 2 >= cells.length &&
      (named >= FEWEST_NAMES || cells.filter(isOwn).length >= FEWEST_OWN)
    );
  };

  return (row) => {
    const cells = columns.flatMap(({ index, header }) => {
      const text = row[`c${index}`];
      return typeof text === 'string' ? [{ text, header }] : [];
    });
    if (!isHeader(cells)) return null;
    if (Number(row.row_number) === headerRow + 1 && isInOtherWords(cells)) return 'again';
    return cells.some(isOfOther) ? 'other' : 'again';
  };
}

/** 'Exit Date' below 'Entry Date'; not the number of a page, nor the same name cut off. */
const isAnotherName = ({ text, header }: Cell): boolean =>
  /^[\p{L}][\p{L} /_.-]+$/u.test(text.trim()) && !isPartOf(text, header) && !isPartOf(header, text);

const isPartOf = (text: string, other: string): boolean =>
  other.trim().toLowerCase().startsWith(text.trim().toLowerCase());
