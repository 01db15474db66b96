import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Lake } from '#server/platform/lake/lake.ts';
import { columnsOf } from '../ledgers/inputs/input-columns.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';

/** Where a row is: a newer file and a later row weigh more. */
export interface Placed {
  file: number;
  row_number: number;
  school_id: string | null;
}

export const YEARS: readonly number[] = [2021, 2022, 2023, 2024];

/** The rows of a dataset's files as plain objects, dates as text. */
export async function readRows<Row extends object>(
  lake: Lake,
  files: readonly CurrentFile[],
  type: UploadFileType,
): Promise<(Row & Placed)[]> {
  const columns = columnsOf(type).map(([name, kind]) => (kind === 'DATE' ? `${name}::VARCHAR AS ${name}` : name));
  const rows: (Row & Placed)[] = [];
  for (const [file, { type: of, path }] of files.entries())
    if (of === type)
      rows.push(
        ...(await lake.rows<Row & Placed>(
          'rows',
          `SELECT ${file} AS file, row_number, ${columns.join(', ')} FROM read_parquet('${path}')`,
        )),
      );
  return rows;
}

/** Where two files hold the same record, the rows of the newer file alone. */
export function newestOf<Row extends Placed>(rows: readonly Row[], keys: readonly (keyof Row)[]): Row[] {
  const newest = new Map<string, number>();
  const keyOf = (row: Row) => JSON.stringify(keys.map((key) => row[key] ?? null));
  for (const row of rows) newest.set(keyOf(row), Math.max(row.file, newest.get(keyOf(row)) ?? 0));
  return rows.filter((row) => row.file === newest.get(keyOf(row)));
}

type Rank = string | number | boolean | null;

/** Orders by one criterion after the other; nothing comes first. */
export const by =
  <Row>(...ranks: ((row: Row) => Rank)[]) =>
  (one: Row, other: Row): number => {
    for (const rank of ranks) {
      const [a, b] = [rank(one) ?? '', rank(other) ?? ''];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };

/** The row that is last by one criterion after the other. */
export const lastOf = <Row>(rows: readonly Row[], ...ranks: ((row: Row) => Rank)[]): Row | undefined =>
  rows.toSorted(by(...ranks)).at(-1);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** In percent with one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** Without accents and case, and with letters and digits alone. */
export const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
