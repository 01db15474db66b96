import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { hashOfInvitation } from '../invitation.ts';
import { hashPassword } from '../password.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Turns } from '../turns.ts';
import { invitationOverPage, invitationPage, SHORTEST_PASSWORD } from './invitation-page.ts';
import { originsOf } from './origins.ts';
import { guardPage } from './page.ts';
import { selectInvited, updateAccepted } from './queries.ts';

const Query = z.object({ token: z.string().max(100).default('') });
const Form = z.object({
  name: z.string().trim().min(1, 'Say your name.').max(200),
  password: z.string().min(SHORTEST_PASSWORD, `The password needs at least ${SHORTEST_PASSWORD} characters.`).max(200),
});

/** The page an invitation leads to: it sets name and password once, then the person signs in with them. */
export function mountInvitation(
  scope: FastifyInstance,
  settings: IdentitySettings,
  database: Database,
  turns: Turns,
): void {
  const origins = originsOf(settings.publicUrl);
  const invitedBy = (hash: string) => database.system((tx) => selectInvited(tx, hash));

  scope.get('/invitation', async (request, reply) => {
    const person = await invitedBy(hashIn(request.query));
    return await (person ? send(reply, 200, invitationPage(person, null)) : send(reply, 410, invitationOverPage()));
  });

  scope.post('/invitation', async (request, reply) => {
    const hash = hashIn(request.query);
    const person = await invitedBy(hash);
    if (!person) return await send(reply, 410, invitationOverPage());
    const form = Form.safeParse(request.body ?? {});
    if (!form.success) return await send(reply, 422, invitationPage(person, form.error.issues[0]?.message ?? null));
    const passwordHash = await turns.take(request.ip, () => hashPassword(form.data.password));
    const accepted = await database.system((tx) => updateAccepted(tx, hash, form.data.name, passwordHash));
    return await (accepted === 1 ? reply.redirect('/login', 303) : send(reply, 410, invitationOverPage()));
  });

  async function send(reply: FastifyReply, status: number, text: string): Promise<FastifyReply> {
    guardPage(reply.raw, origins);
    return await reply.code(status).type('text/html; charset=utf-8').send(text);
  }
}

const hashIn = (query: unknown): string => hashOfInvitation(Query.safeParse(query).data?.token ?? '');
