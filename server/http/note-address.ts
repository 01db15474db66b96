import type { FastifyInstance } from 'fastify';
import { actingFrom } from '../platform/audit-trail/from-where.ts';

/**
 * What a request does is recorded with its network address. Behind a proxy that is the one
 * PORTAL_TRUST_PROXY lets it say.
 */
export function noteAddresses(app: FastifyInstance): void {
  // After the body is read, whose events come from outside of the request's chain of calls.
  app.addHook('preHandler', (request, _reply, done) => actingFrom(request.ip, done));
}
