import type { FastifyInstance } from 'fastify';

/**
 * Lets a request go whose connection ended before its turn came: there is no one to answer, and no address to
 * count it under. Without this the rate limit fails on the missing address, and each page that is left while it
 * loads is an error in the log.
 */
export function letGoClosed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    // Undefined for a closed connection, whatever the type says.
    if (request.ip !== undefined) return next();
    reply.hijack();
    request.raw.destroy();
  });
}
