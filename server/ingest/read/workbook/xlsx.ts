import type { ZipEntry } from '../../open/zip.ts';
import type { MergedCells } from './merged-cells.ts';
import { openPackage, type Package } from './package.ts';
import { readSharedStrings, SheetReader } from './sheet.ts';
import type { SheetRow, Workbook } from './workbook.ts';
import { XmlScanner } from './xml.ts';

/**
 * .xlsx by streaming. hucre's own stream gives numbers without their format and raw text, which costs IDs their zeros
 * and digits, so cells are read here; its number formats are used, and a test compares the two readers cell by cell.
 */
export async function openXlsx(
  path: string,
  entries: ReadonlyMap<string, ZipEntry>,
  characters: number,
): Promise<Workbook | null> {
  const opened = await openPackage(path, entries);
  if (!opened) return null;
  const parts: Package = opened;
  let strings: Promise<string[]> | null = null;
  let odd = 0;
  const merged = new Map<ZipEntry, readonly MergedCells[]>();
  async function* rowsOf(part: ZipEntry): AsyncGenerator<SheetRow> {
    strings ??= readSharedStrings(parts, characters);
    const reader = new SheetReader(parts, await strings);
    yield* streamRows(parts, part, reader);
    odd = Math.max(odd, reader.oddRows);
    merged.set(part, reader.merged);
  }
  return {
    sheets: parts.sheets.map(({ name, isHidden, part, totals }) => ({
      name,
      isHidden,
      rows: () => rowsOf(part),
      merged: () => merged.get(part) ?? [],
      totals,
    })),
    oddRows: () => odd,
  };
}

/** Pushed by the scanner, pulled by the caller: one chunk of the part at a time, so that memory stays flat. */
async function* streamRows(parts: Package, part: ZipEntry, reader: SheetReader): AsyncGenerator<SheetRow> {
  const stream = parts.read(part);
  try {
    const scanner = new XmlScanner(reader);
    for await (const chunk of stream) {
      scanner.add(chunk);
      yield* reader.take();
    }
  } finally {
    stream.destroy();
  }
}
