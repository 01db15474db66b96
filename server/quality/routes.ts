import type { FastifyInstance } from 'fastify';
import { PANEL_NAMES, readQualityStatus, readPanel as route } from '#contract/quality.ts';
import type { Guard } from '#server/platform/http/authorize.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { readPanel, readStatus } from './service.ts';

export function qualityRoutes(app: FastifyInstance, guard: Guard, { queue }: { queue: Queue }): void {
  for (const name of PANEL_NAMES)
    serve(app, guard, route(name), ({ tx, member, query }) => readPanel(tx, queue, member, name, query.school_id));
  serve(app, guard, readQualityStatus, ({ tx, member }) => readStatus(tx, member.auditId));
}
