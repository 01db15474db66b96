import type { AuditLogItem } from '#contract/uploads/file-log.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { AUDIT_LOG, sayAction } from '#server/words/audit-log.ts';
import { countLines, type EventRow, type FileLogLines, selectChoices, selectLines } from './queries.ts';
import type { LogViewer } from './viewer.ts';

export interface FileLogPage extends FileLogLines {
  page: number;
  size: number;
}

/** What happened to data files, page by page, and what the lines can be filtered by. */
export async function readFileLog(tx: Transaction, viewer: LogViewer & { language: Language }, query: FileLogPage) {
  const { language } = viewer;
  const { page, size } = query;
  const rows = await selectLines(tx, viewer, query, { size, offset: (page - 1) * size });
  const total = await countLines(tx, viewer, query);
  const { users, events } = await selectChoices(tx, viewer, query);
  return {
    items: rows.map((row) => toItem(row, language)),
    total,
    pages: Math.ceil(total / size),
    users: users.sort((one, other) => one.localeCompare(other, 'en')),
    actions: events
      .map((event) => ({ event, label: AUDIT_LOG[language].actions[event] }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
  };
}

export const toItem = ({ event, errors, ...item }: EventRow, language: Language): AuditLogItem => ({
  ...item,
  action: sayAction(event, errors, language),
});
