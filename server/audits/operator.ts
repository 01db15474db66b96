import { randomBytes } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { type Invitations, invite } from '#server/identity/invitation.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { assertOneName } from './edit.ts';
import {
  deleteMembersExcept,
  deleteSchools,
  insertAudit,
  lockMembers,
  selectAudits,
  selectPending,
  selectSchoolsOf,
  updateAudit,
  upsertMembers,
  upsertPeople,
  upsertSchools,
} from './queries.ts';

export interface AuditSettings {
  invitations: Invitations;
  /** The demo is there: people whom the operator names and who have no way to sign in get its password. */
  demo: boolean;
  /** Schools and class decide what is computed: asks for the numbers again. */
  requestRefresh: RequestRefresh;
}

/**
 * Makes an audit with its schools and members. Runs as portal_system. @throws PortalError bad_request naming the field
 */
export async function create(tx: Transaction, draft: AuditDraft, settings: AuditSettings): Promise<AuditSummary> {
  assertSound(draft);
  const auditId = await insertAudit(tx, draft, randomBytes(32).toString('hex'));
  await upsertSchools(tx, auditId, draft.schools);
  return await withMembers(tx, auditId, draft, settings);
}

/**
 * Makes an audit like the draft. Schools keep their ID by name, members by e-mail address.
 * @throws PortalError not_found, bad_request naming the field, conflict for a missing school that has uploads
 */
export async function change(
  tx: Transaction,
  auditId: AuditId,
  draft: AuditDraft,
  settings: AuditSettings,
): Promise<AuditSummary> {
  assertSound(draft);
  if (!(await updateAudit(tx, auditId, draft))) throw new PortalError('not_found');
  const wanted = new Set(draft.schools.map(({ name }) => name));
  const gone = (await selectSchoolsOf(tx, auditId)).filter(({ name }) => !wanted.has(name));
  const busy = gone.find(({ has_uploads }) => has_uploads);
  if (busy) throw new PortalError('conflict', { is: 'school-has-uploads', school: busy.name }, { field: 'schools' });
  await deleteSchools(tx, auditId, gone);
  await upsertSchools(tx, auditId, draft.schools);
  const summary = await withMembers(tx, auditId, draft, settings);
  await settings.requestRefresh(tx, auditId);
  return summary;
}

async function withMembers(
  tx: Transaction,
  auditId: AuditId,
  draft: AuditDraft,
  settings: AuditSettings,
): Promise<AuditSummary> {
  await upsertPeople(tx, auditId, draft.members, settings.demo);
  // After the people: whoever follows an invitation holds the person, then the member.
  await lockMembers(tx, auditId);
  await deleteMembersExcept(tx, auditId, draft.members);
  await upsertMembers(tx, auditId, draft.members);
  const { kind } = settings.invitations;
  const invitations = kind === 'none' ? undefined : await inviteAll(tx, auditId, settings);
  const [summary] = await selectAudits(tx, auditId);
  if (!summary) throw new Error('The audit just written is not there');
  return { ...summary, invitations, ...(kind === 'mail' && { is_mailed: true }) };
}

async function inviteAll(tx: Transaction, auditId: AuditId, { invitations, demo }: AuditSettings) {
  const links = [];
  for (const { id, email } of await selectPending(tx, auditId, demo)) {
    const { invitation_url: url, invitation_expires_at: expires_at } = await invite(tx, id, auditId, invitations);
    if (url !== null && expires_at !== null) links.push({ email, url, expires_at });
  }
  return links;
}

/** What the shape of a draft cannot say: names are unique, and a member of some schools names schools of the draft. */
function assertSound({ schools, members }: AuditDraft): void {
  assertOneName(schools);
  if (new Set(members.map(({ email }) => email)).size < members.length)
    throw new PortalError('bad_request', 'member-twice', { field: 'members' });
  const names = new Set(schools.map(({ name }) => name));
  members.forEach((member, index) => {
    const chosen = member.schools ?? [];
    const field = `members.${index}.schools`;
    if (member.scope === 'school' && chosen.length === 0)
      throw new PortalError('bad_request', 'member-without-schools', { field });
    if (!chosen.every((name) => names.has(name))) throw new PortalError('bad_request', 'school-unknown', { field });
  });
}
