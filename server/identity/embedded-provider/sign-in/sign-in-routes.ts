import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ERRORS, PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { html } from '#server/platform/html/html.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { networkOf } from '../../network-of.ts';
import type { ProviderSecrets } from '../../second-factor/sealed.ts';
import type { IdentitySettings } from '../../settings.ts';
import type { Turns } from '../../turns.ts';
import { createInteractions, type LoadedProvider } from '../interactions.ts';
import { originsOf } from '../origins.ts';
import { guardPage, page } from '../pages/page.ts';
import { LOCALES, pageLanguage } from '../pages/page-language.ts';
import { type SignInView, signInPage } from '../pages/sign-in-page.ts';
import { selectDemoPeople } from '../queries.ts';
import { tellAttemptsOf } from './attempt-lines.ts';
import { knownBrowsers } from './known-browser.ts';
import { mountSecondStep } from './second-step.ts';
import { createSignIn } from './sign-in.ts';

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
  secrets: ProviderSecrets;
  /** Who has forgotten the password is sent a link. */
  sendsLinks: boolean;
}

/** The pages where a person says who they are, in the middle of an authorize request. */
export function mountSignIn(
  scope: FastifyInstance,
  provider: LoadedProvider,
  { settings, database, turns, secrets, sendsLinks }: SignInParts,
): void {
  const signIn = createSignIn(database, settings.demo);
  const browsers = knownBrowsers(secrets, settings.publicUrl);
  const interactions = createInteractions(provider, settings.publicUrl);
  const origins = originsOf(settings.publicUrl);
  const secondStep = mountSecondStep(scope, { settings, database, turns, secrets, interactions, send, sendExpired });

  scope.get('/sign-in/:uid', async (request, reply) => {
    const asked = await interactions.underWay(request, reply);
    if (!asked) return await sendExpired(reply, pageLanguage(undefined, request.headers));
    const language = pageLanguage(asked[LOCALES], request.headers);
    return await sendForm(reply, 200, { language, email: '', problem: null });
  });

  scope.post('/sign-in/:uid', async (request, reply) => {
    const form = Form.safeParse(request.body ?? {});
    const { email, password, ui_locales } = form.success ? form.data : NOTHING;
    const language = pageLanguage(ui_locales, request.headers);
    try {
      // Before the database is asked anything: one that is turned away costs nothing but its answer, whoever it names.
      return await turns.take(networkOf(request.ip), async () => {
        const asked = await interactions.underWay(request, reply);
        if (!asked) return await sendExpired(reply, language);
        const from = (address: string) => ({ address: request.ip, browser: browsers.idOf(request, address) });
        const tell = tellAttemptsOf(request);
        const person = await signIn(email, password, from, tell);
        browsers.remember(reply, person.email);
        const next = await secondStep.begin(person, asked, language);
        tell(next === null ? 'signed-in' : 'second-step', person.id);
        return await (next === null ? interactions.finish(request, reply, person, ['pwd']) : send(reply, 200, next));
      });
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      if (problem.details?.seconds !== undefined) reply.header('retry-after', String(problem.details.seconds));
      return await sendForm(reply, ERRORS[problem.code].status, { language, email, problem });
    }
  });

  async function sendForm(
    reply: FastifyReply,
    status: number,
    view: Omit<SignInView, 'demoPeople' | 'sendsLinks'>,
  ): Promise<FastifyReply> {
    const isBusy = view.problem?.code === 'too_many_requests';
    const demoPeople = settings.demo && !isBusy ? await database.system(selectDemoPeople) : [];
    return await send(reply, status, signInPage({ ...view, demoPeople, sendsLinks }));
  }

  async function sendExpired(reply: FastifyReply, language: Language): Promise<FastifyReply> {
    const words = SIGN_IN[language].signIn;
    const body = html`<p class="lead">${words.expired}</p>
<a class="button" href="/login">${words.button}</a>`;
    return await send(reply, 400, page(language, words.title, body));
  }

  async function send(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    guardPage(reply.raw, origins);
    return await reply.code(status).type('text/html; charset=utf-8').send(text);
  }
}
