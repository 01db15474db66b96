import type { SourceColumn } from '#datasets/kit/plan.ts';
import { letterOf } from './column-letter.ts';

/**
 * The columns of a header row, in its order, with the letters a spreadsheet program shows; those
 * without a header are left out.
 */
export function columnsOf(headers: readonly string[]): SourceColumn[] {
  return headers.flatMap((text, index) => {
    const header = text.replace(/[\s\uFEFF\u200B]+/g, ' ').trim();
    return header ? [{ index, letter: letterOf(index), header }] : [];
  });
}
