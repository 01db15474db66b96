import type { AuditId } from '#contract/ids.ts';

/**
 * Whose files one child may read one after the other (docs/decisions/0048-warm-children.md): a person's in one audit.
 */
export const senderOf = (auditId: AuditId, personId: string): string => `${auditId} ${personId}`;
