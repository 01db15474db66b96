import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from './audits.ts';
import { EmailAddress } from './email-address.ts';
import { AuditId, MembershipId, SchoolId } from './ids.ts';
import { Invitation } from './people.ts';
import { defineRoute } from './route.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** A school as an operator writes it: its name, and the IDs under which files name it. */
export const SchoolDraft = z.object({
  name: text(200),
  local_id: text(40).optional(),
  state_id: text(40).optional(),
  nces_id: text(40).optional(),
  ceeb_code: text(40).optional(),
});
export type SchoolDraft = z.infer<typeof SchoolDraft>;

/** The most schools an audit can have. */
export const MOST_SCHOOLS = 2000;

export const AuditDraft = z.object({
  district: z.object({ name: text(200) }),
  year_ending: z.int().min(2000).max(2100),
  /** The day by which the district sends its files. Left out, a change keeps it. */
  due_on: z.iso.date().nullable().optional(),
  schools: z.array(SchoolDraft).min(1).max(MOST_SCHOOLS),
  members: z
    .array(
      z.object({
        email: EmailAddress,
        name: text(200).optional(),
        roles: z.array(text(60)).min(1).max(10),
        scope: z.enum(['district', 'school']),
        schools: z.array(text(200)).optional(),
      }),
    )
    .max(5000)
    .default([]),
});
export type AuditDraft = z.infer<typeof AuditDraft>;

export const AuditSummary = z.object({
  id: AuditId,
  district: z.string(),
  year_ending: z.int(),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  /** After a change: a link for each member who has to prove the address yet, where the portal does not send it by e-mail. */
  invitations: z.array(z.object({ email: z.string(), url: z.string() })).optional(),
  /** After a change: links went by e-mail to those who have to prove the address yet. */
  is_mailed: z.boolean().optional(),
});
export type AuditSummary = z.infer<typeof AuditSummary>;

/** How far an audit is. `waiting`: nobody has joined. `empty`: no files. `collecting`: files, and some are missing. */
export const AUDIT_STATUSES = ['waiting', 'empty', 'collecting', 'complete', 'closed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

const state = {
  due_on: z.iso.date().nullable(),
  /** Since when it is read only; null: open. */
  closed_at: z.iso.datetime().nullable(),
  status: z.enum(AUDIT_STATUSES),
  /** The last thing that one of its people did. */
  last_activity: z.iso.datetime().nullable(),
  people: z.object({ active: z.int(), pending: z.int() }),
  /** Categories that are not complete, with the number of schools that are not. Counts alone: an operator reads no file. */
  missing: z.array(z.object({ type: z.enum(UPLOAD_FILE_TYPES), schools: z.int() })),
};

export const AuditRow = AuditSummary.omit({ invitations: true, is_mailed: true }).extend(state);
export type AuditRow = z.infer<typeof AuditRow>;

const idOrNone = z.string().nullable();

export const AuditDetail = AuditRow.extend({
  schools: z.array(
    z.object({
      id: SchoolId,
      name: z.string(),
      local_id: idOrNone,
      state_id: idOrNone,
      nces_id: idOrNone,
      ceeb_code: idOrNone,
      /** It has files, and cannot be removed. */
      has_uploads: z.boolean(),
      /** People who see this school and no other: without it they see none. */
      only_for: z.int(),
    }),
  ),
  members: z.array(
    z.object({
      id: MembershipId,
      name: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      state: z.enum(['pending', 'active']),
    }),
  ),
});
export type AuditDetail = z.infer<typeof AuditDetail>;

/** A school that has an id is that one, whatever its name; one without is added; one that is left out is removed. */
export const AuditEdit = z.object({
  district: z.object({ name: text(200) }),
  year_ending: z.int().min(2000).max(2100),
  due_on: z.iso.date().nullable(),
  schools: z
    .array(SchoolDraft.extend({ id: SchoolId.optional() }))
    .min(1)
    .max(MOST_SCHOOLS),
});
export type AuditEdit = z.infer<typeof AuditEdit>;

export const createAudit = defineRoute({
  name: 'operator.create-audit',
  method: 'POST',
  path: '/operator/audits',
  summary: 'Create an audit: district, graduating class, schools, members.',
  scope: 'operator',
  permission: null,
  body: AuditDraft,
  status: 201,
  answer: AuditSummary,
  event: 'audit.created',
});

export const listAudits = defineRoute({
  name: 'operator.list-audits',
  method: 'GET',
  path: '/operator/audits',
  summary: 'Every audit of this portal, with how far it is.',
  scope: 'operator',
  permission: null,
  answer: z.array(AuditRow),
  event: null,
});

export const changeAudit = defineRoute({
  name: 'operator.change-audit',
  method: 'PUT',
  path: '/operator/audits/:eoaId',
  summary:
    'Replace the district name, class, schools and members of an audit. A school that has uploads cannot be removed.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  body: AuditDraft,
  answer: AuditSummary,
  event: 'audit.changed',
});

export const readAudit = defineRoute({
  name: 'operator.read-audit',
  method: 'GET',
  path: '/operator/audits/:eoaId',
  summary: 'One audit, with its schools, their IDs, and its members.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: null,
});

export const editAudit = defineRoute({
  name: 'operator.edit-audit',
  method: 'PUT',
  path: '/operator/audits/:eoaId/details',
  summary:
    'Change the district name, class, due date and schools of an audit; its members stay. A school that has uploads cannot be removed.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  body: AuditEdit,
  answer: AuditDetail,
  event: 'audit.changed',
});

export const closeAudit = defineRoute({
  name: 'operator.close-audit',
  method: 'POST',
  path: '/operator/audits/:eoaId/closed',
  summary: 'Close an audit: its people read everything and change nothing until it is reopened.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: 'audit.closed',
});

export const reopenAudit = defineRoute({
  name: 'operator.reopen-audit',
  method: 'DELETE',
  path: '/operator/audits/:eoaId/closed',
  summary: 'Reopen a closed audit.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  answer: AuditDetail,
  event: 'audit.reopened',
});

export const inviteMember = defineRoute({
  name: 'operator.invite-member',
  method: 'POST',
  path: '/operator/audits/:eoaId/members/:memberId/invitation',
  summary: 'Make a new invitation of a member who has not joined yet; earlier links of this person no longer work.',
  scope: 'operator',
  permission: null,
  params: inAudit.extend({ memberId: MembershipId }),
  status: 201,
  answer: Invitation,
  event: 'person.invited',
});

export const FoundPerson = z.object({
  email: z.string(),
  name: z.string(),
  /** Has a way to sign in here. */
  can_sign_in: z.boolean(),
  memberships: z.array(
    z.object({
      audit_id: AuditId,
      district: z.string(),
      year_ending: z.int(),
      roles: z.array(z.string()),
      scope: z.enum(['district', 'school']),
      state: z.enum(['pending', 'active']),
      is_closed: z.boolean(),
    }),
  ),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const findPeople = defineRoute({
  name: 'operator.find-people',
  method: 'GET',
  path: '/operator/people',
  summary: 'People whose email address contains a text, with their memberships in all audits; at most 50.',
  scope: 'operator',
  permission: null,
  query: z.object({ email: z.string().trim().min(3).max(254).toLowerCase() }),
  answer: z.array(FoundPerson),
  event: null,
});
