import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EmailAddress } from '#contract/email-address.ts';
import { ERRORS, PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sayError } from '#server/words/errors.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import type { AskReset } from '../password-reset.ts';
import type { IdentitySettings } from '../settings.ts';
import { originsOf } from './origins.ts';
import { askedPage, forgottenPage, withoutMailPage } from './pages/forgotten-page.ts';
import { guardPage } from './pages/page.ts';
import { LOCALES, pageLanguage } from './pages/page-language.ts';
import { attemptsOf } from './sign-in/attempts.ts';

const FORGOTTEN_PATH = '/forgot-password';

/** Letters to one address, and requests from one network address, in 15 minutes. */
const MOST = { account: 3, address: 30 };

/** The page of those who have forgotten their password. Whatever address is typed, the answer is the same. */
export function mountForgotten(
  scope: FastifyInstance,
  settings: IdentitySettings,
  database: Database,
  askReset: AskReset | null,
): void {
  const origins = originsOf(settings.publicUrl);
  const attempt = attemptsOf(database, { purpose: 'reset-', most: MOST });

  scope.get(FORGOTTEN_PATH, (request, reply) => {
    const language = languageIn(request);
    const view = { email: '', problem: null };
    return send(reply, 200, askReset ? forgottenPage(language, view) : withoutMailPage(language));
  });

  scope.post(FORGOTTEN_PATH, async (request, reply) => {
    const language = languageIn(request);
    if (!askReset) return await send(reply, 404, withoutMailPage(language));
    const typed = typedIn(request.body);
    const address = EmailAddress.safeParse(typed.trim());
    if (!address.success)
      return await send(
        reply,
        422,
        forgottenPage(language, { email: typed, problem: SIGN_IN[language].forgotten.notAnAddress }),
      );
    try {
      // Each one counts, not failures alone.
      await attempt(
        { email: address.data, address: request.ip },
        () => askReset(address.data),
        () => true,
      );
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      reply.header('retry-after', String(problem.details?.seconds ?? 60));
      return await send(
        reply,
        ERRORS[problem.code].status,
        forgottenPage(language, { email: typed, problem: sayError(problem, language) }),
      );
    }
    return await send(reply, 200, askedPage(language, address.data));
  });

  async function send(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    guardPage(reply.raw, origins);
    return await reply.code(status).type('text/html; charset=utf-8').send(text);
  }
}

/** A form is sent to the address of its page, so the language that a link asked for stays. */
const languageIn = ({ query, headers }: FastifyRequest) =>
  pageLanguage(Object.getOwnPropertyDescriptor(query ?? {}, LOCALES)?.value, headers);

function typedIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.slice(0, 254) : '';
}
