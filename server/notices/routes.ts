import type { FastifyInstance } from 'fastify';
import { changeMailChoice, readMailChoice } from '#contract/notices.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member } from '#server/identity/person.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { selectChoice, updateChoice } from './queries.ts';

/** @param isSent whether the portal has a server that sends e-mail */
export function noticeRoutes(app: FastifyInstance, guard: Guard, { isSent }: { isSent: boolean }): void {
  const choiceOf = async (tx: Transaction, { membershipId }: Member) => {
    const { choice = 'mine', language = 'en' } = (await selectChoice(tx, membershipId)) ?? {};
    return { choice, language, is_sent: isSent } as const;
  };
  serve(app, guard, readMailChoice, ({ tx, member }) => choiceOf(tx, member));
  serve(app, guard, changeMailChoice, async ({ tx, member, body, record }) => {
    await updateChoice(tx, member.membershipId, body);
    await record({ details: { ...body } });
    return await choiceOf(tx, member);
  });
}
