import { Readable } from 'node:stream';
import { cellXml, type Look, textXml, type WrittenCell } from './cell.ts';
import { commonParts, WORKSHEET } from './workbook-parts.ts';
import { type ZipPart, zipOf } from './zip.ts';

export interface WrittenSheet {
  /** At most 31 characters, none of []:*?/\ */
  name: string;
  columns: readonly WorkbookColumn[];
  /** Page by page, so that no sheet has to be in memory. */
  rows: Iterable<readonly WrittenRow[]> | AsyncIterable<readonly WrittenRow[]>;
}

export interface WorkbookColumn {
  /** Without headers the sheet has no header row, and no filter. */
  header?: string;
  /** In characters. */
  width: number;
  look?: Look;
}

export type WrittenRow = readonly WrittenCell[];

/**
 * A workbook as it grows: headers frozen and with a filter, long texts wrapped. Memory does not
 * depend on the number of rows.
 */
export function workbookOf(sheets: readonly WrittenSheet[]): Readable {
  const parts: ZipPart[] = [
    ...commonParts(sheets.map(({ name }) => textXml(name))).map(({ name, text }) => ({ name, text: once(text) })),
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: sheetXml(sheet) })),
  ];
  return Readable.from(zipOf(parts), { objectMode: false });
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheetXml({ columns, rows }: WrittenSheet): AsyncGenerator<string> {
  const headers = columns.flatMap(({ header }) => (header === undefined ? [] : [header]));
  const hasHeader = headers.length > 0;
  yield `${WORKSHEET}${hasHeader ? FROZEN : PLAIN}<cols>${columns.map(columnXml).join('')}</cols><sheetData>`;
  let number = 0;
  if (hasHeader) yield rowXml(headers, ++number, () => 'header');
  const lookOf = (index: number): Look => columns[index]?.look ?? 'plain';
  for await (const page of rows) {
    for (const row of page) yield rowXml(row, ++number, lookOf);
  }
  yield '</sheetData>';
  if (hasHeader && number > 1) yield `<autoFilter ref="A1:${letterOf(columns.length - 1)}${number}"/>`;
  yield '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/></worksheet>';
}

const PLAIN = '<sheetViews><sheetView workbookViewId="0" showGridLines="0"/></sheetViews>';
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const columnXml = ({ width }: WorkbookColumn, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

function rowXml(cells: WrittenRow, number: number, lookOf: (index: number) => Look): string {
  const inside = cells.map((cell, index) => cellXml(cell, `${letterOf(index)}${number}`, lookOf(index))).join('');
  return `<row r="${number}">${inside}</row>`;
}

/** Sheets of the portal have fewer than 26 columns. */
const letterOf = (index: number): string => String.fromCharCode(65 + index);
