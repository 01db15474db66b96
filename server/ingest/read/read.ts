import { readFile } from 'node:fs/promises';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Engine } from '../engine.ts';
import type { IngestLimits } from '../limits.ts';
import type { OpenedFile } from '../open/gate.ts';
import { REFUSALS, Refusal } from '../refusal.ts';
import { readCsv } from './csv/csv.ts';
import { toUtf8 } from './csv/encoding.ts';
import { anyScore } from './header-score.ts';
import { sheetWords } from './sheet-words.ts';
import type { ReadTable } from './table.ts';
import { readSheets } from './workbook/sheets.ts';
import type { Workbook } from './workbook/workbook.ts';

/** A file that was opened, and what it is to be read as. */
export interface FileToRead {
  opened: OpenedFile;
  path: string;
  dataset: Dataset;
  /** The tests and groups chosen for the file: of several sheets the one with their columns is read. */
  wanted?: readonly string[];
}

/** read: whatever the format, a table `cells` with every cell as text and row numbers as a spreadsheet shows them. */
export async function readTable(
  { opened, path, dataset, wanted = [] }: FileToRead,
  engine: Engine,
  limits: IngestLimits,
): Promise<ReadTable | Refusal> {
  if (opened.format === 'text') return readCsv(path, engine, anyScore(dataset), limits);
  try {
    const workbook = await openWorkbook(opened, path, engine.folder, limits);
    return workbook
      ? await readSheets(workbook, engine, anyScore(dataset), limits, sheetWords(dataset, wanted))
      : REFUSALS.damaged;
  } catch (error) {
    // The libraries throw on damaged content. Their words may quote it, so only this one is looked for.
    return error instanceof Error && /password/i.test(error.message) ? REFUSALS.password : REFUSALS.damaged;
  }
}

/**
 * Excel names a sheet with 31 letters at most, others with 100. A file may have megabytes there, which
 * every result would repeat.
 */
const LONGEST_NAME = 100;

export async function openWorkbook(...of: Parameters<typeof openAsWritten>): Promise<Workbook | null> {
  const workbook = await openAsWritten(...of);
  if (!workbook) return null;
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({ ...sheet, name: sheet.name.slice(0, LONGEST_NAME) })),
  };
}

/** Each reader is loaded for its own format only: the libraries of .xls cost more time than a small CSV. */
async function openAsWritten(
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
