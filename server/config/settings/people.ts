import { choice, type Settings, text, wholeNumber } from './kinds.ts';

/** Who works here, and for how long they are signed in. */
export const PEOPLE = {
  PORTAL_OPERATORS: {
    schema: text,
    means:
      'Email addresses of the people who can create audits, separated by commas; the demo has operator@demo.test beside them.',
  },
  PORTAL_DEMO: {
    schema: text,
    means:
      '0: no demo district and no password demo. By default the demo is there only if PORTAL_PUBLIC_URL is this machine; never with OIDC_ISSUER.',
  },
  PORTAL_INVITATION_HOURS: {
    schema: wholeNumber(1, 720, 72),
    means: 'Hours for which an invitation link is good; it works once, and a newer one ends it.',
  },
  PORTAL_INACTIVITY_MINUTES: {
    schema: wholeNumber(0, 1440, 120),
    means: 'Minutes without activity after which a session ends; the page warns before. 0: it lasts its day.',
  },
  PORTAL_SECOND_STEP: {
    schema: choice(['operators', 'everyone'], 'operators'),
    means:
      'Who must sign in with a second step (a code beside the password): operators, or everyone. With OIDC_ISSUER the provider decides.',
  },
} as const satisfies Settings;
