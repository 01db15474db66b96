import { Readable } from 'node:stream';
import { datasetOf } from '#datasets/index.ts';
import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import { timeCells } from '#datasets/words/times.ts';
import type { Download } from '#server/http/download.ts';
import type { Database, Tenant, Transaction } from '#server/platform/database/database.ts';
import { AUDIT_LOG } from '#server/words/audit-log.ts';
import { toItem } from './file-log.ts';
import { type FileLogLines, type LineSpan, selectLines, selectNewestId } from './queries.ts';
import { toEntry } from './whole-log.ts';
import { type LogLines, selectDistrict, selectEntries } from './whole-log-queries.ts';

/** Who takes a log home: what they may see, and the language and zone of its words and times. */
export interface LogReader {
  database: Database;
  tenant: Tenant;
  language: Language;
  timeZone: string;
}

interface Rows {
  header: readonly string[];
  /** Named in the file's name, where the log is of one. */
  card: string | null;
  /** Cells of some lines, newest first. */
  read(tx: Transaction, span: LineSpan): Promise<string[][]>;
}

/** What happened to the files of a card, or of all. */
export function fileLogAsCsv(tx: Transaction, reader: LogReader, lines: FileLogLines): Promise<Download> {
  const { tenant, language, timeZone } = reader;
  const [type, timeOf] = [lines.upload_file_type, timeCells(language, timeZone)];
  return asCsv(tx, reader, {
    header: AUDIT_LOG[language].csv.files,
    card: type === undefined ? null : sayDataset(datasetOf(type), language),
    read: async (page, span) => {
      const rows = await selectLines(page, tenant, lines, span);
      return rows
        .map((row) => toItem(row, language))
        .map(({ user_name, action, file_name, timestamp }) => [
          user_name,
          action,
          file_name ?? '',
          ...timeOf(timestamp),
        ]);
    },
  });
}

/** Everything anyone did. */
export function wholeLogAsCsv(tx: Transaction, reader: LogReader, lines: LogLines): Promise<Download> {
  const { tenant, language, timeZone } = reader;
  const timeOf = timeCells(language, timeZone);
  const cardOf = (file: ReturnType<typeof toEntry>['file']) =>
    file?.upload_file_type ? sayDataset(datasetOf(file.upload_file_type), language) : '';
  return asCsv(tx, reader, {
    header: AUDIT_LOG[language].csv.everything,
    card: null,
    read: async (page, span) => {
      const rows = await selectEntries(page, tenant, lines, span);
      return rows
        .map((row) => toEntry(row, language))
        .map(({ timestamp, user_name, action, about, file, schools, address }) => [
          ...timeOf(timestamp),
          user_name,
          action,
          about ?? '',
          file?.name ?? '',
          cardOf(file),
          schools.join('; '),
          address ?? '',
        ]);
    },
  });
}

/** Lines that are asked of the database at a time. */
const PAGE = 1_000;

/**
 * A log as CSV in which no cell can run as a formula, named after district, card and day. It is read page by page while
 * it is sent, each in a transaction of its own: a log is never held as a whole. What is written meanwhile is left out,
 * since a new line moves those behind it to the next page, where they would be read a second time.
 */
async function asCsv(tx: Transaction, reader: LogReader, rows: Rows): Promise<Download> {
  const { tenant, language, timeZone } = reader;
  const [now = ''] = timeCells(language, timeZone)(new Date().toISOString());
  const district = await selectDistrict(tx, tenant);
  const newestId = await selectNewestId(tx, tenant);
  const parts = [district, rows.card, AUDIT_LOG[language].title, now.slice(0, '2024-11-21'.length)];
  return {
    stream: () => Promise.resolve(Readable.from(linesOf(reader, rows, newestId))),
    fileName: `${parts.filter((part) => part !== null).join(' - ')}.csv`,
  };
}

async function* linesOf(
  { database, tenant }: LogReader,
  { header, read }: Rows,
  newestId: number,
): AsyncGenerator<string> {
  yield toCsv([header]);
  for (let offset = 0; ; offset += PAGE) {
    const lines = await database.tenant(tenant, (tx) => read(tx, { size: PAGE, offset, newestId }));
    for (const cells of lines) yield csvLine(cells);
    if (lines.length < PAGE) return;
  }
}
