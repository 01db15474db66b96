import type { AuditEventName } from '#contract/audit-events.ts';
import type { Permission } from '#contract/permissions.ts';

/**
 * What is reported to people, and what they must be allowed to read in the portal for it. The index
 * audit_event_told names the same.
 */
export const TOLD = {
  'upload.processed': 'uploads.read',
  'upload.failed': 'uploads.read',
  'upload.expired': 'uploads.read',
  'upload.removed': 'uploads.read',
  'selection.finalized': 'transcripts.read',
  'selection.unfinalized': 'transcripts.read',
} as const satisfies Partial<Record<AuditEventName, Permission>>;

export type ToldEvent = keyof typeof TOLD;
