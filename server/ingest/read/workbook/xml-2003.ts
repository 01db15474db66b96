import { createReadStream } from 'node:fs';
import { LAST_ROW } from '../last-row.ts';
import { type MergedCells, MOST_MERGED } from './merged-cells.ts';
import { numberFormat, showIsoDate, showNumber } from './number-format.ts';
import type { SheetRow, Workbook } from './workbook.ts';
import { attribute, scanXml, type XmlListener } from './xml.ts';

const LAST_COLUMN = 16_384;
/** Indexes are numbers that cost nothing to write. */
const MOST_CELLS = 20_000_000;

/**
 * Excel's XML of 2003 ('XML Spreadsheet'), which reports and student systems write under an .xls name. Throws
 * on text that is not XML.
 */
export async function openXml2003(path: string): Promise<Workbook> {
  const reader = new BookReader();
  await scanXml(createReadStream(path, { highWaterMark: 256 * 1024 }), reader);
  return {
    sheets: reader.sheets.map(({ name, isHidden, rows, merged }) => ({
      name,
      isHidden,
      rows: () => rows,
      merged: () => merged,
    })),
    oddRows: () => 0,
  };
}

/** Patterns that go by a name, as far as they matter for text. */
const NAMED_FORMATS: ReadonlyMap<string, string> = new Map([
  ['general', ''],
  ['percent', '0%'],
  ...['general date', 'short date', 'medium date', 'long date'].map((name) => [name, 'yyyy-mm-dd'] as const),
  ...['short time', 'medium time', 'long time'].map((name) => [name, 'hh:mm:ss'] as const),
  ...['fixed', 'standard', 'currency', 'euro currency', 'scientific'].map((name) => [name, ''] as const),
]);

class BookReader implements XmlListener {
  readonly sheets: { name: string; isHidden: boolean; rows: SheetRow[]; merged: MergedCells[] }[] = [];
  private readonly formats = new Map<string, string>();
  /** Styles whose font strikes the text through. */
  private readonly struckStyles = new Set<string>();
  /** Formats of cells that name none: those of their row, their column and the whole table. */
  private readonly styles: { table: string; columns: string[]; row: string } = { table: '', columns: [], row: '' };
  private isFrom1904 = false;
  private style = '';
  private row = 0;
  private column = 0;
  private width = 1;
  private cells: string[] = [];
  private isHiddenRow = false;
  private count = 0;
  private format = '';
  private isStruck = false;
  private filled = 0;
  private struck = 0;
  private type = '';
  private data: string | null = null;
  /** Text outside of cells: settings of the sheet. */
  private beside = '';
  /** Comments and phonetic readings have data of their own, which is not the cell's. */
  private aside = 0;

  open(name: string, attributes: string): void {
    this.beside = '';
    if (name === 'Comment' || name === 'PhoneticText') this.aside += 1;
    else if (this.aside) return;
    else if (name === 'Cell') this.openCell(attributes);
    else if (name === 'Data') this.openData(attributes);
    else if (name === 'Row') this.openRow(attributes);
    else if (name === 'Style') this.openStyle(attributes);
    else if (name === 'Column') this.openColumn(attributes);
    else if (name === 'Table') this.styles.table = named(attributes, 'StyleID');
    else if (name === 'Font') this.openFont(attributes);
    else if (name === 'NumberFormat') this.formats.set(this.style, patternOf(named(attributes, 'Format')));
    else if (name === 'Worksheet') this.openSheet(named(attributes, 'Name'));
  }

  text(text: string): void {
    if (this.aside) return;
    if (this.data === null) this.beside += text;
    else this.data += text;
  }

  close(name: string): void {
    if (name === 'Comment' || name === 'PhoneticText') this.aside -= 1;
    else if (this.aside) return;
    else if (name === 'Data') this.closeData();
    else if (name === 'Cell') this.column += this.width;
    else if (name === 'Row') this.closeRow();
    else if (name === 'Date1904') this.isFrom1904 = true;
    else if (name === 'Visible') this.hide();
  }

