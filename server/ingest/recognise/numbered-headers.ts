import { headerKey } from '#datasets/kit/normalise.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { HeadedTable } from './headed-table.ts';

const NUMBERED = /^(.*\p{L})0?([2-9])$/u;
const MOST_NAMED = 20;

/**
 * 'Course 2' of a file whose 'Course', or 'Course 1', was read: a second record in the same row, which nothing else would miss. Beside both of them,
 * 'Grade', 'Grade 1' and 'Grade 2' are more likely the year and its quarters.
 */
export function numberedHeaders({ columns, samples }: HeadedTable, used: ReadonlySet<number>): FileFinding[] {
  const keys = new Set(columns.map(({ header }) => headerKey(header)));
  const read = new Set(columns.filter(({ index }) => used.has(index)).map(({ header }) => headerKey(header)));
  const more = columns.filter(({ header, index }) => {
    if (used.has(index)) return false;
    const [, name = ''] = NUMBERED.exec(headerKey(header)) ?? [];
    const first = [name, `${name}1`, `${name}01`].filter((key) => keys.has(key));
    return first.length === 1 && first.every((key) => read.has(key)) && samples(index).some((cell) => cell.trim());
  });
  return more.slice(0, MOST_NAMED).map(({ header }) => aboutFile('file.numbered-header', header));
}
