import { z } from 'zod';
import { inAudit } from './audits.ts';
import { defineRoute } from './route.ts';

/**
 * Of what a member is told by e-mail. `mine`: files they handed in, and selections of transcripts they have worked on. `all`: every file and
 * selection of the audit that they may see.
 */
export const MailChoice = z.enum(['none', 'mine', 'all']);
export type MailChoice = z.infer<typeof MailChoice>;

const Chosen = z.object({
  choice: MailChoice,
  /** Whether this portal sends e-mail at all (PORTAL_SMTP_URL). */
  is_sent: z.boolean(),
});

export const readMailChoice = defineRoute({
  name: 'notices.read-mail-choice',
  method: 'GET',
  path: '/eoa/:eoaId/mail-choice',
  summary: 'Of what the person is told by e-mail in this audit.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  answer: Chosen,
  event: null,
});

export const changeMailChoice = defineRoute({
  name: 'notices.change-mail-choice',
  method: 'PUT',
  path: '/eoa/:eoaId/mail-choice',
  summary: 'Choose of what to be told by e-mail in this audit.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  body: z.object({ choice: MailChoice }),
  answer: Chosen,
  event: 'notices.mail_chosen',
});
