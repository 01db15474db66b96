import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Count } from './numbers.ts';

/**
 * Things that must not look alike: a number of 0 counts something that is there; null has nothing to take a share of;
 * what is 'not_uploaded', still 'processing' or was uploaded 'unreadable' has no number yet, whatever is in the field;
 * and 'partial' numbers do without what `missing` names.
 */
const PANEL_STATES = ['complete', 'partial', 'not_uploaded', 'processing', 'unreadable'] as const;
export const PanelState = z.enum(PANEL_STATES);
export type PanelState = z.infer<typeof PanelState>;

/**
 * A dataset, or a column of its requirement table (a year, a demographic type, a test), that some schools do without.
 */
export const Missing = z.object({
  upload_file_type: z.enum(UPLOAD_FILE_TYPES),
  /** null for the whole dataset. */
  column: z.string().nullable(),
  /** 'ACT scores' */
  label: z.string(),
  /** 'unreadable': a file was uploaded for it, and could not be read. */
  state: z.enum(['not_uploaded', 'processing', 'unreadable']),
  /** How many of the schools shown do without it. */
  school_count: Count,
  /** Names of the first of them. */
  schools: z.array(z.string()),
});
export type Missing = z.infer<typeof Missing>;

/** A column that schools shown are said not to offer, and for how many of them. */
export const WithoutOffer = z.object({
  upload_file_type: z.enum(UPLOAD_FILE_TYPES),
  column: z.string(),
  school_count: Count,
});
export type WithoutOffer = z.infer<typeof WithoutOffer>;

export const readMissing = defineRoute({
  name: 'quality.missing',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/missing',
  summary: 'What the schools have not uploaded, over all datasets, as the panels say of their own.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({ school_id: SchoolId.optional() }),
  answer: z.object({ missing: z.array(Missing) }),
  event: null,
});
