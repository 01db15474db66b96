import { XLSX } from '../media-types.ts';
import { defineRoute } from '../route.ts';
import { oneFile } from './uploaded-file.ts';

export const downloadOriginal = defineRoute({
  name: 'uploads.original',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/original',
  summary: 'The bytes as received, as an attachment.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: 'application/octet-stream',
  event: 'upload.downloaded',
});

export const downloadFixWorkbook = defineRoute({
  name: 'uploads.fix-workbook',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/issues.xlsx',
  summary: 'The fix workbook: Read me, Fix first, All issues. 409 where there is nothing to fix, or not yet.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: XLSX,
  event: 'upload.issues_downloaded',
});

export const downloadFailedRows = defineRoute({
  name: 'uploads.failed-rows',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/failed-rows.csv',
  summary:
    'Every row with an error as it is in the file, with its row number and what to fix. 409 where no row is in error.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: 'text/csv; charset=utf-8',
  event: 'upload.failed_rows_downloaded',
});
