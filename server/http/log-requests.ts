import type { FastifyInstance } from 'fastify';

/**
 * One line per answer: the route's pattern, never the address itself, whose query may be a
 * signature. No bodies, no names.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('person', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      person: request.person?.id,
    });
  });
}
