import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { ERRORS, PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Turns } from '../turns.ts';
import { originsOf, pinOrigin } from './origins.ts';
import { guardPage, page } from './page.ts';
import { LOCALES, pageLanguage } from './page-language.ts';
import { selectDemoPeople } from './queries.ts';
import { createSignIn } from './sign-in.ts';
import { type SignInView, signInPage } from './sign-in-page.ts';
import { subjectOf } from './subject.ts';

/** Gives the provider, loading it the first time. */
export type LoadedProvider = () => Promise<Provider>;

const Form = z.object({
  email: z.string().max(254).default(''),
  password: z.string().max(200).default(''),
  [LOCALES]: z.string().optional(),
});
/** What is longer than the page's fields take belongs to no account. */
const NOTHING = { email: '', password: '', [LOCALES]: undefined };

interface SignInParts {
  settings: IdentitySettings;
  database: Database;
  turns: Turns;
  /** Who has forgotten the password is sent a link. */
  sendsLinks: boolean;
}

/** The page where a person says who they are, in the middle of an authorize request. */
export function mountSignIn(
  scope: FastifyInstance,
  provider: LoadedProvider,
  { settings, database, turns, sendsLinks }: SignInParts,
): void {
  const signIn = createSignIn(database, settings.demo);
  const origins = originsOf(settings.publicUrl);

  scope.get('/sign-in/:uid', async (request, reply) => {
    const asked = await underWay(provider, request, reply);
    if (!asked) return await sendExpired(reply, pageLanguage(undefined, request.headers));
    const language = pageLanguage(asked[LOCALES], request.headers);
    return await send(reply, 200, { language, email: '', problem: null });
  });

  scope.post('/sign-in/:uid', async (request, reply) => {
    const form = Form.safeParse(request.body ?? {});
    const { email, password, ui_locales } = form.success ? form.data : NOTHING;
    const language = pageLanguage(ui_locales, request.headers);
    try {
      // Before the database is asked anything: one that is turned away costs nothing but its answer, whoever it names.
      return await turns.take(request.ip, async () => {
        if (!(await underWay(provider, request, reply))) return await sendExpired(reply, language);
        const person = await signIn(email, password, request.ip);
        const loaded = await provider();
        reply.hijack();
        await loaded.interactionFinished(request.raw, reply.raw, { login: { accountId: subjectOf(person) } });
        return reply;
      });
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      if (problem.details?.seconds !== undefined) reply.header('retry-after', String(problem.details.seconds));
      return await send(reply, ERRORS[problem.code].status, { language, email, problem });
    }
  });

  async function send(
    reply: FastifyReply,
    status: number,
    view: Omit<SignInView, 'demoPeople' | 'sendsLinks'>,
  ): Promise<FastifyReply> {
    const isBusy = view.problem?.code === 'too_many_requests';
    const demoPeople = settings.demo && !isBusy ? await database.system(selectDemoPeople) : [];
    guardPage(reply.raw, origins);
    return await reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(signInPage({ ...view, demoPeople, sendsLinks }));
  }

  async function sendExpired(reply: FastifyReply, language: Language): Promise<FastifyReply> {
    guardPage(reply.raw, origins);
    const words = SIGN_IN[language].signIn;
    const body = html`<p class="lead">${words.expired}</p>
<a class="button" href="/login">${words.button}</a>`;
    return await reply
      .code(400)
      .type('text/html; charset=utf-8')
      .send(page(language, words.title, body));
  }

  /**
   * What the authorize request asked for. The address names a request that began in this very browser: its cookie, bound to this path, must
   * say so too.
   */
  async function underWay(of: LoadedProvider, request: FastifyRequest, reply: FastifyReply) {
    pinOrigin(request.raw, settings.publicUrl);
    try {
      const { uid, params } = await (await of()).interactionDetails(request.raw, reply.raw);
      return uid === (request.params as { uid: string }).uid ? params : null; // the route has this parameter
    } catch (error) {
      const { errors } = await import('oidc-provider');
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }
}
