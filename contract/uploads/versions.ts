import { z } from 'zod';
import { FileId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { FileStatus, oneFile, Removal, UploadedFile } from './uploaded-file.ts';

export const restoreVersion = defineRoute({
  name: 'uploads.restore',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/restore',
  summary:
    'Use an older version again: a new version with the same bytes and choices. 409 while a newer one is on its way.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 201,
  answer: UploadedFile,
  event: 'upload.restored',
});

export const FileVersion = z.object({
  file_id: FileId,
  version: z.int(),
  file_name: z.string(),
  uploaded_at: z.string(),
  uploaded_by: z.string(),
  sha256: z.string().nullable(),
  rows: z.object({ read: z.int(), kept: z.int() }).nullable(),
  status: FileStatus,
  issue_counts: z.object({ error: z.int(), warning: z.int(), note: z.int() }),
  is_current: z.boolean(),
  replaced_by: FileId.nullable(),
  removed: Removal.nullable(),
  is_held: z.boolean(),
});
export type FileVersion = z.infer<typeof FileVersion>;

export const listVersions = defineRoute({
  name: 'uploads.versions',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/versions',
  summary: 'Every version of a file, newest first: who, when, sha256, rows, verdict.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  answer: z.array(FileVersion),
  event: null,
});
