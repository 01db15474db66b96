import { LAST_ROW } from '../last-row.ts';
import { type MergedCells, MOST_MERGED, mergedDown } from './merged-cells.ts';
import { showIsoDate, showNumber } from './number-format.ts';
import type { Package } from './package.ts';
import type { SheetRow } from './workbook.ts';
import { attribute, scanXml, type XmlListener } from './xml.ts';

const LAST_COLUMN = 16_384;

/**
 * Texts that cells name by number. Phonetic readings (rPh) are not part of a text. Throws where they
 * are longer than allowed.
 */
export async function readSharedStrings(parts: Package, maxCharacters: number): Promise<string[]> {
  const strings: string[] = [];
  if (!parts.sharedStrings) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  let characters = 0;
  await scanXml(parts.read(parts.sharedStrings), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    text(run) {
      if (isText && !isPhonetic) text += run;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        characters += text.length;
        if (characters > maxCharacters) throw new Error('shared strings beyond the limit');
        strings.push(decodeEscapes(text));
      }
    },
  });
  return strings;
}

/** Excel writes control characters as _x000D_. NUL would end a text elsewhere. */
function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\0', '');
}

/**
 * ="00123" keeps the zeros of an ID. Programs that write it without a result need no computing: it is the text itself.
 */
const TEXT_ALONE = /^"((?:[^"]|"")*)"$/;

/** Collects the rows of one worksheet part as texts, the cached result of a formula included. */
export class SheetReader implements XmlListener {
  /** Rows whose number was missing, out of range, repeated or smaller than the one before. */
  oddRows = 0;
  /** Known at the end: a sheet names them below its rows. */
  readonly merged: MergedCells[] = [];
  private readonly parts: Package;
  private readonly strings: readonly string[];
  private ready: SheetRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = 0;
  private type = '';
  private style = 0;
  private value = '';
  private isValue = false;
  private isPhonetic = false;
  private isFormula = false;
  private isInFormula = false;
  private formula = '';
  private lacksResults = false;
  private isHidden = false;
  private filled = 0;
  private struck = 0;

  constructor(parts: Package, strings: readonly string[]) {
    this.parts = parts;
    this.strings = strings;
  }

  /** The rows that are complete by now. */
  take(): SheetRow[] {
    const rows = this.ready;
    this.ready = [];
    return rows;
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'v' || name === 't') this.isValue = true;
    else if (name === 'row') this.openRow(attributes);
    else if (name === 'rPh') this.isPhonetic = true;
    else if (name === 'f') this.openFormula();
    else if (name === 'mergeCell') this.addMerged(attribute(attributes, 'ref'));
  }

  text(text: string): void {
    if (this.isInFormula) this.formula += text;
    else if (this.isValue && !this.isPhonetic) this.value += text;
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'f') this.isInFormula = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'row') this.closeRow();
  }

  private addMerged(reference: string): void {
    const merged = mergedDown(reference);
    if (merged && this.merged.length < MOST_MERGED) this.merged.push(merged);
  }

  private openRow(attributes: string): void {
    const reference = attribute(attributes, 'r');
    this.isHidden = /^(1|true)$/i.test(attribute(attributes, 'hidden'));
    const number = reference === '' ? this.row + 1 : Number(reference);
    const isSound = Number.isInteger(number) && number > this.row && number <= LAST_ROW;
    if (!isSound) this.oddRows += 1;
    this.row = isSound ? number : this.row + 1;
    this.cells = [];
    this.column = 0;
    this.lacksResults = false;
    this.filled = 0;
    this.struck = 0;
  }

  private closeRow(): void {
    if (this.cells.length === 0 && !this.lacksResults) return;
    const row: SheetRow = { number: this.row, cells: this.cells };
    if (this.lacksResults) row.lacksResults = true;
    if (this.isHidden) row.isHidden = true;
    if (this.struck * 2 > this.filled) row.isStruck = true;
    this.ready.push(row);
  }

  private openCell(attributes: string): void {
    const column = columnOf(attribute(attributes, 'r'));
    if (column >= 0) this.column = column;
    this.type = attribute(attributes, 't');
    this.style = Number(attribute(attributes, 's'));
    this.value = '';
    this.isFormula = false;
  }

  private openFormula(): void {
    this.isFormula = true;
    this.isInFormula = true;
    this.formula = '';
  }

  private closeCell(): void {
    // A formula that gives an empty text has the type of a text; one that was never computed has no type.
    const isOpen = this.isFormula && this.value === '' && this.type !== 'str';
    const written = isOpen ? TEXT_ALONE.exec(this.formula)?.[1]?.replaceAll('""', '"') : undefined;
    if (isOpen && written === undefined) this.lacksResults = true;
    const text = written ?? this.shown();
    if (text !== '' && this.column < LAST_COLUMN) {
      while (this.cells.length < this.column) this.cells.push('');
      this.cells[this.column] = text;
      this.filled += 1;
      if (this.parts.struck.has(this.style)) this.struck += 1;
    }
    this.column += 1;
  }

  /** Throws where the text a cell names is not there: a part that was cut short would leave cells empty in silence. */
  private sharedString(): string {
    if (this.value === '') return '';
    const text = this.strings[Number(this.value)];
    if (text === undefined) throw new Error('a shared string that is not there');
    return text;
  }

  private shown(): string {
    if (this.type === 's') return this.sharedString();
    if (this.type === 'inlineStr' || this.type === 'str') return decodeEscapes(this.value);
    if (this.type === 'b') return /^(1|true)$/i.test(this.value) ? 'TRUE' : this.value === '' ? '' : 'FALSE';
    if (this.type === 'e') return this.value;
    if (this.type === 'd') return showIsoDate(this.value);
    return showNumber(this.value, this.parts.formats[this.style] ?? { kind: 'plain' }, this.parts.isFrom1904);
  }
}

/** 'AB12' -> 27; -1 where it is not a cell reference. */
function columnOf(reference: string): number {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return at === 0 || at > 3 || at === reference.length ? -1 : column - 1;
}
