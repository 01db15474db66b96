import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#datasets/words/language.ts';
import type { Database } from '#server/platform/database/database.ts';
import { selectSecondFactor } from '../../second-factor/queries.ts';
import { open, type ProviderSecrets } from '../../second-factor/sealed.ts';
import type { Interactions } from '../interactions.ts';
import { LOCALES, pageLanguage } from '../pages/page-language.ts';
import { type AccountRow, selectAccount } from '../queries.ts';
import { subjectOf } from '../subject.ts';
import { readTicket, type Ticket, type TicketOf } from './ticket.ts';

const Form = z.object({
  ticket: z.string().max(2_000),
  code: z.string().max(20).default(''),
  password: z.string().max(200).default(''),
  [LOCALES]: z.string().optional(),
});

/** What is not one of our forms has no ticket. */
const NOTHING = Form.parse({ ticket: '' });

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
  secrets: ProviderSecrets;
  interactions: Interactions;
  sendExpired(reply: FastifyReply, language: Language): Promise<FastifyReply>;
}

/**
 * What a form says, where it comes with a ticket of this very sign-in; whether the password is still the
 * person's is for the person who asks.
 */
export async function readStep<K extends Ticket['step']['kind']>(
  { database, secrets, interactions }: Omit<StepParts, 'sendExpired'>,
  kind: K,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const read = Form.safeParse(request.body ?? {});
  const form = read.success ? read.data : NOTHING;
  const language = pageLanguage(form[LOCALES], request.headers);
  const asked = await interactions.underWay(request, reply);
  const signed = asked && readTicket(form.ticket, { uid: asked.uid, kind }, secrets);
  const person = signed && ((await database.system((tx) => selectAccount(tx, signed.email))) ?? null);
  const ticket = person && (await isOvertaken({ database, secrets }, signed, person)) ? null : signed;
  return { form, language, asked, ticket, person };
}

/**
 * Someone who knew the password alone, and began before the person had a second step, does not get past it by
 * what they were shown then.
 */
async function isOvertaken(
  { database, secrets }: Pick<StepParts, 'database' | 'secrets'>,
  { step, factor }: Ticket,
  { id }: AccountRow,
): Promise<boolean> {
  if (step.kind !== 'set-up' && step.kind !== 'new-password') return false;
  const now = await database.system((tx) => selectSecondFactor(tx, id));
  // The button was pressed twice: the first press has set up this very app.
  const isThis = now !== undefined && step.kind === 'set-up' && open(now.secret, id, secrets) === step.appSecret;
  return !isThis && (now?.since ?? null) !== factor;
}

/** Serves one form of the second step. It counts while the password is still the person's. */
export function onStep<K extends Ticket['step']['kind']>(
  scope: FastifyInstance,
  parts: StepParts,
  kind: K,
  answer: (ticket: TicketOf<K>, posted: PostedStep) => Promise<FastifyReply>,
): void {
  const { interactions, sendExpired } = parts;
  scope.post(`/sign-in/:uid/${kind}`, async (request, reply) => {
    const { form, language, asked, ticket, person } = await readStep(parts, kind, request, reply);
    if (!asked || !ticket || person?.credential !== ticket.credential) return await sendExpired(reply, language);
    // The button was pressed twice: the first press has spent the code.
    if (asked.finishedAs === subjectOf(person))
      return await interactions.finish(request, reply, person, ['pwd', 'otp']);
    return await answer(ticket, { code: form.code, person, language, request, reply });
  });
}
