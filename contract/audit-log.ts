import { z } from 'zod';
import { AUDIT_EVENT_KINDS } from './audit-events.ts';
import { inAudit } from './audits.ts';
import { FileId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';
import { UploadFileType } from './uploads/uploaded-file.ts';

/** One act, or one thing the portal did by itself. */
export const AuditLogEntry = z.object({
  id: z.int(),
  user_name: z.string(),
  /** 'Processed: 8 errors' */
  action: z.string(),
  /** What else is known, in words: '8 transcripts', the reason given, the person it is about. Never a student. */
  about: z.string().nullable(),
  file: z
    .object({
      /** null for what is said about a kind of files. */
      id: FileId.nullable(),
      name: z.string(),
      upload_file_type: UploadFileType.nullable(),
      /** There are results to look at. */
      has_results: z.boolean(),
    })
    .nullable(),
  /** Names of those concerned that the person may see; none where it concerns the audit as a whole. */
  schools: z.array(z.string()),
  timestamp: z.string(),
  /** Network address from where it was done; null for what the portal did by itself. */
  address: z.string().nullable(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

/** Which lines. Moments instead of days: what a day is, the reader's time zone says. */
const lines = {
  user: z.string().max(200).optional(),
  kind: z.enum(AUDIT_EVENT_KINDS).optional(),
  school_id: SchoolId.optional(),
  from: z.iso.datetime().optional(),
  before: z.iso.datetime().optional(),
};

export const listAuditLog = defineRoute({
  name: 'audit-log.list',
  method: 'GET',
  path: '/eoa/:eoaId/audit-log/',
  summary:
    'Everything anyone did in the audit, newest first, with a list of the people. Members of some schools see what concerns theirs.',
  scope: 'audit',
  permission: 'audit-log.read-all',
  params: inAudit,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(200).default(25),
    ...lines,
  }),
  answer: z.object({ items: z.array(AuditLogEntry), total: z.int(), users: z.array(z.string()) }),
  event: null,
});

export const downloadAuditLog = defineRoute({
  name: 'audit-log.csv',
  method: 'GET',
  path: '/eoa/:eoaId/audit-log.csv',
  summary: 'The same lines as CSV, all of them, with times in the zone of the header X-Time-Zone.',
  scope: 'audit',
  permission: 'audit-log.read-all',
  params: inAudit,
  query: z.object(lines),
  streams: 'text/csv; charset=utf-8',
  event: 'audit-log.downloaded',
});

/** What a person did last with a file. */
const RECENT_ACTS = [
  'uploaded',
  'replaced',
  'restored',
  'removed',
  'put-back',
  'accepted',
  'moved',
  'canceled',
  'mapped',
  'processed-again',
] as const;
export type RecentAct = (typeof RECENT_ACTS)[number];

export const RecentFile = z.object({
  file_id: FileId,
  file_name: z.string(),
  user_name: z.string(),
  act: z.enum(RECENT_ACTS),
  /** Of the version it replaced or was to replace; null for a first one. */
  replaced_name: z.string().nullable(),
  /** null once the file is out of the audit, or where it never came. */
  outcome: z.enum(['processing', 'processed', 'held', 'failed']).nullable(),
  /** null before it is processed, and where the file also holds schools that are not the person's. */
  errors: z.int().nullable(),
  timestamp: z.string(),
});
export type RecentFile = z.infer<typeof RecentFile>;

export const listRecentFiles = defineRoute({
  name: 'audit-log.recent-files',
  method: 'GET',
  path: '/eoa/:eoaId/audit-log/recent-files/',
  summary: 'The files that people worked on last, one line each, newest first.',
  scope: 'audit',
  permission: 'audit-log.read',
  params: inAudit,
  query: z.object({ size: z.coerce.number().int().min(1).max(50).default(5) }),
  answer: z.array(RecentFile),
  event: null,
});
