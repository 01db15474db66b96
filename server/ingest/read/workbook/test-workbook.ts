import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { temporaryFolder } from '../../test-run.ts';

export interface TestSheet {
  name: string;
  /** The rows as SpreadsheetML: what Excel writes and what other programs write differ, so tests say it exactly. */
  xml: string;
  state?: 'hidden';
  /** 'B2:B7' */
  merged?: string[];
  /** Attributes of the definitions of its tables: 'ref="A1:B7" totalsRowCount="1"' */
  tables?: string[];
}

export interface TestWorkbook {
  sheets: TestSheet[];
  sharedStrings?: string;
  /**
   * Number formats; cell style n + 1 has the nth of them, style 0 none. Of the two behind them the first
   * strikes the text through.
   */
  formats?: string[];
  date1904?: boolean;
}

/** Writes an .xlsx file of these parts, stored without compression. */
export function writeWorkbook({ sheets, sharedStrings, formats = [], date1904 = false }: TestWorkbook): string {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [
        ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
        relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
        relation('rIdF', 'styles', '/xl/styles.xml'),
      ].join(''),
    ),
    'xl/sharedStrings.xml': `<sst ${main}>${sharedStrings ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts><fonts><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font></fonts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}<xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`,
  };
  for (const [index, { xml, merged = [], tables = [] }] of sheets.entries()) {
    const names = tables.map((_, table) => `table${index + 1}_${table + 1}.xml`);
    parts[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relations(
      names.map((name, table) => relation(`rId${table + 1}`, 'table', `../tables/${name}`)).join(''),
    );
    for (const [table, name] of names.entries()) parts[`xl/tables/${name}`] = `<table ${main} ${tables[table]}/>`;
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${main}><sheetData>${xml}</sheetData>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</worksheet>`;
  }
  const path = join(temporaryFolder(), 'file.xlsx');
  writeFileSync(path, zipOf(parts));
  return path;
}

/** Rows of inline texts from row 1 on, for sheets whose cells do not matter. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('');
}

/** A stored zip archive. */
export function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), bytes);
    directory.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + bytes.length;
  }
  const end = Buffer.alloc(22);
  const length = directory.reduce((total, part) => total + part.length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
