import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { textRows, writeWorkbook, zipOf } from '../read/workbook/test-workbook.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import { check, fixture, temporaryFolder } from '../test-run.ts';
import { openFile } from './gate.ts';

interface Part {
  name: string;
  stored: Buffer;
  /** What its header says it inflates to. */
  declared: number;
  checksum?: number;
  /** Points at the bytes of the first part instead of its own. */
  shared?: true;
}

/**
 * An archive of deflated parts as they are given, honest or not; with zip64, every number is in the wide fields.
 */
function archive(parts: readonly Part[], zip64 = false): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, stored, declared, checksum = 0, shared } of parts) {
    const label = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(label.length, 26);
    const wide = Buffer.alloc(zip64 ? 28 : 0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(checksum, 16);
    entry.writeUInt32LE(zip64 ? 0xffffffff : stored.length, 20);
    entry.writeUInt32LE(zip64 ? 0xffffffff : declared, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt16LE(wide.length, 30);
    entry.writeUInt32LE(zip64 ? 0xffffffff : shared ? 0 : offset, 42);
    if (zip64) {
      wide.writeUInt16LE(1, 0);
      wide.writeUInt16LE(24, 2);
      for (const [index, number] of [declared, stored.length, offset].entries())
        wide.writeBigUInt64LE(BigInt(number), 4 + index * 8);
    }
    directory.push(entry, label, wide);
    if (shared) continue;
    locals.push(local, label, stored);
    offset += local.length + label.length + stored.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...locals, listed, ...ends(parts.length, listed.length, offset, zip64)]);
}

function ends(count: number, length: number, offset: number, zip64: boolean): Buffer[] {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(zip64 ? 0xffff : count, 8);
  end.writeUInt16LE(zip64 ? 0xffff : count, 10);
  end.writeUInt32LE(zip64 ? 0xffffffff : length, 12);
  end.writeUInt32LE(zip64 ? 0xffffffff : offset, 16);
  if (!zip64) return [end];
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(count), at);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator, end];
}

const MB = 1024 * 1024;

/** Deflated bytes that inflate to this many megabytes of spaces, made without ever holding them. */
function spaces(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MB, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => piece), Buffer.from([3, 0])]);
}

const part = (name: string, text: string): Part => ({
  name,
  stored: deflateRawSync(text),
  declared: Buffer.byteLength(text),
  checksum: crc32(text),
});
const frame = [part('[Content_Types].xml', '<Types/>'), part('xl/workbook.xml', '<workbook/>')];
const sheet = (megabytes: number, declared = megabytes * MB): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  stored: spaces(megabytes),
  declared,
});

const small = sheet(5);

function written(bytes: Buffer): string {
  const path = join(temporaryFolder(), 'file.xlsx');
  writeFileSync(path, bytes);
  return path;
}

/**
 * Processor time and peak memory of opening a file; the clock would measure other programs, too
 * (docs/threats.md#t11: 2 s, 300 MB).
 */
