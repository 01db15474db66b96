import { z } from 'zod';
import { AuditId } from './ids.ts';
import { defineRoute } from './route.ts';

export const Profile = z.object({
  name: z.string(),
  email: z.string().optional(),
  is_operator: z.boolean().optional(),
  eoas: z.array(
    z.object({
      id: AuditId,
      roles: z.array(z.object({ name: z.string(), description: z.string() })),
      district: z.string(),
      year_ending: z.int(),
      /** `school` when the membership covers some schools only. */
      scope: z.enum(['district', 'school']).optional(),
      /** Since when the audit is read only; null: open. */
      closed_at: z.iso.datetime().nullable().optional(),
    }),
  ),
});
export type Profile = z.infer<typeof Profile>;

/**
 * An audit that has the person's address. Of a pending one, no more than this is shown: which audit asks for a proof.
 */
export const Membership = z.object({
  district: z.string(),
  year_ending: z.int(),
  state: z.enum(['pending', 'active']),
  /** When an active one was proven, a pending one added. */
  since: z.iso.datetime(),
});
export type Membership = z.infer<typeof Membership>;

export const listMemberships = defineRoute({
  name: 'session.memberships',
  method: 'GET',
  path: '/users/me/memberships',
  summary: 'Where the signed-in person is a member, and which memberships wait for a proof of the address.',
  scope: 'person',
  permission: null,
  answer: z.array(Membership),
  event: null,
});

export const readProfile = defineRoute({
  name: 'session.profile',
  method: 'GET',
  path: '/users/me',
  summary: 'Who is signed in, and the audits they belong to.',
  scope: 'person',
  permission: null,
  answer: Profile,
  event: null,
});
