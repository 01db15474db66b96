import { z } from 'zod';
import { LANGUAGES } from '#datasets/words/language.ts';
import { inAudit } from './audits.ts';
import { defineRoute } from './route.ts';

/**
 * Which e-mails a member gets. `mine`: about files they uploaded, and selections of transcripts they have worked on.
 * `all`: every file and selection of the audit that they may see.
 */
export const MailChoice = z.enum(['none', 'mine', 'all']);
export type MailChoice = z.infer<typeof MailChoice>;

const Chosen = z.object({
  choice: MailChoice,
  /** Of the e-mails. */
  language: z.enum(LANGUAGES),
  /** Whether this portal sends e-mail at all (PORTAL_SMTP_URL). */
  is_sent: z.boolean(),
});

export const readMailChoice = defineRoute({
  name: 'notices.read-mail-choice',
  method: 'GET',
  path: '/eoa/:eoaId/mail-choice',
  summary: 'Which emails the person gets in this audit.',
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
  summary: 'Choose which emails to get in this audit, and their language. What is left out stays.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit,
  body: z.object({ choice: MailChoice.optional(), language: z.enum(LANGUAGES).optional() }),
  answer: Chosen,
  event: 'notices.mail_chosen',
});
