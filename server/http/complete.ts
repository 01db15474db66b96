import type { FastifyInstance } from 'fastify';
import { incomplete, type Route } from '#contract/route.ts';

/**
 * Watches which routes are added, so that the server can refuse to boot with one that is missing, served twice, or
 * incomplete. Call before the first route; the returned function throws with the first sentence that is wrong.
 */
export function watchRoutes(app: FastifyInstance, routes: readonly Route[]): () => void {
  const served = new Map<string, number>();
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify adds a HEAD route beside each GET.
    if (config?.route !== undefined && method !== 'HEAD') served.set(config.route, (served.get(config.route) ?? 0) + 1);
  });
  return () => {
    const problem = routes
      .map((route) => incomplete(route) ?? serving(route.name, served.get(route.name) ?? 0))
      .find((words) => words !== null);
    const stray = [...served.keys()].find((name) => !routes.some((route) => route.name === name));
    if (problem) throw new Error(problem);
    if (stray !== undefined) throw new Error(`${stray} is served but is not in ROUTES`);
  };
}

const serving = (name: string, times: number): string | null =>
  times === 1 ? null : times === 0 ? `${name} is in ROUTES but is not served` : `${name} is served ${times} times`;
