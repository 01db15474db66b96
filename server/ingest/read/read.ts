import { readFile } from 'node:fs/promises';
import { DATASETS } from '#datasets/index.ts';
import type { ColumnKind, Dataset } from '#datasets/kit/dataset.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import type { Engine } from '../engine.ts';
import type { IngestLimits } from '../limits.ts';
import type { OpenedFile } from '../open/gate.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import { bareHeader } from './bare-header.ts';
import { readCsv } from './csv/csv.ts';
import { toUtf8 } from './csv/encoding.ts';
import { anyScore } from './header-score.ts';
import { isOtherTest } from './other-test.ts';
import type { ReadTable } from './table.ts';
import type { HeaderWords } from './workbook/same-columns.ts';
import { readSheets } from './workbook/sheets.ts';
import type { Workbook } from './workbook/workbook.ts';

/** read: whatever the format, a table `cells` with every cell as text and row numbers as a spreadsheet shows them. */
export async function readTable(
  opened: OpenedFile,
  path: string,
  dataset: Dataset,
  engine: Engine,
  limits: IngestLimits,
): Promise<ReadTable | Refusal> {
  if (opened.format === 'text') return readCsv(path, engine, anyScore(dataset), limits);
  try {
    const workbook = await openWorkbook(opened, path, engine.folder, limits);
    return workbook
      ? await readSheets(workbook, engine, anyScore(dataset), limits, {
          isApart: isApartIn(dataset),
          wordsOf: wordsOfHeaders(dataset),
        })
      : REFUSALS.damaged;
  } catch (error) {
    // The libraries throw on damaged content. Their words may quote it, so only this one is looked for.
    return error instanceof Error && /password/i.test(error.message) ? REFUSALS.password : REFUSALS.damaged;
  }
}

/** The name of a sheet whose rows are not joined with those of its siblings: 'PSAT' beside 'SAT'. */
const isApartIn = ({ type }: Dataset) => (type === 'STUDENT_TEST_SCORES' ? isOtherTest : () => false);

const CODES: ReadonlySet<ColumnKind['kind']> = new Set([
  'student-id',
  'code',
  'school',
  'school-year',
  'class-year',
  'grade-level',
  'grade-range',
  'date',
  'term',
  'vocabulary',
  'yes-no',
] as const);

const columnsNamed = ({ columns }: Dataset, header: string) =>
  columns.filter((column) => rankOf(column, bareHeader(header)) !== null);

/** Each header is looked up once: sheets are compared with one another. */
function wordsOfHeaders(dataset: Dataset): (header: string) => HeaderWords {
  const known = new Map<string, HeaderWords>();
  return (header) => {
    const words = known.get(header) ?? wordsOf(dataset, header);
    known.set(header, words);
    return words;
  };
}

/** 'Grade' may be a mark, so it does not mean codes alone. */
function wordsOf(dataset: Dataset, header: string): HeaderWords {
  const named = columnsNamed(dataset, header);
  return {
    columns: named.map(({ name }) => name),
    isNeeded: named.some(({ required, whenAbsent }) => required.level === 'required' || whenAbsent !== undefined),
    isCode: named.length > 0 && named.every(({ kind }) => CODES.has(kind.kind)),
    isId: named.some(({ kind }) => kind.kind === 'student-id'),
    isOther: named.length === 0 && DATASETS.some((other) => columnsNamed(other, header).length > 0),
  };
}

/** Each reader is loaded for its own format only: the libraries of .xls cost more time than a small CSV. */
export async function openWorkbook(
  { format, ...opened }: Exclude<OpenedFile, { format: 'text' }>,
  path: string,
  folder: string,
  limits: IngestLimits,
): Promise<Workbook | null> {
  if (format === 'xls') return (await import('./workbook/xls.ts')).openXls(path);
  if (format === 'xml-2003') return (await import('./workbook/xml-2003.ts')).openXml2003(path);
  if (format === 'html') return openPage(path, folder);
  const { openXlsx } = await import('./workbook/xlsx.ts');
  return 'entries' in opened ? openXlsx(path, opened.entries, limits.characters) : null;
}

async function openPage(path: string, folder: string): Promise<Workbook | null> {
  const text = toUtf8(path, folder);
  if (text instanceof Refusal) return null;
  const { openHtml } = await import('./web-page/html.ts');
  return openHtml((await readFile(text.path)).subarray(text.skip).toString('utf8'));
}
