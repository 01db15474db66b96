import type { FailedRowsWords } from '../failed-rows.ts';

export const FAILED_ROWS_EN: FailedRowsWords = {
  fileName: 'failed rows',
  row: 'Row in your file',
  toFix: 'What to fix',
  ofSheet: 'of',
};
