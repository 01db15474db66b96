import { Readable } from 'node:stream';
import { csvLine, toCsv } from '#datasets/kit/csv.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Download } from '#server/http/download.ts';
import type { Database, Tenant } from '#server/platform/database/database.ts';
import { AUDIT_LOG } from '#server/words/audit-log.ts';
import { toItem } from './file-log.ts';
import { type FileLogLines, selectLines } from './queries.ts';

/** Lines that are asked of the database at a time. */
const PAGE = 1_000;

/**
 * The log as CSV in which no cell can run as a formula. It is read page by page while it is sent, each in a transaction of its own:
 * a log is never held as a whole, and what is written meanwhile may or may not be in it.
 */
export const fileLogAsCsv = (
  database: Database,
  tenant: Tenant,
  lines: FileLogLines,
  language: Language,
): Download => ({
  stream: () => Promise.resolve(Readable.from(linesOf(database, tenant, lines, language))),
  fileName: AUDIT_LOG[language].fileName,
});

async function* linesOf(
  database: Database,
  tenant: Tenant,
  lines: FileLogLines,
  language: Language,
): AsyncGenerator<string> {
  yield toCsv([AUDIT_LOG[language].csv]);
  for (let offset = 0; ; offset += PAGE) {
    const rows = await database.tenant(tenant, (tx) => selectLines(tx, tenant, lines, { size: PAGE, offset }));
    for (const { user_name, action, file_name, timestamp } of rows.map((row) => toItem(row, language)))
      yield csvLine([user_name, action, file_name ?? '', timestamp]);
    if (rows.length < PAGE) return;
  }
}