async function opened(path: string) {
  const before = process.resourceUsage();
  const found = await openFile(path, DEFAULT_LIMITS);
  const after = process.resourceUsage();
  return {
    found,
    milliseconds: (after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1000,
    megabytes: (after.maxRSS - before.maxRSS) / 1024,
  };
}

describe('an archive that is a trap', () => {
  it.each<[what: string, bytes: () => Buffer, why: Refusal]>([
    ['that inflates to a gigabyte', () => archive([...frame, sheet(1_000)]), REFUSALS.inflated],
    ['that says it is small', () => archive([...frame, sheet(1_000, 100)]), REFUSALS.inflated],
    ['that says it is huge', () => archive([...frame, sheet(1, 4_000 * MB)]), REFUSALS.inflated],
    ['that says so in zip64', () => archive([...frame, sheet(1, 2 ** 50)], true), REFUSALS.inflated],
    ['with a part larger than it says', () => archive([...frame, sheet(2, 1)]), REFUSALS.damaged],
    [
      'with five thousand parts and more',
      () => zipOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`xl/${index}.xml`, 'x']))),
      REFUSALS.unsafe,
    ],
    [
      'whose parts are the same bytes',
      () =>
        archive([
          small,
          ...frame,
          ...Array.from({ length: 400 }, (_, index) => ({
            ...sheet(5),
            name: `xl/${index}.xml`,
            shared: true as const,
          })),
        ]),
      REFUSALS.unsafe,
    ],
    ['with a name twice', () => archive([...frame, ...frame]), REFUSALS.unsafe],
    ['with a name twice but for case', () => archive([...frame, part('XL/Workbook.xml', 'x')]), REFUSALS.unsafe],
    [
      'with a document type at a seam of two reads',
      () => archive([...frame, part('xl/a.xml', `${' '.repeat(256 * 1024 - 4)}<!DOCTYPE x>`)]),
      REFUSALS.unsafe,
    ],
    [
      'with an entity in UTF-16',
      () => {
        const text = Buffer.from('\ufeff<!ENTITY x "y">', 'utf16le');
        return archive([
          ...frame,
          { name: 'xl/a.xml', stored: deflateRawSync(text), declared: text.length, checksum: crc32(text) },
        ]);
      },
      REFUSALS.unsafe,
    ],
  ])('%s is refused at once', async (_what, bytes, why) => {
    const { found, milliseconds, megabytes } = await opened(written(bytes()));
    expect(found).toBe(why);
    expect(milliseconds).toBeLessThan(2_000);
    expect(megabytes).toBeLessThan(300);
  });
});

/** The file with one digit of this text changed, as a flipped bit changes it. */
function withOtherDigit(path: string, text: string): string {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(text) + text.length - 1;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return written(bytes);
}

describe('a workbook with one flipped bit', () => {
  const sheets = [{ name: 'Export', xml: textRows([['Student ID', '0012345']]) }];
  const path = () =>
    writeWorkbook({ sheets, sharedStrings: '<si><t>Lincoln 7</t></si>', formats: ['0.00'], date1904: true });

  it.each([
    ['a cell', '0012345'],
    ['a shared text', 'Lincoln 7'],
    ['the number format of a style', '0.00'],
    ['what its dates count from', 'date1904="1'],
  ])('in %s is damaged, and not read with another value', async (_where, text) => {
    expect(await openFile(path(), DEFAULT_LIMITS)).not.toBeInstanceOf(Refusal);
    expect(await openFile(withOtherDigit(path(), text), DEFAULT_LIMITS)).toBe(REFUSALS.damaged);
  });

  it('is damaged where its parts are deflated, wherever the bit is', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => [`${100_000 + row * 7}`, `${row % 4}.${row % 10}`]);
    const data = part('xl/worksheets/sheet1.xml', `<sheetData>${textRows(rows)}</sheetData>`);
    const sound = archive([...frame, data]);
    const begin = sound.indexOf(data.stored);
    for (let at = begin; at < begin + data.stored.length; at += 7) {
      const bytes = Buffer.from(sound);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
      expect(await openFile(written(bytes), DEFAULT_LIMITS), `byte ${at}`).toBe(REFUSALS.damaged);
    }
  });
});

describe('a sound workbook', () => {
  it('is refused for none of this, whatever program wrote it', async () => {
    const folder = fixture('workbooks');
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.xlsx')))
      expect(await openFile(join(folder, name), DEFAULT_LIMITS), name).not.toBeInstanceOf(Refusal);
  });

  it('is read when its archive is zip64, as programs write that do not know its size beforehand', async () => {
    const rows = textRows([
      ['Student ID', 'School', 'School Year', 'Grade'],
      ['0012345', 'Lincoln High', '2023-24', '12'],
    ]);
    const plain = await openFile(writeWorkbook({ sheets: [{ name: 'Export', xml: rows }] }), DEFAULT_LIMITS);
    expect(plain).not.toBeInstanceOf(Refusal);
    const workbook = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
    const data = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    const path = written(
      archive(
        [
          part('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
          part(
            '_rels/.rels',
            relations.replace('worksheets/sheet1.xml', 'xl/workbook.xml').replace('/worksheet"', '/officeDocument"'),
          ),
          part('xl/workbook.xml', workbook),
          part('xl/_rels/workbook.xml.rels', relations),
          part('xl/worksheets/sheet1.xml', data),
        ],
        true,
      ),
    );
    expect(await check(path)).toMatchObject({ rowsRead: 1, rowsKept: 1 });
  });
});
