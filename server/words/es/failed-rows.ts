import type { FailedRowsWords } from '../failed-rows.ts';

export const FAILED_ROWS_ES: FailedRowsWords = {
  fileName: 'filas con errores',
  row: 'Fila en su archivo',
  toFix: 'Qué corregir',
  ofSheet: 'de',
};
