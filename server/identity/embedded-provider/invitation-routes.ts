import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ERRORS, PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sayError } from '#server/words/errors.ts';
import { oneLine } from '#server/words/one-line.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { isGuessable } from '../guessable-password.ts';
import { hashOfInvitation } from '../invitation.ts';
import { networkOf } from '../network-of.ts';
import { hashPassword } from '../password.ts';
import { acceptInvitation } from '../prove.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Turns } from '../turns.ts';
import { originsOf } from './origins.ts';
import { SHORTEST_PASSWORD } from './pages/form-parts.ts';
import { type InvitationView, invitationOverPage, invitationPage } from './pages/invitation-page.ts';
import { guardPage } from './pages/page.ts';
import { LOCALES, pageLanguage } from './pages/page-language.ts';
import { selectInvited } from './queries.ts';
import { outcomeOf, tellAttemptsOf } from './sign-in/attempt-lines.ts';
import { createPresentPassword } from './sign-in/present-password.ts';
import { ownHash } from './sign-in/sign-in.ts';

const Query = z.object({ token: z.string().max(100).default('') });
const Form = z.object({
  name: z.string().transform(oneLine).pipe(z.string().min(1).max(200)),
  password: z.string().min(SHORTEST_PASSWORD).max(200),
  present: z.string().max(200).default(''),
});
/** The name in a form that was refused, whatever else is wrong with it. */
const Typed = z.object({ name: z.string().transform(oneLine) });

type Invited = NonNullable<Awaited<ReturnType<typeof selectInvited>>>;

/** The page an invitation leads to: it sets name and password once, then the person signs in with them. */
export function mountInvitation(
  scope: FastifyInstance,
  settings: IdentitySettings,
  database: Database,
  turns: Turns,
): void {
  const origins = originsOf(settings.publicUrl);
  const checkPresent = createPresentPassword(database);
  const invitedBy = (hash: string) => database.system((tx) => selectInvited(tx, hash));

  scope.get('/invitation', async (request, reply) => {
    const person = await invitedBy(hashIn(request.query));
    const language = pageLanguage(undefined, request.headers);
    return await (person
      ? send(reply, 200, invitationPage(language, viewOf(person)))
      : send(reply, 410, invitationOverPage(language)));
  });

  scope.post('/invitation', async (request, reply) => {
    const linkHash = hashIn(request.query);
    const language = pageLanguage(undefined, request.headers);
    const person = await invitedBy(linkHash);
    if (!person) return await send(reply, 410, invitationOverPage(language));
    const form = Form.safeParse(request.body ?? {});
    const typed = Typed.safeParse(request.body).data?.name ?? null;
    if (!form.success)
      return await send(reply, 422, invitationPage(language, viewOf(person, typed, problemIn(form.error, language))));
    const { name, password, present } = form.data;
    try {
      const { knew, passwordHash } = await turns.take(networkOf(request.ip), async () => {
        if (await isGuessable(password, [name, person.shown_name, person.email, ...person.districts]))
          throw new PortalError('unprocessable', 'guessable-password');
        return {
          knew: await checkPresent(person, { present, wanted: password }, request.ip),
          passwordHash: await hashPassword(password),
        };
      });
      const isAccepted = await database.system((tx) =>
        acceptInvitation(tx, { linkHash, name, passwordHash, knew, language }),
      );
      return await (isAccepted
        ? reply.redirect(signInAfter(language), 303)
        : send(reply, 410, invitationOverPage(language)));
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      const outcome = outcomeOf(problem);
      if (outcome !== null) tellAttemptsOf(request)(outcome, person.id);
      if (problem.details?.seconds !== undefined) reply.header('retry-after', String(problem.details.seconds));
      const view = viewOf(person, typed, { field: fieldOf(problem), words: sayError(problem, language) });
      return await send(reply, ERRORS[problem.code].status, invitationPage(language, view));
    }
  });

  async function send(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    guardPage(reply.raw, origins);
    return await reply.code(status).type('text/html; charset=utf-8').send(text);
  }
}

/** The page says that the password is saved, in the language of this one where no other was chosen. */
const signInAfter = (language: Language) => `/login?password=saved&${LOCALES}=${language}`;

const hashIn = (query: unknown): string => hashOfInvitation(Query.safeParse(query).data?.token ?? '');

/** `typed`: what is in the field already, so that a refused password does not cost the name. */
const viewOf = (
  person: Invited,
  typed: string | null = null,
  problem: InvitationView['problem'] = null,
): InvitationView => ({
  // Where no one has written a name, the address stands for it.
  name: typed ?? (person.shown_name === person.email ? '' : person.shown_name),
  email: person.email,
  hasPassword: ownHash(person) !== null,
  joins: person.joins,
  asksPresent: ownHash(person) !== null && !person.invitation_mailed,
  problem,
});

const fieldOf = ({ code, reason }: PortalError) =>
  code !== 'unprocessable' ? null : reason === 'wrong-present-password' ? 'present' : 'password';

/** The fields of the page take nothing longer, so what is wrong is too short. */
function problemIn({ issues: [issue] }: z.ZodError, language: Language): InvitationView['problem'] {
  const { noName, tooShort } = SIGN_IN[language].invitation;
  return issue?.path[0] === 'name'
    ? { field: 'name', words: noName }
    : { field: 'password', words: tooShort(SHORTEST_PASSWORD) };
}
