import type { AuditEventName } from '#contract/audit-events.ts';
import type { AuditId, PersonId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '../database/database.ts';
import { fromWhere } from './from-where.ts';

/** Who did it. The name is kept as it was: people leave, the log stays. */
export interface Actor {
  id: PersonId | null;
  name: string;
}

/** What the portal does by itself: processing, expiry. */
export const PORTAL: Actor = { id: null, name: 'Portal' };

/** Whoever runs commands on the portal's machine: not signed in, and no person of the portal. */
export const OPERATOR: Actor = { id: null, name: 'Operator' };

export interface AuditEvent {
  auditId: AuditId;
  event: AuditEventName;
  actor: Actor;
  /**
   * The file it is about, with the words the log shows even after the file is gone; without ID what is
   * said about a type of files.
   */
  file?: { uploadId: string | null; type: string; name: string };
  /** Schools concerned: a member of some schools sees the event if one of theirs is among them. */
  schoolIds?: readonly string[];
  /** IDs and counts, never a student's data. */
  details?: Record<string, unknown>;
}

/** What each open transaction has recorded: a route that names an event and forgets it is found out by this. */
const recorded = new WeakMap<Transaction, Set<AuditEventName>>();

export const hasRecorded = (tx: Transaction, event: AuditEventName): boolean => recorded.get(tx)?.has(event) ?? false;

/** For a call that is repeated because the answer to the first one was lost: that one has written the line. */
export const leaveRecorded = (tx: Transaction, event: AuditEventName): void => {
  recorded.set(tx, (recorded.get(tx) ?? new Set()).add(event));
};

/** Writes one line to the audit log, in the transaction of the effect it tells about: either both happen or neither. */
export async function recordEvent(
  tx: Transaction,
  { auditId, event, actor, file, schoolIds, details }: AuditEvent,
): Promise<void> {
  const schools = schoolIds === undefined ? null : JSON.stringify(schoolIds);
  await tx.run(sql`
    insert into audit_event (audit_id, person_id, person_name, event, upload_id, upload_file_type, file_name, school_ids, details, address)
    values (
      ${auditId}, ${actor.id}, ${actor.name}, ${event},
      ${file?.uploadId ?? null}, ${file?.type ?? null}, ${file?.name ?? null},
      (select array_agg(id::uuid) from jsonb_array_elements_text(${schools}::jsonb) as chosen (id)),
      ${JSON.stringify(details ?? {})}::jsonb, ${actor.id === null ? null : fromWhere()}
    )`);
  leaveRecorded(tx, event);
}
