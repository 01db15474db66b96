import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { FileId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { oneFile, UploadedFile, UploadFileType, UploadMetadata } from './uploaded-file.ts';

export const requestUploadUrl = defineRoute({
  name: 'uploads.request',
  method: 'POST',
  path: '/eoa/:eoaId/request-upload-url',
  summary: 'Ask for a one-time address to PUT one file to.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit,
  body: z.object({
    file_name: z.string().min(1).max(255),
    upload_file_type: UploadFileType,
    user_provided_file_metadata: UploadMetadata,
    replaces_file_id: FileId.optional(),
    /** The person has seen what the replacement takes away: it does not wait to be confirmed after processing. */
    accepts_loss: z.boolean().optional(),
    /** Length in bytes where the client knows it: the address then takes exactly that many. */
    size: z.int().nonnegative().optional(),
  }),
  status: 201,
  answer: z.object({ s3_key: z.string(), presigned_url: z.url() }),
  event: 'upload.requested',
});

export const listUploads = defineRoute({
  name: 'uploads.list',
  method: 'GET',
  path: '/eoa/:eoaId/upload-results',
  summary: 'The files of the audit, newest first; with page, size or upload_file_type as one page with totals.',
  scope: 'audit',
  permission: 'uploads.read',
  params: inAudit,
  query: z.object({
    upload_file_type: UploadFileType.optional(),
    /** One entry a file: its newest version only, also while an older one is still current. */
    newest: z.enum(['true']).optional(),
    /** The files that were removed from the audit, and those alone. */
    removed: z.enum(['true']).optional(),
    page: z.coerce.number().int().min(1).optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: z.union([z.array(UploadedFile), z.object({ items: z.array(UploadedFile), total: z.int(), pages: z.int() })]),
  event: null,
});

export const cancelUpload = defineRoute({
  name: 'uploads.cancel',
  method: 'DELETE',
  path: '/eoa/:eoaId/uploads/:fileId',
  summary:
    'Withdraw an upload that has not arrived or is being processed, or clear away a failed one; 409 once the result is here.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 204,
  event: 'upload.canceled',
});

export const reportFailed = defineRoute({
  name: 'uploads.failed',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/failed',
  summary:
    'Say that the bytes will not come: the file stays in the list as failed at once. 409 where they are here after all.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 204,
  event: 'upload.expired',
});

export const readUpload = defineRoute({
  name: 'uploads.read',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId',
  summary: 'One file, as in the list.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  answer: UploadedFile,
  event: null,
});

export const reprocessUpload = defineRoute({
  name: 'uploads.reprocess',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/reprocess',
  summary:
    'Process the bytes of a file again; its earlier result shows until the new one is there. 409 while processing.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: UploadedFile,
  event: 'upload.retried',
});
