import type { FastifyInstance } from 'fastify';
import { ROLE_DESCRIPTIONS } from '#contract/permissions.ts';
import { listMemberships, readProfile } from '#contract/session.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { selectAuditsOf, selectMemberships } from './queries.ts';

const DESCRIPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(ROLE_DESCRIPTIONS));

export function sessionRoutes(app: FastifyInstance, guard: Guard): void {
  serve(app, guard, listMemberships, ({ tx, person }) => selectMemberships(tx, person.id));

  serve(app, guard, readProfile, async ({ tx, person }) => {
    const audits = await selectAuditsOf(tx, person.id);
    return {
      name: person.name,
      email: person.email,
      is_operator: person.isOperator,
      eoas: audits.map(({ roles, ...audit }) => ({
        ...audit,
        roles: roles.map((name) => ({ name, description: DESCRIPTIONS.get(name) ?? name })),
      })),
    };
  });
}
