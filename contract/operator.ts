import { z } from 'zod';
import { EmailAddress } from './email-address.ts';
import { AuditId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

export const AuditDraft = z.object({
  district: z.object({ name: text(200) }),
  year_ending: z.int().min(2000).max(2100),
  schools: z
    .array(
      z.object({
        name: text(200),
        local_id: text(40).optional(),
        state_id: text(40).optional(),
        nces_id: text(40).optional(),
        ceeb_code: text(40).optional(),
      }),
    )
    .min(1)
    .max(2000),
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
});
export type AuditSummary = z.infer<typeof AuditSummary>;

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
  summary: 'Every audit of this portal.',
  scope: 'operator',
  permission: null,
  answer: z.array(AuditSummary),
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
  params: z.object({ eoaId: AuditId }),
  body: AuditDraft,
  answer: AuditSummary,
  event: 'audit.changed',
});
