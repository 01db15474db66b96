import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../platform/tracing/tracing.ts';

/** A span per answer: the route's pattern and status, as in the log. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ended = Date.now();
    const { traceparent } = request.headers;
    tracing.note({
      ...{ name: `${request.method} ${route}`, kind: 'call', began: ended - reply.elapsedTime, ended },
      failed: reply.statusCode >= 500,
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'portal.request_id': request.id,
      },
    });
  });
}
