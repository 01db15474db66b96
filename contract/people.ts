import { z } from 'zod';
import { inAudit } from './audits.ts';
import { EmailAddress } from './email-address.ts';
import { MembershipId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

export const Member = z.object({
  id: MembershipId,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  scope: z.enum(['district', 'school']),
  school_ids: z.array(SchoolId),
  /**
   * `pending`: the person has not yet proven to this audit that the address is theirs; roles and schools
   * grant nothing until then.
   */
  state: z.enum(['pending', 'active']),
  /** Since when the membership is active. */
  since: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof Member>;

/**
 * How a person comes to prove the address. Neither where there is nothing left to prove, or where people sign in
 * at an external provider.
 */
export const Invitation = z.object({
  /**
   * A link to hand to the person, where the portal sends no e-mail. Good once; links made earlier for
   * this person no longer work.
   */
  invitation_url: z.string().nullable(),
  /** Until when that link is good. */
  invitation_expires_at: z.iso.datetime().nullable(),
  /** The link goes to the address itself, and no one else sees it. */
  invitation_mailed: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

const access = {
  roles: z.array(z.string().trim().min(1).max(60)).min(1).max(10),
  scope: z.enum(['district', 'school']),
  school_ids: z.array(SchoolId).max(2000).default([]),
};
const ofMember = inAudit.extend({ memberId: MembershipId });

export const listPeople = defineRoute({
  name: 'people.list',
  method: 'GET',
  path: '/eoa/:eoaId/people',
  summary: 'The members of the audit.',
  scope: 'district',
  permission: 'people.manage',
  params: inAudit,
  answer: z.array(Member),
  event: null,
});

export const addPerson = defineRoute({
  name: 'people.add',
  method: 'POST',
  path: '/eoa/:eoaId/people',
  summary:
    'Add a person by email address. The membership is pending until the person has followed the invitation of this audit.',
  scope: 'district',
  permission: 'people.manage',
  params: inAudit,
  body: z.object({ email: EmailAddress, name: z.string().trim().min(1).max(200).optional(), ...access }),
  status: 201,
  answer: Member.extend(Invitation.shape),
  event: 'person.added',
});

export const invitePerson = defineRoute({
  name: 'people.invite',
  method: 'POST',
  path: '/eoa/:eoaId/people/:memberId/invitation',
  summary: 'Make a new invitation of a member; links made earlier for this person no longer work.',
  scope: 'district',
  permission: 'people.manage',
  params: ofMember,
  status: 201,
  answer: Invitation,
  event: 'person.invited',
});

export const changePerson = defineRoute({
  name: 'people.change',
  method: 'PUT',
  path: '/eoa/:eoaId/people/:memberId',
  summary: 'Change the roles or schools of a member. They apply from the next call of that person.',
  scope: 'district',
  permission: 'people.manage',
  params: ofMember,
  /** `seen`: as the member was read; a conflict where someone has changed their access since. */
  body: z.object({ ...access, seen: Member.pick({ roles: true, scope: true, school_ids: true }).optional() }),
  answer: Member,
  event: 'person.changed',
});

export const signOutPerson = defineRoute({
  name: 'people.sign-out',
  method: 'DELETE',
  path: '/eoa/:eoaId/people/:memberId/sessions',
  summary: 'Sign a member out in every browser, at once. A conflict where people sign in at an external provider.',
  scope: 'district',
  permission: 'people.manage',
  params: ofMember,
  status: 204,
  event: 'person.signed-out',
});

export const removePerson = defineRoute({
  name: 'people.remove',
  method: 'DELETE',
  path: '/eoa/:eoaId/people/:memberId',
  summary: 'Remove a member. The last administrator of an audit stays.',
  scope: 'district',
  permission: 'people.manage',
  params: ofMember,
  status: 204,
  event: 'person.removed',
});
