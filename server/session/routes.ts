import type { FastifyInstance } from 'fastify';
import { ROLE_DESCRIPTIONS } from '#contract/permissions.ts';
import { readProfile } from '#contract/session.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { selectAuditsOf } from './queries.ts';

const DESCRIPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(ROLE_DESCRIPTIONS));

export function sessionRoutes(app: FastifyInstance, guard: Guard): void {
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
