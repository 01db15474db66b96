import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Interactions } from '../interactions.ts';
import { LOCALES, pageLanguage } from '../pages/page-language.ts';
import { type AccountRow, selectAccount } from '../queries.ts';
import { subjectOf } from '../subject.ts';
import { readTicket, type Ticket, type TicketOf } from './ticket.ts';

const Form = z.object({
  ticket: z.string().max(2_000),
  code: z.string().max(20).default(''),
  [LOCALES]: z.string().optional(),
});

/** What a form of the second step brings: whose it is has been checked. */
export interface PostedStep {
  code: string;
  person: AccountRow;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface StepParts {
  database: Database;
  secret: string;
  interactions: Interactions;
  sendExpired(reply: FastifyReply, language: Language): Promise<FastifyReply>;
}

/** Serves one form of the second step. It counts with a ticket of this very sign-in, and while the password is still the person's. */
export function onStep<K extends Ticket['step']['kind']>(
  scope: FastifyInstance,
  { database, secret, interactions, sendExpired }: StepParts,
  kind: K,
  answer: (ticket: TicketOf<K>, posted: PostedStep) => Promise<FastifyReply>,
): void {
  scope.post(`/sign-in/:uid/${kind}`, async (request, reply) => {
    const form = Form.safeParse(request.body ?? {});
    const language = pageLanguage(form.data?.[LOCALES], request.headers);
    const asked = await interactions.underWay(request, reply);
    const ticket = asked && form.success ? readTicket(form.data.ticket, { uid: asked.uid, kind }, secret) : null;
    const person = ticket && (await database.system((tx) => selectAccount(tx, ticket.email)));
    if (!asked || !form.success || !ticket || person?.credential !== ticket.credential)
      return await sendExpired(reply, language);
    // The button was pressed twice: the first press has spent the code.
    if (asked.finishedAs === subjectOf(person))
      return await interactions.finish(request, reply, person, ['pwd', 'otp']);
    return await answer(ticket, { code: form.data.code, person, language, request, reply });
  });
}
