import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** What the web sends with a call (web/app/api.ts) and with the bytes of a file. */
const HEADERS = 'authorization, content-type, accept-language, x-time-zone, x-xsrf-token';
/** What it reads of an answer, beside its body. */
const EXPOSED = 'content-disposition, retry-after';
/** The longest that every browser keeps the answer to its question. */
const ASK_AGAIN_SECONDS = 600;

/**
 * Lets pages of these origins call the API under another one (CORS, Fetch Standard 3.2): the web, where PORTAL_API_URL
 * is set, and the other name of this machine. Only those, and without cookies: a call is signed by its bearer token,
 * the bytes of a file by their address.
 */
export function allowWebOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply
      .header('vary', 'Origin')
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED);
    const isQuestion = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isQuestion) return;
    reply.header('access-control-allow-methods', METHODS).header('access-control-allow-headers', HEADERS);
    await reply.header('access-control-max-age', ASK_AGAIN_SECONDS).code(204).send();
  });
}
