import { z } from 'zod';
import { inAudit } from '../audits.ts';
import type { PlainReason } from '../error-reasons.ts';
import { defineRoute } from '../route.ts';
import { CategoryCounts } from './categories.ts';

/** Where no audit says otherwise: High fliers from 3.3, Struggling below 2.0 or with two failed core courses. */
export const USUAL_THRESHOLDS = { high_flier: 3.3, struggling: 2.0, failed_core: 2 };

const GPA = z.number().min(0).max(4);

/** Thresholds on the unrounded GPA, 0 to 4, and on the number of failed core courses. */
export const CategoryThresholds = z.object({
  high_flier: GPA.default(USUAL_THRESHOLDS.high_flier),
  struggling: GPA.default(USUAL_THRESHOLDS.struggling),
  failed_core: z.int().min(1).max(99).default(USUAL_THRESHOLDS.failed_core),
});
export type CategoryThresholds = z.infer<typeof CategoryThresholds>;

/** What an audit has stored, otherwise the usual. */
export function thresholdsIn(stored: unknown): CategoryThresholds {
  const parsed = CategoryThresholds.safeParse(stored ?? {});
  return parsed.success ? parsed.data : USUAL_THRESHOLDS;
}

const inOrder = ({ high_flier, struggling }: CategoryThresholds): boolean => struggling <= high_flier;
const reason: PlainReason = 'thresholds-out-of-order';
const OUT_OF_ORDER = { params: { reason }, path: ['struggling'] };

export const TranscriptSettings = z.object({
  categories: CategoryThresholds.refine(inOrder, OUT_OF_ORDER),
  /** Whether those who choose transcripts see names beside the codes. */
  show_names: z.boolean(),
  /**
   * Whether they see the district's own student IDs in finalized lists, prints and downloads,
   * to fetch the paper record.
   */
  show_student_ids: z.boolean().default(false),
  /** Whether the portal's operator may make extracts for research, with tokens in place of IDs. */
  allow_research: z.boolean().default(false),
});
export type TranscriptSettings = z.infer<typeof TranscriptSettings>;

const ofSettings = {
  path: '/eoa/:eoaId/settings/transcripts',
  scope: 'district',
  permission: 'settings.manage',
  params: inAudit,
} as const;

export const readTranscriptSettings = defineRoute({
  ...ofSettings,
  name: 'transcript-settings.read',
  method: 'GET',
  summary: 'The thresholds of the categories, and whether names are shown.',
  answer: TranscriptSettings,
  event: null,
});

export const saveTranscriptSettings = defineRoute({
  ...ofSettings,
  name: 'transcript-settings.save',
  method: 'PUT',
  summary: 'Change the thresholds of the categories, or whether names are shown; the numbers are computed again.',
  /** `seen`: as they were read; a conflict where someone has changed them since. */
  body: TranscriptSettings.extend({ seen: TranscriptSettings.optional() }),
  answer: TranscriptSettings,
  event: 'settings.changed',
});

const SchoolCounts = z.object({ school: z.string(), counts: CategoryCounts });

export const previewCategories = defineRoute({
  ...ofSettings,
  name: 'transcript-settings.preview',
  method: 'GET',
  path: '/eoa/:eoaId/settings/transcripts/preview',
  summary: 'How many students each category would have with other thresholds, by school. Nothing is changed.',
  query: z
    .object({
      high_flier: z.coerce.number().pipe(GPA),
      struggling: z.coerce.number().pipe(GPA),
      failed_core: z.coerce.number().pipe(z.int().min(1).max(99)),
    })
    .refine(inOrder, OUT_OF_ORDER),
  answer: z.object({ total: CategoryCounts, schools: z.array(SchoolCounts) }),
  event: null,
});
export type SchoolCounts = z.infer<typeof SchoolCounts>;
