import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { EmailAddress } from '../email-address.ts';
import { AuditId, MembershipId } from '../ids.ts';
import { Invitation } from '../people.ts';
import { defineRoute } from '../route.ts';

export const addAdministrator = defineRoute({
  name: 'operator.add-administrator',
  method: 'POST',
  path: '/operator/audits/:eoaId/members',
  summary:
    'Add an administrator of the district to an audit, as where the first one cannot be reached. Pending until the person has followed the invitation.',
  scope: 'operator',
  permission: null,
  params: inAudit,
  body: z.object({ email: EmailAddress, name: z.string().trim().min(1).max(200).optional() }),
  status: 201,
  answer: Invitation,
  event: 'person.added',
});

export const removePending = defineRoute({
  name: 'operator.remove-pending',
  method: 'DELETE',
  path: '/operator/audits/:eoaId/members/:memberId',
  summary: 'Remove a member who has not joined yet, as at a mistyped address; their links no longer work.',
  scope: 'operator',
  permission: null,
  params: inAudit.extend({ memberId: MembershipId }),
  status: 204,
  event: 'person.removed',
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

export const signOutMember = defineRoute({
  name: 'operator.sign-out-member',
  method: 'DELETE',
  path: '/operator/audits/:eoaId/members/:memberId/sessions',
  summary: 'Sign a member out in every browser, at once. A conflict where people sign in at an external provider.',
  scope: 'operator',
  permission: null,
  params: inAudit.extend({ memberId: MembershipId }),
  status: 204,
  event: 'person.signed-out',
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
  summary: 'Members of audits whose email address contains a text, with all their memberships; at most 50.',
  scope: 'operator',
  permission: null,
  query: z.object({ email: z.string().trim().min(3).max(254).toLowerCase() }),
  answer: z.array(FoundPerson),
  event: null,
});