  /** A style has what its parent has, unless it says otherwise. */
  private openStyle(attributes: string): void {
    this.style = named(attributes, 'ID');
    const parent = named(attributes, 'Parent');
    const inherited = this.formats.get(parent);
    if (inherited !== undefined) this.formats.set(this.style, inherited);
    if (this.struckStyles.has(parent)) this.struckStyles.add(this.style);
  }

  private openFont(attributes: string): void {
    const strikes = named(attributes, 'StrikeThrough');
    if (strikes === '1') this.struckStyles.add(this.style);
    else if (strikes === '0') this.struckStyles.delete(this.style);
  }

  private openColumn(attributes: string): void {
    const { columns } = this.styles;
    const index = Number(named(attributes, 'Index'));
    const first = Number.isInteger(index) && index > columns.length ? index - 1 : columns.length;
    const more = Number(named(attributes, 'Span')) || 0;
    for (let column = columns.length; column < Math.min(first + more + 1, LAST_COLUMN); column++)
      columns.push(column < first ? '' : named(attributes, 'StyleID'));
  }

  private openSheet(name: string): void {
    Object.assign(this.styles, { table: '', columns: [], row: '' });
    this.sheets.push({ name, isHidden: false, rows: [], merged: [] });
    this.row = 0;
  }

  private hide(): void {
    const sheet = this.sheets.at(-1);
    if (sheet && /hidden/i.test(this.beside)) sheet.isHidden = true;
  }

  private openRow(attributes: string): void {
    const index = Number(named(attributes, 'Index'));
    this.row = Number.isInteger(index) && index > this.row ? index : this.row + 1;
    this.cells = [];
    this.column = 0;
    this.filled = 0;
    this.struck = 0;
    this.isHiddenRow = named(attributes, 'Hidden') === '1';
    this.styles.row = named(attributes, 'StyleID');
  }

  private openCell(attributes: string): void {
    const index = Number(named(attributes, 'Index'));
    if (Number.isInteger(index) && index > this.column) this.column = index - 1;
    this.width = 1 + (Number(named(attributes, 'MergeAcross')) || 0);
    const { row, columns, table } = this.styles;
    const style = named(attributes, 'StyleID') || row || columns[this.column] || table;
    this.format = this.formats.get(style) ?? '';
    this.isStruck = this.struckStyles.has(style);
    this.addMerged(Number(named(attributes, 'MergeDown')) || 0);
  }

  private addMerged(rowsBelow: number): void {
    const merged = this.sheets.at(-1)?.merged;
    if (rowsBelow > 0 && merged && merged.length < MOST_MERGED)
      merged.push({ column: this.column, first: this.row, last: this.row + rowsBelow });
  }

  private openData(attributes: string): void {
    this.type = named(attributes, 'Type');
    this.data = '';
  }

  private closeData(): void {
    const text = this.shown(this.data ?? '').replaceAll('\0', '');
    this.data = null;
    if (text === '' || this.column >= LAST_COLUMN) return;
    this.count += this.column + 1 - this.cells.length;
    if (this.count > MOST_CELLS) throw new Error('more cells than such a file may have');
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = text;
    this.filled += 1;
    if (this.isStruck) this.struck += 1;
  }

  private closeRow(): void {
    const marks = {
      ...(this.isHiddenRow && { isHidden: true }),
      ...(this.struck * 2 > this.filled && { isStruck: true }),
    };
    if (this.cells.length && this.row <= LAST_ROW)
      this.sheets.at(-1)?.rows.push({ number: this.row, cells: this.cells, ...marks });
    this.cells = [];
  }

  private shown(text: string): string {
    if (this.type === 'Number') return showNumber(text, numberFormat(0, this.format || undefined), this.isFrom1904);
    if (this.type === 'Boolean') return text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : text;
    if (this.type === 'DateTime') return showIsoDate(text);
    return text;
  }
}

/** Attributes carry the prefix of the spreadsheet's namespace, 'ss' by custom, or none. */
function named(attributes: string, name: string): string {
  return attribute(attributes, `ss:${name}`) || attribute(attributes, name);
}

function patternOf(format: string): string {
  return NAMED_FORMATS.get(format.toLowerCase()) ?? format;
}
