/** Fewer cells in a line may be a sentence with a comma. */
const FEWEST_CELLS = 3;
const LINE_BREAK = /\r\n|\r|\n/;

/** Which records have several rows in one cell, as the records of a text go by. */
export class Swallowing {
  readonly rows: number[] = [];
  /** The header row, where it is one of them: without it no row can be read. */
  header: number | null = null;
  private readonly delimiter: string;
  private fields = 0;
  /** A record with line breaks, of which the next one shows what they are. */
  private open: { row: number; text: string } | null = null;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  /** Answers whether the record before shows it. `text` is the record, for the few of which it is needed. */
  take(row: number, fields: number, hasLineBreak: boolean, text: () => string): boolean {
    const record = hasLineBreak || this.open ? text() : '';
    if (this.open) this.close(record, fields);
    const isFound = hasLineBreak && hasSwallowedRows(record, this.delimiter, this.fields);
    if (isFound) this.rows.push(row);
    else if (hasLineBreak) this.open = { row, text: record };
    this.fields = fields;
    return isFound;
  }

  /** Where nothing follows, the last of several lines shows what those before it are. */
  end(): void {
    const [, second, ...more] = this.open?.text.split(LINE_BREAK).filter(Boolean) ?? [];
    const last = more.at(-1);
    if (second !== undefined && last !== undefined) this.close(last, this.fields);
  }

  private close(next: string, fields: number): void {
    const { row, text } = this.open ?? { row: 0, text: '' };
    this.open = null;
    const found = swallowedAbove(text, this.delimiter, { line: next.split(LINE_BREAK)[0] ?? '', fields });
    if (found === 'row') this.rows.push(row);
    else if (found === 'header') this.header ??= row;
  }
}

/**
 * Whether a record with line breaks in a cell is several rows: a quotation mark that is not closed in its row runs on
 * to the next one in the file. Every line of such a record has as many cells as the record before it (`fields`), and
 * most begin as the record does; lines of a remark do not.
 */
function hasSwallowedRows(record: string, delimiter: string, fields: number): boolean {
  if (fields < FEWEST_CELLS) return false;
  const [first = [], ...others] = record.split(LINE_BREAK).map((line) => line.split(delimiter));
  const lines = others.filter((cells) => cells.length > 1 || cells[0]);
  if (lines.length === 0 || [first, ...lines].some((cells) => cells.length < fields)) return false;
  return lines.filter((cells) => beginsAs(first, cells)).length * 2 > lines.length;
}

/**
 * The same by the first line of the record after it, since a header, and the row below a heading, are unlike what is
 * above them. Whether the record is a row itself, or a header with rows in its last cell.
 */
function swallowedAbove(
  record: string,
  delimiter: string,
  next: { line: string; fields: number },
): 'row' | 'header' | null {
  const [first = [], ...others] = record.split(LINE_BREAK).map((line) => line.split(delimiter));
  const following = next.line.split(delimiter);
  const lines = others.filter((cells) => cells.length > 1 || cells[0]);
  if (lines.length === 0 || [first, ...lines].some((cells) => cells.length < next.fields)) return null;
  if (lines.filter((cells) => isLike(cells, following)).length * 2 <= lines.length) return null;
  return isLike(first, following) ? 'row' : 'header';
}

/**
 * More than half of the cells have one form, and some of those a digit: lines of a title and a header
 * below it have words alone.
 */
function isLike(cells: readonly string[], other: readonly string[]): boolean {
  const filled = other.flatMap((cell, index) => (cell.trim() ? [[formOf(cell), formOf(cells[index] ?? '')]] : []));
  const same = filled.filter(([one, beside]) => one === beside);
  return filled.length > 1 && same.length * 2 > filled.length && same.some(([form]) => form?.includes('9'));
}

/** By an ID of the same form; where no digit is in it, by two cells of the same form. */
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
