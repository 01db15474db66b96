import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { API_PREFIX } from '#server/http/serve.ts';
import { toOpenApi } from './openapi.ts';
import { docsPage } from './page.ts';

/** The description of the API, for machines and for people. Made when someone asks, and then kept. */
export function apiDocsRoutes(app: FastifyInstance): void {
  let description: ReturnType<typeof toOpenApi> | undefined;

  app.get(`${API_PREFIX}/openapi.json`, async (_request, reply) => {
    description ??= toOpenApi(ROUTES, API_PREFIX);
    return await reply.send(description);
  });

  app.get(`${API_PREFIX}/docs`, async (_request, reply) => {
    const page = docsPage(ROUTES, API_PREFIX, reply.cspNonce.style);
    return await reply.type('text/html; charset=utf-8').send(page);
  });
}
