import type { AuditStatus } from '#contract/operator/audit-detail.ts';
import { formatDay } from '#web/app/format.ts';

/** A day is that day everywhere: midnight of the reader, not of Greenwich. */
const midnightOf = (day: string): string => `${day}T00:00`;

/** '2026-12-31' to 'December 31, 2026'. */
export const formatDue = (day: string): string => formatDay(midnightOf(day));

/** From the day after, unless nothing is awaited anymore. */
export function isOverdue(day: string, status: AuditStatus, now = new Date()): boolean {
  const end = new Date(midnightOf(day));
  end.setDate(end.getDate() + 1);
  return now >= end && status !== 'complete' && status !== 'closed';
}
