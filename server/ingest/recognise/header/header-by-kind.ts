import { type Header, looksLikeData } from '../../read/header.ts';

const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 2;
const DIGIT = /\d/;

/**
 * A header of names that no one knows, so that a person can say what they are: the first of the rows with the most
 * cells, where each name is there once, none has a digit, and below one of them every cell has some. Null where it may
 * be a row of data, whose cells are a student's.
 */
export function headerByKind(rows: readonly (readonly string[])[]): Header | null {
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim()).length);
  const row = filled.indexOf(Math.max(0, ...filled));
  const cells = rows[row] ?? [];
  const names = cells.map((cell) => cell.trim()).filter(Boolean);
  if (names.length < FEWEST_COLUMNS || new Set(names).size < names.length || looksLikeData(cells)) return null;
  if (names.some((name) => DIGIT.test(name))) return null;
  const below = rows.slice(row + 1);
  const isProof = cells.some((name, index) => {
    const values = below.map((other) => other[index]?.trim() ?? '').filter(Boolean);
    return name.trim() !== '' && values.length >= FEWEST_ROWS && values.every((value) => DIGIT.test(value));
  });
  return isProof ? { row, cells, score: 0, isJoined: false } : null;
}
