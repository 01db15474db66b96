import type { FileFindingCode } from '#datasets/kit/file-findings.ts';

/** `rows` are the first thousand rows as seen in a spreadsheet, `count` the true number; no rows: it is about the whole file. */
export interface FileFinding {
  code: FileFindingCode;
  rows: number[];
  count: number;
  value: string | null;
}

export const KEPT_ROWS = 1_000;

export function aboutFile(code: FileFindingCode, value: string | null = null): FileFinding {
  return { code, rows: [], count: 1, value };
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
