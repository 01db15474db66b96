import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { Missing, PanelState, WithoutOffer } from './missing.ts';
import { Count } from './numbers.ts';

/** Where a panel's numbers come from. Beside the specified fields of every answer. */
export const Provenance = z.object({
  computed_at: z.string().nullable(),
  version: z.int(),
  files: z.array(
    z.object({
      file_id: z.string(),
      file_name: z.string(),
      upload_file_type: z.string(),
      /** Of the schools shown: rows that count, and rows that were left out; null where it is not known. */
      rows_kept: Count.nullable().optional(),
      rows_left_out: Count.nullable().optional(),
    }),
  ),
  /** Words such as 'based on roster only'; empty when every dataset the panel needs is there. */
  partial: z.array(z.string()),
  /** What the panel answers, and how, in words. */
  question: z.string().optional(),
  formula: z.string().optional(),
  /** Without a file of any of these the panel has nothing to say. */
  shows: z.array(z.enum(UPLOAD_FILE_TYPES)).optional(),
  state: PanelState.optional(),
  /** Everything the numbers do without; empty when the state is complete. */
  missing: z.array(Missing).optional(),
  /** What nothing is missing of, and the numbers have nothing of. */
  not_offered: z.array(WithoutOffer).optional(),
});
export type Provenance = z.infer<typeof Provenance>;
