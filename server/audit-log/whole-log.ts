import type { AuditLogEntry } from '#contract/audit-log.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sayAction } from '#server/words/audit-log.ts';
import { readDetails, sayDetails } from './details.ts';
import type { LogViewer } from './viewer.ts';
import { countEntries, type EntryRow, type LogLines, selectEntries, selectUsers } from './whole-log-queries.ts';

interface LogPage extends LogLines {
  page: number;
  size: number;
}

/** Everything anyone did, page by page, and the people it can be filtered by. */
export async function readWholeLog(tx: Transaction, viewer: LogViewer & { language: Language }, query: LogPage) {
  const { page, size } = query;
  const rows = await selectEntries(tx, viewer, query, { size, offset: (page - 1) * size });
  const users = await selectUsers(tx, viewer);
  return {
    items: rows.map((row) => toEntry(row, viewer.language)),
    total: await countEntries(tx, viewer, query),
    users: users.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en')),
  };
}

export function toEntry(row: EntryRow, language: Language): AuditLogEntry {
  const { id, user_name, event, upload_id, upload_file_type, file_name, has_results, schools, timestamp, address } =
    row;
  const details = readDetails(row.details);
  // A line stands for several looks, and the counts of one of them would be taken for all.
  if (event === 'upload.issues_viewed') details.items = undefined;
  if (details.list !== undefined) details.students = undefined;
  return {
    id,
    user_name,
    action: sayAction(event, details.counts?.error ?? null, language),
    about: sayDetails(details, language),
    file: file_name === null ? null : { id: upload_id, name: file_name, upload_file_type, has_results },
    schools,
    timestamp,
    address,
  };
}
