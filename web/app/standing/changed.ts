import type { SessionAudit } from '../session/session.ts';

type Changed =
  | { is: 'closed'; closedAt: string }
  | { is: 'reopened' }
  | { is: 'role'; audit: SessionAudit }
  | { is: 'gone'; audit: SessionAudit };

/**
 * What the person is told of the audit they were in: the most of what changed. null: nothing, or they know,
 * having gone to another one.
 */
export function changedIn(before: SessionAudit, audits: readonly SessionAudit[]): Changed | null {
  const now = audits.find(({ id }) => id === before.id);
  if (now === undefined) return { is: 'gone', audit: before };
  if (now.scope !== before.scope || now.roles.join() !== before.roles.join()) return { is: 'role', audit: now };
  if (now.closedAt !== null) return before.closedAt === null ? { is: 'closed', closedAt: now.closedAt } : null;
  return before.closedAt === null ? null : { is: 'reopened' };
}
