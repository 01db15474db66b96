import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { XLSX } from '../media-types.ts';
import { defineRoute } from '../route.ts';

const taken = {
  method: 'GET',
  scope: 'audit',
  permission: 'transcripts.read',
  params: inAudit,
  /** Without a school those of every school that the person sees. */
  query: z.object({ school_id: SchoolId.optional() }),
  event: 'transcript.downloaded',
} as const;

export const downloadFinalizedCsv = defineRoute({
  ...taken,
  name: 'transcripts.finalized-csv',
  path: '/eoa/:eoaId/transcripts/finalized.csv',
  summary: 'The finalized students, one a row, as CSV. Recorded in the audit log.',
  streams: 'text/csv; charset=utf-8',
});

export const downloadFinalizedXlsx = defineRoute({
  ...taken,
  name: 'transcripts.finalized-xlsx',
  path: '/eoa/:eoaId/transcripts/finalized.xlsx',
  summary: 'The finalized transcripts as a workbook: students, courses and test scores. Recorded in the audit log.',
  streams: XLSX,
});
