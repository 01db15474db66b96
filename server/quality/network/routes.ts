import type { FastifyInstance } from 'fastify';
import { readNetworkMeasure as measureRoute, readNetwork as route } from '#contract/operator/network.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Analytics } from '#server/platform/analytics/analytics.ts';
import { countsOfVersions } from './counts.ts';
import { readNetwork, readNetworkMeasure } from './network.ts';

/** What operators see of all audits together. */
export function networkRoutes(app: FastifyInstance, guard: Guard, analytics: Analytics): void {
  const counted = countsOfVersions(analytics);
  serve(app, guard, route, ({ tx, query }) => readNetwork(tx, counted, query.year_ending));
  serve(app, guard, measureRoute, ({ tx, params, query }) =>
    readNetworkMeasure(tx, counted, params.measure, query.year_ending),
  );
}
