import type { Readable } from 'node:stream';
import { inflate, type ZipEntry } from '../../open/zip.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { type TableTotals, totalsIn } from './table-totals.ts';
import { attribute, scanXml } from './xml.ts';

/** The parts of an .xlsx file that matter here, found by their relationships. */
export interface Package {
  sheets: { name: string; isHidden: boolean; part: ZipEntry; totals: () => Promise<TableTotals[]> }[];
  sharedStrings: ZipEntry | null;
  formats: readonly NumberFormat[];
  /** Cell styles whose font strikes the text through. */
  struck: ReadonlySet<number>;
  isFrom1904: boolean;
  read(part: ZipEntry): Readable;
}

type Entries = ReadonlyMap<string, ZipEntry>;

/** Names of parts are the same in any case (ECMA-376 part 2), and some programs write '\\' for '/'. */
class PartsByName {
  private readonly parts: ReadonlyMap<string, ZipEntry>;

  constructor(entries: Entries) {
    this.parts = new Map([...entries].map(([name, part]) => [keyOf(name), part]));
  }

  get(path: string): ZipEntry | undefined {
    return this.parts.get(keyOf(path));
  }
}

const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** Null where the workbook names parts that are not in it: a target outside the archive, no sheets. */
export async function openPackage(path: string, received: Entries): Promise<Package | null> {
  const entries = new PartsByName(received);
  const read = (part: ZipEntry) => inflate(path, part);
  const root = await relations(read, entries, '');
  const workbookPath = [...root.values()].find(({ type }) => type === 'officeDocument')?.target;
  const workbook = workbookPath && entries.get(workbookPath);
  if (!workbook) return null;
  const parts = await relations(read, entries, workbookPath);
  const { sheets, isFrom1904 } = await readWorkbookPart(read(workbook));
  const found = sheets.flatMap(({ id, ...sheet }) => {
    const target = parts.get(id);
    if (target && target.type !== 'worksheet') return [];
    const part = target && entries.get(target.target);
    const totals = () => tableTotals(read, entries, target?.target ?? '');
    return [{ ...sheet, part: part ?? null, totals }];
  });
  const readable = found.flatMap(({ part, ...sheet }) => (part ? [{ ...sheet, part }] : []));
  if (readable.length === 0 || readable.length !== found.length) return null;
  const only = (type: string) =>
    entries.get([...parts.values()].find((part) => part.type === type)?.target ?? '') ?? null;
  const styles = only('styles');
  return {
    sheets: readable,
    sharedStrings: only('sharedStrings'),
    ...(styles ? await readStyles(read(styles)) : { formats: [], struck: new Set<number>() }),
    isFrom1904,
    read,
  };
}

/** Of the tables of a sheet, which are parts of their own. One that cannot be read takes nothing from the rows. */
async function tableTotals(read: (part: ZipEntry) => Readable, entries: PartsByName, sheet: string) {
  const totals: TableTotals[] = [];
  try {
    for (const { type, target } of (await relations(read, entries, sheet)).values()) {
      const part = type === 'table' ? entries.get(target) : undefined;
      if (part) totals.push(...(await totalsIn(read(part))));
    }
  } catch {
    return [];
  }
  return totals;
}

interface Relation {
  /** Last word of the type's address; the transitional and the strict one differ before it. */
  type: string;
  /** Path inside the archive. */
  target: string;
}

async function relations(
  read: (part: ZipEntry) => Readable,
  entries: PartsByName,
  source: string,
): Promise<Map<string, Relation>> {
  const folder = source.split('/').slice(0, -1);
  const part = entries.get([...folder, '_rels', `${source.split('/').at(-1) ?? ''}.rels`].join('/'));
  const found = new Map<string, Relation>();
  if (!part) return found;
  await scanXml(read(part), {
    open(name, attributes) {
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
      const type = attribute(attributes, 'Type').split('/').at(-1) ?? '';
      found.set(attribute(attributes, 'Id'), { type, target: resolve(folder, attribute(attributes, 'Target')) });
    },
    close() {},
    text() {},
  });
  return found;
}

function resolve(folder: readonly string[], target: string): string {
  const steps = target.startsWith('/') ? [] : [...folder];
  for (const step of decoded(target).split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** A target is an address: a space in the name of a part is written %20. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

async function readWorkbookPart(part: Readable) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await scanXml(part, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attribute(attributes, 'date1904'));
      // The prefix of the relationship's namespace is 'r' by custom, not by rule.
      const id = name === 'sheet' ? /\s[\w.-]+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] : undefined;
      if (id)
        sheets.push({
          name: attribute(attributes, 'name'),
          id,
          isHidden: /^(hidden|veryHidden)$/.test(attribute(attributes, 'state')),
        });
    },
    close() {},
    text() {},
  });
  return { sheets, isFrom1904 };
}

/** One format per cell style, in the order in which cells name them. Fonts come before the styles that name them. */
async function readStyles(part: Readable): Promise<Pick<Package, 'formats' | 'struck'>> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  const struck = new Set<number>();
  const struckFonts = new Set<number>();
  let fonts = 0;
  let list = '';
  await scanXml(part, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode'));
      else if (name === 'cellXfs' || name === 'fonts') list = name;
      else if (name === 'font' && list === 'fonts') fonts += 1;
      else if (name === 'strike' && list === 'fonts' && !/^(0|false)$/i.test(attribute(attributes, 'val')))
        struckFonts.add(fonts - 1);
      if (name !== 'xf' || list !== 'cellXfs') return;
      const id = Number(attribute(attributes, 'numFmtId'));
      if (struckFonts.has(Number(attribute(attributes, 'fontId') || -1))) struck.add(formats.length);
      formats.push(numberFormat(id, codes.get(id)));
    },
    close(name) {
      if (name === list) list = '';
    },
    text() {},
  });
  return { formats, struck };
}
