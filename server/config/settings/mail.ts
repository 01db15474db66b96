import { type Settings, text } from './kinds.ts';

/** Who sends email. */
export const MAIL = {
  PORTAL_SMTP_URL: {
    schema: text,
    means:
      'Server that sends email, as smtp://user:password@mail.example.org:587 or smtps://…:465; without it the portal sends none.',
  },
  PORTAL_MAIL_FROM: { schema: text, means: 'Address that email comes from; needed with PORTAL_SMTP_URL.' },
} as const satisfies Settings;
