import { LAST_ROW } from '../last-row.ts';
import { type MergedCells, MOST_MERGED } from '../workbook/merged-cells.ts';
import type { NumberFormat } from '../workbook/number-format.ts';
import type { SheetRow } from '../workbook/workbook.ts';
import { CellFormats, fullNumber, shownOnPage } from './cell-formats.ts';
import { span } from './html-tags.ts';
import { HiddenCells, Inside, isHiddenTag, isStruckTag } from './looks.ts';

const LAST_COLUMN = 2_048;
/** Colspans and rowspans are numbers that cost nothing to write. */
const MOST_CELLS = 20_000_000;

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
  /** The number behind it. */
  full: string | null;
  /** Letters of the cell that is open, and cells of the row, that are struck through. */
  struckLetters: number;
  struckCells: number;
  hidden: HiddenCells;
  isHiddenRow: boolean;
  isHidden: boolean;
  /** Rows that a cell above still covers, by column. */
  covered: number[];
  holdsTable: boolean;
}

/** Lines of text above a table that are kept as its titles. */
const MOST_TITLES = 10;

/** Parts of a table that are around a cell. */
const PART = /^(table|thead|tbody|tfoot|tr|td|th)$/;

const BLOCK = /^(p|div|h[1-6]|caption|center|li|ul|ol|form|pre|address|blockquote|hr)$/;

/** Takes the tags and texts of a page in their order. */
export class PageReader {
  readonly tables: Table[] = [];
  readonly formats = new CellFormats();
  private readonly stack: Table[] = [];
  private row = 0;
  private line = '';
  /** Lines since the last table. */
  private titles: SheetRow[] = [];
  private isCaption = false;
  private cells = 0;
  /** What is not shown: inside of a cell, and around it up to its row. */
  private readonly unseen = new Inside();
  private readonly unseenAround = new Inside();
  private readonly struck = new Inside();

  open(name: string, tag: string): void {
    const table = this.stack.at(-1);
    const isHidden = isHiddenTag(name, tag, this.formats);
    if (table && table.text !== null && !PART.test(name)) this.unseen.open(name, isHidden);
    else if (name !== 'td' && name !== 'th') this.unseenAround.open(name, isHidden);
    this.struck.open(name, isStruckTag(name, tag, this.formats));
    if (name === 'table') this.openTable();
    else if (name === 'br') this.text('\n');
    else if (table && name === 'caption') this.isCaption = true;
    else if (table && name === 'tr') this.openRow(table);
    else if (table && (name === 'td' || name === 'th')) this.openCell(table, name, tag, isHidden);
    else if (BLOCK.test(name)) this.block();
  }

  close(name: string): void {
    const table = this.stack.at(-1);
    for (const inside of [this.unseen, this.unseenAround, this.struck]) inside.close(name);
    if (table && name === 'table') this.closeTable(table);
    else if (table && name === 'caption') this.closeCaption(table);
    else if (table && name === 'tr') this.closeRow(table);
    else if (table && (name === 'td' || name === 'th')) this.closeCell(table);
    else if (BLOCK.test(name)) this.block();
  }

  text(text: string): void {
    const table = this.stack.at(-1);
    if (!table || this.isCaption) {
      if (!this.unseenAround.is) this.line += text;
    } else if (table.text !== null && !this.unseen.is) {
      table.text += text;
      if (this.struck.is) table.struckLetters += text.trim().length;
    }
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
      full: null,
      struckLetters: 0,
      struckCells: 0,
      hidden: new HiddenCells(),
      isHiddenRow: false,
      isHidden: this.unseenAround.is,
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
    table.struckCells = 0;
    table.isHiddenRow = this.unseenAround.is && !table.isHidden;
  }

  private openCell(table: Table, name: string, tag: string, isHidden: boolean): void {
    if (!table.cells) this.openRow(table);
    this.closeCell(table);
    // Scripts that merge cells hide the ones below, whose place the upper one has.
    if (isHidden && (table.covered[table.column] ?? 0) > 0) return;
    while ((table.covered[table.column] ?? 0) > 0) table.column += 1;
    const [width, height] = [span(tag, 'colspan', LAST_COLUMN), span(tag, 'rowspan', LAST_COLUMN)];
    table.text = '';
    table.format = this.formats.of(name, tag);
    table.full = fullNumber(tag);
    table.struckLetters = 0;
    if (isHidden) table.hidden.hide(table.column);
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
    const text = shownOnPage(tidy(table.text), table.format, table.full);
    const column = table.column - table.width;
    table.text = null;
    this.unseen.end();
    this.struck.endInCell();
    if (text === '' || column >= LAST_COLUMN) return;
    this.cells += column + 1 - table.cells.length;
    if (this.cells > MOST_CELLS) throw new Error('more cells than a page may have');
    while (table.cells.length < column) table.cells.push('');
    table.cells[column] = text;
    if (table.struckLetters * 2 > text.length) table.struckCells += 1;
  }

  private closeRow(table: Table): void {
    if (!table.cells) return;
    this.closeCell(table);
    const { cells } = table;
    table.cells = null;
    for (const [column, left] of table.covered.entries()) if (left) table.covered[column] = left - 1;
    // A row that only has another table in it is where that table's rows are.
    if (cells.length === 0 && table.holdsTable) return;
    this.row += 1;
    if (cells.length && this.row <= LAST_ROW) table.rows.push(this.shownRow(table, cells));
    for (const { column, height } of table.spanning)
      if (table.merged.length < MOST_MERGED)
        table.merged.push({ column, first: this.row, last: this.row + height - 1 });
  }

  private shownRow(table: Table, cells: string[]): SheetRow {
    const isStruck = table.struckCells * 2 > cells.filter((cell) => cell !== '').length;
    const marks = { ...(table.isHiddenRow && { isHidden: true }), ...(isStruck && { isStruck }) };
    const row = { number: this.row, cells, ...marks };
    table.hidden.add(row, table.column);
    return row;
  }

  private closeTable(table: Table): void {
    this.closeRow(table);
    table.hidden.leaveOut();
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
