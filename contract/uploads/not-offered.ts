import { z } from 'zod';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';

const ofType = inAudit.extend({ type: z.enum(SLUGS) });

/** Each school named, in each column named: tests, or years. */
const Cells = z.object({
  school_ids: z.array(SchoolId).min(1).max(2000),
  columns: z.array(z.string().max(40)).min(1).max(20),
});

/** Cells that are now as asked and were not before. */
const Changed = z.object({ changed: z.int() });

export const NotOffered = z.object({
  school_id: SchoolId,
  column: z.string(),
  by: z.string(),
  at: z.string(),
});
export type NotOffered = z.infer<typeof NotOffered>;

export const listNotOffered = defineRoute({
  name: 'not-offered.list',
  method: 'GET',
  path: '/eoa/:eoaId/upload-requirements/:type/not-offered',
  summary: 'What schools do not offer, by column of the requirement table: who said so, and when.',
  scope: 'audit',
  permission: 'audit.read',
  params: ofType,
  answer: z.array(NotOffered),
  event: null,
});

export const markNotOffered = defineRoute({
  name: 'not-offered.mark',
  method: 'POST',
  path: '/eoa/:eoaId/upload-requirements/:type/not-offered',
  summary:
    'Say that schools do not offer a test, or have no catalog of a year: complete from now on. 422 where a file in use has rows of it.',
  scope: 'audit',
  permission: 'uploads.write',
  params: ofType,
  body: Cells,
  answer: Changed,
  event: 'not-offered.marked',
});

export const takeBackNotOffered = defineRoute({
  name: 'not-offered.take-back',
  method: 'POST',
  path: '/eoa/:eoaId/upload-requirements/:type/not-offered/take-back',
  summary: 'Take back that schools do not offer something: it is asked for again.',
  scope: 'audit',
  permission: 'uploads.write',
  params: ofType,
  body: Cells,
  answer: Changed,
  event: 'not-offered.taken-back',
});
