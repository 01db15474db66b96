import type { z } from 'zod';
import { LOG_COLUMNS, type LogColumn, type readFileLog } from '#contract/uploads/file-log.ts';

type WholeQuery = z.output<NonNullable<(typeof readFileLog)['query']>>;

/** Which lines of the log, and in which order; the page and the card are known elsewhere. */
export type LogQuery = Omit<WholeQuery, 'page' | 'size' | 'upload_file_type'>;

export const START: LogQuery = { by: 'timestamp', sort: 'desc' };

const isColumn = (key: string): key is LogColumn => LOG_COLUMNS.some((column) => column === key);

/** The column that sorts already is turned round; another starts at A, time at the newest. */
export function sortedBy(query: LogQuery, column: string): LogQuery {
  if (!isColumn(column)) return query;
  if (query.by === column) return { ...query, sort: query.sort === 'asc' ? 'desc' : 'asc' };
  return { ...query, by: column, sort: column === 'timestamp' ? 'desc' : 'asc' };
}
