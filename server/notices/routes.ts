import type { FastifyInstance } from 'fastify';
import { changeMailChoice, readMailChoice } from '#contract/notices.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { selectChoice, updateChoice } from './queries.ts';

/** @param isSent whether the portal has a server that sends e-mail */
export function noticeRoutes(app: FastifyInstance, guard: Guard, { isSent }: { isSent: boolean }): void {
  serve(app, guard, readMailChoice, async ({ tx, member }) => {
    const found = await selectChoice(tx, member.membershipId);
    return { choice: found?.choice ?? 'mine', language: found?.language ?? 'en', is_sent: isSent };
  });
  serve(app, guard, changeMailChoice, async ({ tx, member, body, record }) => {
    await updateChoice(tx, member.membershipId, body);
    await record({ details: { ...body } });
    const found = await selectChoice(tx, member.membershipId);
    return { choice: found?.choice ?? 'mine', language: found?.language ?? 'en', is_sent: isSent };
  });
}
