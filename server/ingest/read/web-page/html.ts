import { type MergedCells, MOST_MERGED } from '../workbook/merged-cells.ts';
import type { NumberFormat } from '../workbook/number-format.ts';
import type { SheetRow, Workbook } from '../workbook/workbook.ts';
import { CellFormats, shownOnPage } from './cell-formats.ts';
import { decodeHtml } from './html-entities.ts';
import { behind, behindRaw, span, tagEnd } from './html-tags.ts';

const LAST_COLUMN = 2_048;
const LAST_ROW = 1_048_576;
/** Colspans and rowspans are numbers that cost nothing to write. */
const MOST_CELLS = 20_000_000;

/**
 * The tables of a web page, as student systems export them under an .xls name. Each table is a sheet; rows have the numbers that a
 * spreadsheet program gives them when it opens the page: tables and lines of text below one another. The lines above a table are its titles. Closing tags may be missing,
 * as HTML allows. Every character is looked at once.
 */
export function openHtml(page: string): Workbook {
  const reader = new PageReader();
  let at = 0;
  while (at < page.length) {
    const tag = page.indexOf('<', at);
    if (tag !== at) reader.text(decodeHtml(page.slice(at, tag < 0 ? undefined : tag).replace(/\s+/g, ' ')));
    if (tag < 0) break;
    at = readTag(page, tag, reader);
  }
  reader.end();
  return {
    sheets: reader.tables.map(({ rows, merged }, index) => ({
      name: `Table ${index + 1}`,
      isHidden: false,
      rows: () => rows,
      merged: () => merged,
    })),
    oddRows: () => 0,
  };
}

/** Returns where the text goes on. What is not a tag is text. */
function readTag(page: string, tag: number, reader: PageReader): number {
  if (page.startsWith('<!--', tag)) return behind(page, '-->', tag + 4);
  const name = /[a-z][a-z0-9]{0,15}/iy;
  const isClosing = page[tag + 1] === '/';
  name.lastIndex = tag + (isClosing ? 2 : 1);
  const word = name.exec(page)?.[0].toLowerCase();
  if (!word) {
    if (/[!?/]/.test(page[tag + 1] ?? '')) return behind(page, '>', tag + 1);
    reader.text('<');
    return tag + 1;
  }
  const end = tagEnd(page, tag);
  if (isClosing) reader.close(word);
  else if (/^(script|style|title)$/.test(word)) {
    const next = behindRaw(page, word, end);
    if (word === 'style') reader.formats.readStyles(page.slice(end, next));
    return next;
  } else reader.open(word, page.slice(tag, end));
  return end;
}

interface Table {
  rows: SheetRow[];
  merged: MergedCells[];
  /** Cells of the row that is open which go on below it. */
  spanning: { column: number; height: number }[];
  /** Of the row that is open. */
  cells: string[] | null;
  column: number;
  /** Columns of the cell that is open. */
  width: number;
  /** Text of the cell that is open. */
  text: string | null;
  /** How a spreadsheet program shows a number in it. */
  format: NumberFormat | null;
  /** Rows that a cell above still covers, by column. */
  covered: number[];
  holdsTable: boolean;
}

/** Lines of text above a table that are kept as its titles. */
const MOST_TITLES = 10;

const BLOCK = /^(p|div|h[1-6]|caption|center|li|ul|ol|form|pre|address|blockquote|hr)$/;

class PageReader {
  readonly tables: Table[] = [];
  readonly formats = new CellFormats();
  private readonly stack: Table[] = [];
  private row = 0;
  private line = '';
  /** Lines since the last table. */
  private titles: SheetRow[] = [];
  private isCaption = false;
  private cells = 0;

  open(name: string, tag: string): void {
    const table = this.stack.at(-1);
    if (name === 'table') this.openTable();
    else if (name === 'br') this.text('\n');
    else if (table && name === 'caption') this.isCaption = true;
    else if (table && name === 'tr') this.openRow(table);
    else if (table && (name === 'td' || name === 'th')) this.openCell(table, name, tag);
    else if (BLOCK.test(name)) this.block();
  }

