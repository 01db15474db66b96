import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { oneFile } from './uploaded-file.ts';

/** Files larger than this are sent in parts: a broken connection then costs a part, not the file. */
export const IN_PARTS_ABOVE = 64 * 1024 * 1024;

export const presignParts = defineRoute({
  name: 'uploads.parts',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/parts',
  summary:
    'Ask for addresses to PUT an upload or a staged file to in parts, in place of its one address; asked again, for what is still missing. It must have been requested with its size.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: z.object({
    parts: z.array(
      z.object({
        /** From 1, in the order of the file. */
        number: z.int(),
        /** In bytes. */
        size: z.int(),
        /** null: the part is here. */
        presigned_url: z.url().nullable(),
      }),
    ),
  }),
  event: 'upload.in_parts',
});

export const joinParts = defineRoute({
  name: 'uploads.join-parts',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/parts/join',
  summary: 'Say that all parts are sent. 409 where one is missing.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 204,
  event: 'upload.in_parts',
});
