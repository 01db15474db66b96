import type { Language } from '#datasets/words/language.ts';
import type { ProviderSecrets } from '../../second-factor/sealed.ts';
import { newSecret } from '../../second-factor/totp.ts';
import { newPasswordPage } from '../pages/new-password-page.ts';
import { codePage, recoveryPage, setUpPage } from '../pages/second-step-pages.ts';
import { signTicket, type Ticket, type TicketOf } from './ticket.ts';

/** The pages of the second step with the ticket that their forms carry on. */
export function viewsOf(secrets: ProviderSecrets, isRequired: (email: string) => boolean) {
  const at = (ticket: Ticket, language: Language, problem: string | null = null) => ({
    language,
    action: `/sign-in/${ticket.uid}/${ticket.step.kind}`,
    ticket: signTicket(ticket, secrets),
    problem,
  });
  return {
    code: (ticket: TicketOf<'code'>, language: Language, problem: string | null = null): string =>
      codePage(at(ticket, language, problem)),

    setUp: (ticket: TicketOf<'set-up'>, language: Language, problem: string | null = null): string =>
      setUpPage({
        ...at(ticket, language, problem),
        email: ticket.email,
        appSecret: ticket.step.appSecret,
        isRequired: isRequired(ticket.email),
      }),

    /** The same with a secret that no one has seen. */
    newSetUp(ticket: Omit<Ticket, 'step'>, language: Language): string {
      return this.setUp({ ...ticket, step: { kind: 'set-up', appSecret: newSecret() } }, language);
    },

    newPassword: (ticket: Omit<Ticket, 'step'>, language: Language, problem: string | null = null): string =>
      newPasswordPage(at({ ...ticket, step: { kind: 'new-password' } }, language, problem), ticket.email),

    recovery: (ticket: Ticket, language: Language) => recoveryPage(at({ ...ticket, step: { kind: 'done' } }, language)),
  };
}
