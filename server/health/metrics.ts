import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { countUploads, selectLongestWait } from './queries.ts';

/** Seconds: a panel is answered in a hundredth, a large download in minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export interface MetricsParts {
  database: Database;
  queue: Queue;
  /** PORTAL_METRICS_TOKEN; null: no one may read them. */
  token: string | null;
}

/**
 * `GET /metrics` in the form of Prometheus, for those who have the token. Labels are names of routes, queues and
 * states: nothing of a person, an audit, or a file. Counts of jobs and uploads are those of the whole installation,
 * whichever process is asked.
 */
export function metricsRoute(app: FastifyInstance, { database, queue, token }: MetricsParts): void {
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  gaugesOf(registry, database, queue);

  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw new PortalError('unauthenticated');
    return await reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function timeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'Time until an answer was sent, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The pattern of the route; what was asked for, which may name a student, is never a label.
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

function gaugesOf(registry: Registry, database: Database, queue: Queue): void {
  const registers = [registry];
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs by queue and state: waiting, active, failed. More workers serve more waiting ones.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { name, ...counts } of await queue.counts())
        for (const [state, count] of Object.entries(counts)) this.set({ queue: name, state }, count);
    },
  });
  new Gauge({
    name: 'portal_uploads',
    help: 'Uploads by where they are in their life.',
    labelNames: ['lifecycle'],
    registers,
    async collect() {
      this.reset();
      for (const { lifecycle, count } of await database.system(countUploads)) this.set({ lifecycle }, count);
    },
  });
  new Gauge({
    name: 'portal_longest_wait_seconds',
    help: 'How long the upload has waited that waits for a worker longest.',
    registers,
    async collect() {
      this.set((await database.system(selectLongestWait))?.seconds ?? 0);
    },
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, right: string): boolean => timingSafeEqual(hash(given), hash(right));
