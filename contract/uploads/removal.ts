import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { oneFile, UploadedFile } from './uploaded-file.ts';

/** What removing a file would change. */
export const RemovalPreview = z.object({
  /** Rows that would leave the numbers. */
  rows: z.int(),
  /** Number of an older version that is in use and stays so. */
  stays: z.int().nullable(),
  /** Schools whose finalized transcripts were made with this file. */
  finalized: z.array(z.string()),
});
export type RemovalPreview = z.infer<typeof RemovalPreview>;

export const previewRemoval = defineRoute({
  name: 'uploads.removal',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/removal',
  summary: 'What removing a file would change: rows in the numbers, the version that stays, finalized selections.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: RemovalPreview,
  event: null,
});

export const REASON_MAX = 200;

export const removeUpload = defineRoute({
  name: 'uploads.remove',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/remove',
  summary:
    'Take a processed file out of the audit: its rows leave every number, and it is kept. 409 while it is processed, or once it is out.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  body: z.object({ reason: z.string().trim().min(1).max(REASON_MAX) }),
  answer: UploadedFile,
  event: 'upload.removed',
});

export const useHeldUpload = defineRoute({
  name: 'uploads.use',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/use',
  summary:
    'Use a version that waits because it lost more than a tenth of the one in use. 409 where it does not wait, or a newer one is in use.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: UploadedFile,
  event: 'upload.accepted',
});

export const putBackUpload = defineRoute({
  name: 'uploads.put-back',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/put-back',
  summary: 'Undo a removal: the file is as it was before. 409 when a newer version has taken its place.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: UploadedFile,
  event: 'upload.put_back',
});