  close(name: string): void {
    const table = this.stack.at(-1);
    if (table && name === 'table') this.closeTable(table);
    else if (table && name === 'caption') this.closeCaption(table);
    else if (table && name === 'tr') this.closeRow(table);
    else if (table && (name === 'td' || name === 'th')) this.closeCell(table);
    else if (BLOCK.test(name)) this.block();
  }

  text(text: string): void {
    const table = this.stack.at(-1);
    if (!table || this.isCaption) this.line += text;
    else if (table.text !== null) table.text += text;
  }

  end(): void {
    for (let table = this.stack.at(-1); table; table = this.stack.at(-1)) this.closeTable(table);
  }

  /** A line of text beside the tables is a row of its own; inside a cell it is a space. */
  private block(): void {
    if (this.stack.length) this.text(' ');
    else this.titles.push(...this.closeLine());
  }

  private closeLine(): SheetRow[] {
    const text = tidy(this.line);
    this.line = '';
    if (text === '') return [];
    this.row += 1;
    return [{ number: this.row, cells: [text] }];
  }

  private closeCaption(table: Table): void {
    this.isCaption = false;
    table.rows.push(...this.closeLine());
  }

  private openTable(): void {
    const outer = this.stack.at(-1);
    if (outer) outer.holdsTable = true;
    else this.block();
    const table: Table = {
      rows: outer ? [] : this.titles.slice(-MOST_TITLES),
      merged: [],
      spanning: [],
      cells: null,
      column: 0,
      width: 1,
      text: null,
      format: null,
      covered: [],
      holdsTable: false,
    };
    if (!outer) this.titles = [];
    this.tables.push(table);
    this.stack.push(table);
  }

  private openRow(table: Table): void {
    this.closeRow(table);
    if (this.isCaption) this.closeCaption(table);
    table.cells = [];
    table.column = 0;
    table.spanning = [];
    table.holdsTable = false;
  }

  private openCell(table: Table, name: string, tag: string): void {
    if (!table.cells) this.openRow(table);
    this.closeCell(table);
    while ((table.covered[table.column] ?? 0) > 0) table.column += 1;
    const [width, height] = [span(tag, 'colspan', LAST_COLUMN), span(tag, 'rowspan', LAST_COLUMN)];
    table.text = '';
    table.format = this.formats.of(name, tag);
    if (height > 1) {
      table.spanning.push({ column: table.column, height });
      for (let column = table.column; column < Math.min(table.column + width, LAST_COLUMN); column++)
        table.covered[column] = height;
    }
    table.column += width;
    table.width = width;
  }

  private closeCell(table: Table): void {
    if (table.text === null || !table.cells) return;
    const text = shownOnPage(tidy(table.text), table.format);
    const column = table.column - table.width;
    table.text = null;
    if (text === '' || column >= LAST_COLUMN) return;
    this.cells += column + 1 - table.cells.length;
    if (this.cells > MOST_CELLS) throw new Error('more cells than a page may have');
    while (table.cells.length < column) table.cells.push('');
    table.cells[column] = text;
  }

  private closeRow(table: Table): void {
    if (!table.cells) return;
    this.closeCell(table);
    const { cells } = table;
    table.cells = null;
    for (const [column, left] of table.covered.entries()) if (left) table.covered[column] = left - 1;
    // A row that only holds another table stands where that table's rows stand.
    if (cells.length === 0 && table.holdsTable) return;
    this.row += 1;
    if (cells.length && this.row <= LAST_ROW) table.rows.push({ number: this.row, cells });
    for (const { column, height } of table.spanning)
      if (table.merged.length < MOST_MERGED)
        table.merged.push({ column, first: this.row, last: this.row + height - 1 });
  }

  private closeTable(table: Table): void {
    this.closeRow(table);
    this.stack.pop();
  }
}

/** Line ends of the source are spaces; only <br> breaks a line. NUL would end a text elsewhere. */
function tidy(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[ \t\r\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
