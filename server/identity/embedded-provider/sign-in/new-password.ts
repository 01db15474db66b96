import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ERRORS, PortalError } from '#contract/errors.ts';
import { sayError } from '#server/words/errors.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { isGuessable } from '../../guessable-password.ts';
import { networkOf } from '../../network-of.ts';
import { hashPassword, verifyPassword } from '../../password.ts';
import { changePassword } from '../../prove.ts';
import type { ProviderSecrets } from '../../second-factor/sealed.ts';
import { SHORTEST_PASSWORD } from '../pages/form-parts.ts';
import { passwordChangedPage } from '../pages/new-password-page.ts';
import { type AccountRow, selectDistrictNames } from '../queries.ts';
import { tellAttemptsOf } from './attempt-lines.ts';
import { readStep } from './posted-step.ts';
import type { SecondStepParts } from './second-step.ts';
import type { viewsOf } from './second-step-views.ts';
import { ownHash } from './sign-in.ts';

/**
 * The page where a signed-in person sets a new password, reached through a sign-in of its own: the present one has just
 * been shown, and the code where there is one. The new one ends every session, so the person signs in with it next.
 */
export function mountNewPassword(
  scope: FastifyInstance,
  parts: SecondStepParts,
  views: Pick<ReturnType<typeof viewsOf>, 'newPassword'>,
): void {
  const { database, turns, secrets, send, sendExpired } = parts;

  scope.post('/sign-in/:uid/new-password', async (request, reply) => {
    const { language, form, ticket, person } = await readStep(parts, 'new-password', request, reply);
    if (!ticket || !person) return await sendExpired(reply, language);
    const next = credentialAfter(form.ticket, secrets);
    // The button was pressed twice: the first press has changed it.
    if (person.credential === next) return await send(reply, 200, passwordChangedPage(language));
    if (person.credential !== ticket.credential) return await sendExpired(reply, language);
    const refuse = (status: number, words: string) => send(reply, status, views.newPassword(ticket, language, words));
    const { password } = form;
    if (password.length < SHORTEST_PASSWORD)
      return await refuse(422, SIGN_IN[language].invitation.tooShort(SHORTEST_PASSWORD));
    try {
      const passwordHash = await turns.take(networkOf(request.ip), () => hashOfNext(person, password));
      const changed = { person, passwordHash, credential: next };
      if (!(await database.system((tx) => changePassword(tx, changed)))) return await sendExpired(reply, language);
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      if (problem.details?.seconds !== undefined) reply.header('retry-after', String(problem.details.seconds));
      return await refuse(ERRORS[problem.code].status, sayError(problem, language));
    }
    tellAttemptsOf(request)('new-password', person.id);
    return await send(reply, 200, passwordChangedPage(language));
  });

  async function hashOfNext(person: AccountRow, password: string): Promise<string> {
    const districts = await database.system((tx) => selectDistrictNames(tx, person.id));
    if (await isGuessable(password, [person.name, person.email, ...districts]))
      throw new PortalError('unprocessable', 'guessable-password');
    if (await verifyPassword(password, ownHash(person))) throw new PortalError('unprocessable', 'same-password');
    return await hashPassword(password);
  }
}

/**
 * The credential that a form leads to: the same for the same form, and no one else's guess. A UUID
 * of version 8 (RFC 9562).
 */
function credentialAfter(signedTicket: string, [secret]: ProviderSecrets): string {
  const bytes = createHmac('sha256', secret).update(`new-password ${signedTicket}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
