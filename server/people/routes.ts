import type { FastifyInstance } from 'fastify';
import { addPerson, changePerson, invitePerson, listPeople, removePerson, signOutPerson } from '#contract/people.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { selectMembers } from './queries.ts';
import { add, change, inviteAgain, nameOf, type PeopleSettings, remove, signOut } from './service.ts';

export function peopleRoutes(app: FastifyInstance, guard: Guard, settings: PeopleSettings): void {
  serve(app, guard, listPeople, ({ tx }) => selectMembers(tx, settings.demo));

  serve(app, guard, addPerson, async ({ tx, member, body, record }) => {
    const added = await add(tx, member.auditId, body, settings);
    await record({ details: { member: added.id, name: added.name, roles: body.roles, scope: body.scope } });
    return added;
  });

  serve(app, guard, invitePerson, async ({ tx, member, params, record }) => {
    const invitation = await inviteAgain(tx, member.auditId, params.memberId, settings);
    const name = await nameOf(tx, params.memberId, settings);
    await record({ details: { member: params.memberId, name, mailed: invitation.invitation_mailed } });
    return invitation;
  });

  serve(app, guard, changePerson, async ({ tx, member, params, body, record }) => {
    const changed = await change(tx, member.auditId, params.memberId, body, settings);
    await record({ details: { member: changed.id, name: changed.name, roles: body.roles, scope: body.scope } });
    return changed;
  });

  serve(app, guard, signOutPerson, async ({ tx, params, record }) => {
    const name = await nameOf(tx, params.memberId, settings);
    await signOut(tx, params.memberId, settings);
    await record({ details: { member: params.memberId, name } });
  });

  serve(app, guard, removePerson, async ({ tx, params, record }) => {
    const name = await nameOf(tx, params.memberId, settings);
    await remove(tx, params.memberId);
    await record({ details: { member: params.memberId, name } });
  });
}
