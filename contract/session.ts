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
    }),
  ),
});
export type Profile = z.infer<typeof Profile>;

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
