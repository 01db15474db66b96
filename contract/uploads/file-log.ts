import { z } from 'zod';
import { AUDIT_EVENTS } from '../audit-events.ts';
import { inAudit } from '../audits.ts';
import { defineRoute } from '../route.ts';
import { UploadFileType } from './uploaded-file.ts';

/** What can happen to a data file, as the log names it. */
const Event = z.enum(AUDIT_EVENTS);

export const AuditLogItem = z.object({
  user_name: z.string(),
  action: z.string(),
  file_name: z.string().nullable(),
  timestamp: z.string(),
});
export type AuditLogItem = z.infer<typeof AuditLogItem>;

export const LOG_COLUMNS = ['user', 'action', 'file', 'timestamp'] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];

/** Which lines, and in which order. A name of a file is a text of the person, so it is asked for by a part of it. */
const lines = {
  upload_file_type: UploadFileType.optional(),
  event: Event.optional(),
  user: z.string().max(200).optional(),
  file: z.string().trim().max(100).optional(),
  by: z.enum(LOG_COLUMNS).default('timestamp'),
  sort: z.enum(['asc', 'desc']).default('desc'),
};

export const readFileLog = defineRoute({
  name: 'audit-log.data-file',
  method: 'GET',
  path: '/eoa/:eoaId/audit-log/data-file/',
  summary: 'What happened to data files: who, what, which file, when; with the people and actions there are.',
  scope: 'audit',
  permission: 'audit-log.read',
  params: inAudit,
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(200).default(10),
    ...lines,
  }),
  answer: z.object({
    items: z.array(AuditLogItem),
    total: z.int(),
    pages: z.int(),
    /** What can be filtered by, of the file type asked for. */
    users: z.array(z.string()),
    actions: z.array(z.object({ event: Event, label: z.string() })),
  }),
  event: null,
});

export const downloadFileLog = defineRoute({
  name: 'audit-log.data-file-csv',
  method: 'GET',
  path: '/eoa/:eoaId/audit-log/data-file.csv',
  summary: 'The same lines as CSV, all of them.',
  scope: 'audit',
  permission: 'audit-log.read',
  params: inAudit,
  query: z.object(lines),
  streams: 'text/csv; charset=utf-8',
  event: 'audit-log.downloaded',
});
