import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { defineRoute } from '../route.ts';

/** What became of a file between two versions of the numbers. */
export const FileChange = z.object({
  change: z.enum(['added', 'replaced', 'removed', 'processed again']),
  file_id: z.string(),
  file_name: z.string(),
  upload_file_type: z.string(),
});
export type FileChange = z.infer<typeof FileChange>;

/**
 * The latest change of a panel up to the version shown: '+12 students: roster.csv'. It is of this
 * version, or of an earlier one.
 */
export const Changes = z.object({
  version: z.int(),
  /** The version it is compared with. */
  previous: z.int(),
  computed_at: z.string(),
  /** Headline numbers that became others; null where there was, or is, no number. `label` follows the number. */
  numbers: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(['count', 'percent', 'average']),
      before: z.number().nullable(),
      after: z.number().nullable(),
      delta: z.number().nullable(),
    }),
  ),
  /** Files of the panel's datasets and schools that changed with that version. */
  files: z.array(FileChange),
});
export type Changes = z.infer<typeof Changes>;

export const readQualityStatus = defineRoute({
  name: 'quality.status',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/status',
  summary: 'Whether the panels hold every file that has a final status.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  answer: z.object({ version: z.int(), refreshing: z.boolean(), computed_at: z.string().nullable() }),
  event: null,
});

export const listQualityVersions = defineRoute({
  name: 'quality.versions',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/versions',
  summary: 'The versions of the numbers that are kept, newest first, with the files that changed since the one before.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({
    items: z.array(
      z.object({ version: z.int(), computed_at: z.string(), is_current: z.boolean(), files: z.array(FileChange) }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  event: null,
});
