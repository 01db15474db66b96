import type { FastifyInstance } from 'fastify';
import { downloadFileLog, readFileLog } from '#contract/file-log.ts';
import { type Guard, tenantOf } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { fileLogAsCsv } from './download.ts';
import { readFileLog as read } from './file-log.ts';

export function auditLogRoutes(app: FastifyInstance, guard: Guard): void {
  serve(app, guard, readFileLog, ({ tx, member, query, language }) => read(tx, { ...member, language }, query));
  serve(app, guard, downloadFileLog, async ({ member, person, query, record, language }) => {
    await record();
    return fileLogAsCsv(guard.database, tenantOf(member, person), query, language);
  });
}
