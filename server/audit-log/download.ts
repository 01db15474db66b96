import { Readable } from 'node:stream';
import { csvLine, toCsv } from '#datasets/kit/csv.ts';
import type { Download } from '#server/http/download.ts';
import type { Database, Tenant } from '#server/platform/database/database.ts';
import { toItem } from './file-log.ts';
import { type FileLogLines, selectLines } from './queries.ts';

/** Lines that are asked of the database at a time. */
const PAGE = 1_000;

/**
 * The log as CSV in which no cell can run as a formula. It is read page by page while it is sent, each in a transaction of its own:
 * a log is never held as a whole, and what is written meanwhile may or may not be in it.
 */
export const fileLogAsCsv = (database: Database, tenant: Tenant, lines: FileLogLines): Download => ({
  stream: () => Promise.resolve(Readable.from(linesOf(database, tenant, lines))),
  fileName: 'audit log.csv',
});

async function* linesOf(database: Database, tenant: Tenant, lines: FileLogLines): AsyncGenerator<string> {
  yield toCsv([['User', 'Action', 'File', 'Timestamp']]);
  for (let offset = 0; ; offset += PAGE) {
    const rows = await database.tenant(tenant, (tx) => selectLines(tx, tenant, lines, { size: PAGE, offset }));
    for (const { user_name, action, file_name, timestamp } of rows.map(toItem))
      yield csvLine([user_name, action, file_name ?? '', timestamp]);
    if (rows.length < PAGE) return;
  }
}
