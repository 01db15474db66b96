import type { FastifyInstance } from 'fastify';

/**
 * Once the process has been asked to end, each answer closes its connection: who keeps one open (a balancer, a
 * browser) comes back over a new one, to a process that stays. On a connection that is kept, the request after the
 * last one would get a 503.
 */
export function endConnections(app: FastifyInstance, stopping: AbortSignal | undefined): void {
  app.addHook('onRequest', async (_, reply) => {
    if (stopping?.aborted) reply.header('connection', 'close');
  });
}
