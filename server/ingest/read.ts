import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Engine } from './engine.ts';
import type { OpenedFile } from './gate.ts';
import type { IngestLimits } from './limits.ts';
import { readCsv } from './read/csv.ts';
import { readSheets } from './read/sheets.ts';
import type { ReadTable } from './read/table.ts';
import type { Workbook } from './read/workbook.ts';
import { openXls } from './read/xls.ts';
import { openXlsx } from './read/xlsx.ts';
import { anyScore } from './recognise.ts';
import { REFUSALS, type Refusal } from './refusal.ts';

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
    return workbook ? await readSheets(workbook, engine, anyScore(dataset), limits) : REFUSALS.damaged;
  } catch (error) {
    // The libraries throw on damaged content. Their words may quote it, so only this one is looked for.
    return error instanceof Error && /password/i.test(error.message) ? REFUSALS.password : REFUSALS.damaged;
  }
}

function openWorkbook(
  opened: Exclude<OpenedFile, { format: 'text' }>,
  path: string,
  folder: string,
  limits: IngestLimits,
): Promise<Workbook | null> {
  return opened.format === 'xlsx'
    ? openXlsx(path, opened.entries, limits.characters)
    : openXls(path, opened.format, folder);
}
