import type { AuditEventName } from '#contract/audit-events.ts';
import type { AuditId } from '#contract/ids.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type MemberNow, selectMembersNow } from './queries.ts';

const accessOf = ({ roles, scope, schools }: MemberNow): string => JSON.stringify([roles, scope, schools]);

/**
 * What a change by an operator did to the members, a line for each: an operator who gives anyone access to an audit,
 * also themselves, shows in the log that its administrators read (docs/threats.md#t40).
 */
export async function recordMembers(
  tx: Transaction,
  auditId: AuditId,
  before: readonly MemberNow[],
  actor: Actor,
): Promise<void> {
  const after = await selectMembersNow(tx, auditId);
  const [old, fresh] = [new Map(before.map((one) => [one.id, one])), new Map(after.map((one) => [one.id, one]))];
  const acts: [AuditEventName, MemberNow][] = [
    ...after.flatMap((member): [AuditEventName, MemberNow][] => {
      const known = old.get(member.id);
      if (!known) return [['person.added', member]];
      return accessOf(known) === accessOf(member) ? [] : [['person.changed', member]];
    }),
    ...before
      .filter(({ id }) => !fresh.has(id))
      .map((member): [AuditEventName, MemberNow] => ['person.removed', member]),
  ];
  for (const [event, { id, email, roles }] of acts)
    await recordEvent(tx, { auditId, event, actor, details: { member: id, name: email, roles } });
}
