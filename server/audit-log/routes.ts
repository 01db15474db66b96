import type { FastifyInstance } from 'fastify';
import { downloadAuditLog, listAuditLog, listRecentFiles } from '#contract/audit-log.ts';
import { downloadFileLog, readFileLog } from '#contract/uploads/file-log.ts';
import type { Language } from '#datasets/words/language.ts';
import { type Guard, tenantOf } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Member, Person } from '#server/identity/person.ts';
import { fileLogAsCsv, type LogReader, wholeLogAsCsv } from './download.ts';
import { readFileLog as read } from './file-log.ts';
import { readRecentFiles } from './recent-files.ts';
import { readWholeLog } from './whole-log.ts';

export function auditLogRoutes(app: FastifyInstance, guard: Guard): void {
  const readerOf = (asked: { member: Member; person: Person; language: Language; timeZone: string }): LogReader => ({
    database: guard.database,
    tenant: tenantOf(asked.member, asked.person),
    language: asked.language,
    timeZone: asked.timeZone,
  });

  serve(app, guard, readFileLog, ({ tx, member, query, language }) => read(tx, { ...member, language }, query));
  serve(app, guard, downloadFileLog, async (asked) => {
    await asked.record(schoolsOf(asked.member));
    return fileLogAsCsv(asked.tx, readerOf(asked), asked.query);
  });
  serve(app, guard, listAuditLog, ({ tx, member, query, language }) =>
    readWholeLog(tx, { ...member, language }, query),
  );
  serve(app, guard, downloadAuditLog, async (asked) => {
    await asked.record(schoolsOf(asked.member));
    return wholeLogAsCsv(asked.tx, readerOf(asked), asked.query);
  });
  serve(app, guard, listRecentFiles, ({ tx, member, query }) => readRecentFiles(tx, member, query.size));
}

/** What a member of some schools downloaded concerns these. */
const schoolsOf = ({ schools }: Member) => (schools === 'all' ? {} : { schoolIds: schools });
