import type { SheetRow } from '../workbook/workbook.ts';
import type { CellFormats } from './cell-formats.ts';

export const HIDES = /(?:^|[\s;"'=])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}(?:hidden|collapse))/i;
export const STRIKES = /text-decoration(?:-line)?\s{0,9}:[^;"'}]{0,99}line-through/i;
const STRIKING = /^(s|del|strike)$/;
/** Elements without an end, and those that say nothing of what is in them. */
const ALONE = /^(area|base|br|col|colgroup|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements that end where the next one begins. */
const OPEN_ENDED = /^(p|li|tr|td|th|thead|tbody|tfoot)$/;

export const isHiddenTag = (name: string, tag: string, formats: CellFormats): boolean =>
  tag.length > name.length + 2 &&
  (HIDES.test(tag) || formats.hides(tag) || /\shidden(?=[\s=>/])/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')));

export const isStruckTag = (name: string, tag: string, formats: CellFormats): boolean =>
  STRIKING.test(name) || (tag.length > name.length + 2 && (STRIKES.test(tag) || formats.strikes(tag)));

/** Whether what comes next is inside of an element of some kind. */
export class Inside {
  private name = '';
  private depth = 0;

  get is(): boolean {
    return this.depth > 0;
  }

  open(name: string, isOne: boolean): void {
    if (ALONE.test(name)) return;
    if (this.depth > 0 && name === this.name) this.depth = OPEN_ENDED.test(name) ? Number(isOne) : this.depth + 1;
    else if (this.depth === 0 && isOne) Object.assign(this, { name, depth: 1 });
  }

  close(name: string): void {
    if (name === this.name) this.depth = Math.max(0, this.depth - 1);
    else if (name === 'table' && OPEN_ENDED.test(this.name)) this.depth = 0;
  }

  end(): void {
    this.depth = 0;
  }

  /** An element that was begun in a cell ends with it. */
  endInCell(): void {
    if (!/^t(r|able|head|body|foot)$/.test(this.name)) this.depth = 0;
  }
}

/** Cells that a page does not show. */
export class HiddenCells {
  /** Columns of rows without any. */
  private readonly widths = new Set<number>();
  private readonly rows: { row: SheetRow; columns: number[]; width: number }[] = [];
  private columns: number[] = [];

  hide(column: number): void {
    this.columns.push(column);
  }

  add(row: SheetRow, width: number): void {
    if (this.columns.length === 0) this.widths.add(width);
    else this.rows.push({ row, columns: this.columns, width });
    this.columns = [];
  }

  /**
   * A hidden column is read as in a workbook. Where the header has no such column, its cells
   * would move all behind them.
   */
  leaveOut(): void {
    for (const { row, columns, width } of this.rows)
      if (!this.widths.has(width) && this.widths.has(width - columns.length))
        row.cells = row.cells.filter((_, column) => !columns.includes(column));
  }
}
