/** Fewer cells in a line may be a sentence with a comma. */
const FEWEST_CELLS = 3;

/**
 * Whether a record with line breaks in a cell is several rows: a quotation mark that is not closed in its row runs on to the next one in the file. Every
 * line of such a record has as many cells as the record before it (`fields`), and most begin as the record does; lines of a remark do not.
 */
export function hasSwallowedRows(record: string, delimiter: string, fields: number): boolean {
  if (fields < FEWEST_CELLS) return false;
  const [first = [], ...others] = record.split(/\r\n|\r|\n/).map((line) => line.split(delimiter));
  const lines = others.filter((cells) => cells.length > 1 || cells[0]);
  if (lines.length === 0 || [first, ...lines].some((cells) => cells.length < fields)) return false;
  return lines.filter((cells) => beginsAs(first, cells)).length * 2 > lines.length;
}

/** By an id of the same form; where no digit is in it, by two cells of the same form. */
export function beginsAs([id = '', next = '']: string[], [otherId = '', otherNext = '']: string[]): boolean {
  if (formOf(id) !== formOf(otherId)) return false;
  return /\d/.test(id) || (id.trim() !== '' && formOf(next) === formOf(otherNext));
}

/** '00410200' -> '9', 'Okafor' -> 'a' */
const formOf = (cell: string): string =>
  cell
    .replaceAll('"', '')
    .replace(/\d+/g, '9')
    .replace(/\p{L}+/gu, 'a');
