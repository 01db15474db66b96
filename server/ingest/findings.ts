import type { FileFindingCode } from '#datasets/kit/findings/file-findings.ts';
import type { FindingValue } from '#datasets/words/params.ts';

/**
 * `rows` are the first thousand rows as seen in a spreadsheet, `count` the true number; no rows: it
 * is about the whole file.
 */
export interface FileFinding {
  code: FileFindingCode;
  rows: number[];
  count: number;
  value: FindingValue | null;
  /** Declared name of the column it is about. */
  column?: string;
}

export const KEPT_ROWS = 1_000;

export function aboutFile(code: FileFindingCode, value: FindingValue | null = null, column?: string): FileFinding {
  return { code, rows: [], count: 1, value, ...(column === undefined ? {} : { column }) };
}

/** Collects the rows of one finding while a file streams by. */
export class RowsOf {
  readonly code: FileFindingCode;
  readonly rows: number[] = [];
  count = 0;

  constructor(code: FileFindingCode) {
    this.code = code;
  }

  add(row: number): void {
    this.count += 1;
    if (this.rows.length < KEPT_ROWS) this.rows.push(row);
  }

  finding(): FileFinding[] {
    return this.count ? [{ code: this.code, rows: this.rows, count: this.count, value: null }] : [];
  }
}
