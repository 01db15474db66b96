import type { FastifyInstance, FastifyReply } from 'fastify';
import { ERRORS, PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sayError } from '#server/words/errors.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { networkOf } from '../../network-of.ts';
import { selectSecondFactor } from '../../second-factor/queries.ts';
import type { ProviderSecrets } from '../../second-factor/sealed.ts';
import { type Checking, spendCode, turnOff, turnOn } from '../../second-factor/second-factor.ts';
import { type IdentitySettings, isSecondStepRequired } from '../../settings.ts';
import type { Turns } from '../../turns.ts';
import type { Interaction, Interactions } from '../interactions.ts';
import { originsOf } from '../origins.ts';
import { beginPage } from '../pages/page.ts';
import type { AccountRow } from '../queries.ts';
import { outcomeOf, tellAttemptsOf } from './attempt-lines.ts';
import { attemptsOf } from './attempts.ts';
import { mountNewPassword } from './new-password.ts';
import { onStep, type PostedStep } from './posted-step.ts';
import { viewsOf } from './second-step-views.ts';
import { ownHash } from './sign-in.ts';

/**
 * A code has a million values, three of which are right: five tries in 15 minutes take two years to find one. Only who
 * knows the password comes here.
 */
const MOST = { account: 5, address: 100 };

export interface SecondStepParts {
  settings: IdentitySettings;
  database: Database;
  turns: Turns;
  /** The provider's: tickets are signed and app secrets encrypted with them. */
  secrets: ProviderSecrets;
  interactions: Interactions;
  send(reply: FastifyReply, status: number, text: string): Promise<FastifyReply>;
  sendExpired(reply: FastifyReply, language: Language): Promise<FastifyReply>;
}

/** The pages behind the password: a code, or the set-up of an app (docs/decisions/0060-a-second-factor.md). */
export function mountSecondStep(scope: FastifyInstance, parts: SecondStepParts) {
  const { settings, database, secrets, interactions, send } = parts;
  const isRequired = (email: string) => isSecondStepRequired(settings, email);
  const origins = originsOf(settings.publicUrl);
  const views = viewsOf(secrets, isRequired);
  const trying = createTrying(parts);

  onStep(scope, parts, 'code', async (ticket, posted) => {
    const { person, language, request, reply } = posted;
    const { refused } = await trying(posted, (checking) => spendCode(checking, person.id, posted.code));
    if (refused) return await send(reply, refused.status, views.code(ticket, language, refused.words));
    if (ticket.step.after === 'new-password') return await send(reply, 200, views.newPassword(ticket, language));
    if (ticket.step.after === 'set-up') return await send(reply, 200, views.newSetUp(ticket, language));
    if (ticket.step.after === 'turn-off') await database.system((tx) => turnOff(tx, person.id, person));
    tellAttemptsOf(request)('signed-in', person.id);
    return await interactions.finish(request, reply, person, ['pwd', 'otp']);
  });

  onStep(scope, parts, 'set-up', async (ticket, posted) => {
    const { person, language, request, reply } = posted;
    const page = views.recovery(ticket, language);
    const onRight = () => beginPage(reply, page.begin, origins);
    const app = { appSecret: ticket.step.appSecret, code: posted.code, onRight };
    try {
      const { outcome, refused } = await trying(posted, (checking) => turnOn(checking, person, app));
      if (refused) return await send(reply, refused.status, views.setUp(ticket, language, refused.words));
      reply.raw.end(page.end(outcome));
    } catch (problem) {
      if (!reply.sent) throw problem;
      request.log.error(
        { error: problem instanceof Error ? problem.name : 'unknown' },
        'A second step was not turned on',
      );
      reply.raw.end(page.fail());
    }
    return reply;
  });

  onStep(scope, parts, 'done', (_ticket, { person, request, reply }) => {
    tellAttemptsOf(request)('signed-in', person.id);
    return interactions.finish(request, reply, person, ['pwd', 'otp']);
  });

  mountNewPassword(scope, parts, views);

  return {
    /** The page between a right password and the end of the sign-in; null where nothing comes between. */
    async begin(person: AccountRow, asked: Interaction, language: Language): Promise<string | null> {
      const { uid, secondFactor, newPassword } = asked;
      const factor = await database.system((tx) => selectSecondFactor(tx, person.id));
      const known = { uid, email: person.email, credential: person.credential, factor: factor?.since ?? null };
      const wantsSetUp = secondFactor === 'set-up';
      // The password of the demo is everyone's.
      const wantsPassword = newPassword === 'choose' && ownHash(person) !== null;
      if (factor) {
        const turnsOff = secondFactor === 'turn-off' && !isRequired(person.email);
        const after = turnsOff ? 'turn-off' : wantsSetUp ? 'set-up' : wantsPassword ? 'new-password' : 'finish';
        return views.code({ ...known, step: { kind: 'code', after } }, language);
      }
      if (wantsSetUp || isRequired(person.email)) return views.newSetUp(known, language);
      return wantsPassword ? views.newPassword(known, language) : null;
    },
  };
}

type Tried<T> = { outcome: T; refused: null } | { outcome: null; refused: { status: number; words: string } };

/** Tries a code and counts the wrong ones. `attempt` answers null or false for a wrong one. */
function createTrying({ database, turns, secrets }: SecondStepParts) {
  const attempts = attemptsOf(database, { purpose: 'code-', most: MOST });
  return async <T>(
    { person: { id, email }, request, language }: PostedStep,
    attempt: (checking: Checking) => Promise<T | null | false>,
  ): Promise<Tried<T>> => {
    const checking: Checking = { database, secrets, inTurn: (work) => turns.take(networkOf(request.ip), work) };
    let outcome: T | null | false;
    try {
      const isWrong = (one: T | null | false) => one === null || one === false;
      outcome = await attempts({ email, address: request.ip }, () => attempt(checking), isWrong);
    } catch (problem) {
      if (!(problem instanceof PortalError)) throw problem;
      const how = outcomeOf(problem);
      if (how !== null) tellAttemptsOf(request)(how, id);
      return { outcome: null, refused: { status: ERRORS[problem.code].status, words: sayError(problem, language) } };
    }
    if (outcome !== null && outcome !== false) return { outcome, refused: null };
    tellAttemptsOf(request)('wrong-code', id);
    return { outcome: null, refused: { status: 401, words: SIGN_IN[language].secondStep.wrong } };
  };
}
