import type { FastifyInstance } from 'fastify';
import { readFileLog } from '#contract/uploads.ts';
import type { Guard } from '#server/platform/http/authorize.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readFileLog as read } from './file-log.ts';

export function auditLogRoutes(app: FastifyInstance, guard: Guard): void {
  serve(app, guard, readFileLog, ({ tx, member, query }) => read(tx, member, query));
}
