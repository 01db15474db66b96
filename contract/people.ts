import { z } from 'zod';
import { inAudit } from './audits.ts';
import { MembershipId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

export const Member = z.object({
  id: MembershipId,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  scope: z.enum(['district', 'school']),
  school_ids: z.array(SchoolId),
  signed_in: z.boolean(),
});
export type Member = z.infer<typeof Member>;

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
    'Add a person by e-mail address. The answer holds an invitation link where the person has no way to sign in yet.',
  scope: 'district',
  permission: 'people.manage',
  params: inAudit,
  body: z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(200).optional(), ...access }),
  status: 201,
  answer: Member.extend({ invitation_url: z.string().nullable() }),
  event: 'person.added',
});

export const changePerson = defineRoute({
  name: 'people.change',
  method: 'PUT',
  path: '/eoa/:eoaId/people/:memberId',
  summary: 'Change the roles or schools of a member. They apply from the next call of that person.',
  scope: 'district',
  permission: 'people.manage',
  params: ofMember,
  body: z.object(access),
  answer: Member,
  event: 'person.changed',
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
