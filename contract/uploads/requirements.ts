import { z } from 'zod';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { inAudit } from '../audits.ts';
import { defineRoute } from '../route.ts';

/**
 * Status of a school or of one requirement of a school. 'not_offered' where someone said so: complete, without a file.
 */
export const RequirementStatus = z.union([z.boolean(), z.enum(['error', 'not_offered'])]);
export type RequirementStatus = z.infer<typeof RequirementStatus>;

export const Requirements = z.object({
  schools: z.record(z.string(), z.union([RequirementStatus, z.record(z.string(), RequirementStatus)])),
});
export type Requirements = z.infer<typeof Requirements>;

export const readRequirements = defineRoute({
  name: 'uploads.requirements',
  method: 'GET',
  path: '/eoa/:eoaId/upload-requirements/:type',
  summary: 'Per school (and per column) whether data is uploaded: true, false, error or not_offered.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit.extend({ type: z.enum(SLUGS) }),
  answer: Requirements,
  event: null,
});
