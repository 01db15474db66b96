import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';

/** A number with the text that is printed for it. */
export interface ChartNumber {
  value: number | null;
  text: string;
}

/** The numbers of a chart as words, in the order of the chart. The first cell of a row names it. */
export interface ChartValues {
  columns: readonly string[];
  rows: readonly (readonly (string | ChartNumber)[])[];
}

export const countValue = (value: number): ChartNumber => ({ value, text: formatNumber(value) });

/** 0 to 100, in a file with the one decimal that is printed. */
export const percentValue = (value: number | null): ChartNumber => ({
  value: value === null ? null : Math.round(value * 10) / 10,
  text: formatPercent(value),
});

/** 0 to 100; null without a whole. */
export const percentOf = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);

/** False where nothing was counted: shares of nothing are not numbers, and a count of 0 beside them says no more. */
export const hasNumbers = ({ rows }: ChartValues): boolean =>
  rows.some((row) => {
    const numbers = row.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.value]));
    return (
      numbers.length > 0 && (numbers.every((value) => value !== null) || numbers.some((value) => (value ?? 0) > 0))
    );
  });

export const printed = (cell: string | ChartNumber): string => (typeof cell === 'string' ? cell : cell.text);

/** For a spreadsheet: numbers without separators and percent signs, nothing where there is no number. */
const plain = (cell: string | ChartNumber): string => (typeof cell === 'string' ? cell : String(cell.value ?? ''));

/** The values as a CSV file in which no cell can run as a formula. */
export const valuesToCsv = ({ columns, rows }: ChartValues): string =>
  toCsv([columns]) + rows.map((row) => csvLine(row.map(plain))).join('');
