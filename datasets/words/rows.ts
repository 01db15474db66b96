import { written } from '../kit/english.ts';
import type { Language } from './language.ts';

const WORDS = {
  en: { row: 'Row', rows: 'Rows', more: 'and {more} more' },
  es: { row: 'Fila', rows: 'Filas', more: 'y {more} más' },
} as const satisfies Record<Language, object>;

/** 'Rows 2, 3 and 12 more: ' before the sentences of a group; nothing for one that is of no row. */
export function sayRows(
  { count, firstRows }: { count: number; firstRows: readonly number[] },
  language: Language,
): string {
  if (firstRows.length === 0) return '';
  const { row, rows, more } = WORDS[language];
  const left = count - firstRows.length;
  const further = left > 0 ? ` ${more.replace('{more}', written(left))}` : '';
  return `${firstRows.length === 1 ? row : rows} ${firstRows.join(', ')}${further}: `;
}
