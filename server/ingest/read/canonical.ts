import { closeSync, openSync, writeSync } from 'node:fs';
import { usualLetters } from './letters/letters.ts';
import { withoutTextFormula } from './text-formula.ts';

const FLUSH = 256 * 1024;

/**
 * The one text form DuckDB is given: row number first, every row of the same width, quoted where needed. Rows
 * come as bytes that are already clean, or as cells. Where rows of a text differ in width, each says behind its
 * number how many cells it had.
 */
export class CanonicalFile {
  readonly path: string;
  readonly delimiter: string;
  readonly width: number;
  readonly hasCellCounts: boolean;
  rows = 0;
  /** DuckDB may cut such a file in parallel only if no cell holds a line break. */
  hasLineBreaks = false;
  /** Cells whose letters were written in another way (letters/letters.ts). */
  rewritten = 0;
  private readonly file: number;
  private readonly quoted: RegExp;
  private buffer = Buffer.allocUnsafe(FLUSH * 2);
  private used = 0;

  constructor(path: string, delimiter: string, width: number, hasCellCounts = false) {
    this.path = path;
    this.delimiter = delimiter;
    this.width = width;
    this.hasCellCounts = hasCellCounts;
    this.file = openSync(path, 'w');
    this.quoted = new RegExp(`["\\r\\n\\${delimiter === '\t' ? 't' : delimiter}]`);
  }

  /** A record as it is in the source, `fields` wide. */
  addBytes(row: number, bytes: Buffer, from: number, to: number, fields: number): void {
    this.text(this.numbers(row, fields));
    this.room(to - from);
    this.used += bytes.copy(this.buffer, this.used, from, to);
    this.end(fields);
  }

  addCells(row: number, cells: readonly string[]): void {
    const fields = Math.max(cells.length, 1);
    this.text(`${this.numbers(row, fields)}${cells.map((cell) => this.quote(this.tidy(cell))).join(this.delimiter)}`);
    this.end(fields);
  }

  close(): void {
    this.flush();
    closeSync(this.file);
  }

  private numbers(row: number, fields: number): string {
    return this.hasCellCounts ? `${row}${this.delimiter}${fields}${this.delimiter}` : `${row}${this.delimiter}`;
  }

  private tidy(cell: string): string {
    const text = usualLetters(cell);
    if (text !== cell) this.rewritten += 1;
    return withoutTextFormula(text);
  }

  private quote(cell: string): string {
    if (!this.quoted.test(cell)) return cell;
    this.hasLineBreaks ||= /[\r\n]/.test(cell);
    return `"${cell.replaceAll('"', '""')}"`;
  }

  private end(fields: number): void {
    this.text(`${this.delimiter.repeat(Math.max(0, this.width - fields))}\n`);
    this.rows += 1;
    if (this.used > FLUSH) this.flush();
  }

  private text(text: string): void {
    this.room(text.length * 3);
    this.used += this.buffer.write(text, this.used);
  }

  private room(bytes: number): void {
    if (this.used + bytes <= this.buffer.length) return;
    this.flush();
    if (bytes > this.buffer.length) this.buffer = Buffer.allocUnsafe(bytes);
  }

  private flush(): void {
    let written = 0;
    while (written < this.used) written += writeSync(this.file, this.buffer, written, this.used - written);
    this.used = 0;
  }
}
