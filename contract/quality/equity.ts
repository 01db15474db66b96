import { z } from 'zod';
import { Count, Percent } from './numbers.ts';

/**
 * `count` of `total`, and how often that is beside all students; null where too few students would be
 * compared, as `reason` says.
 */
const EquityRate = z.object({
  count: Count,
  total: Count,
  percentage: Percent,
  ratio: z.number().nullable(),
  reason: z.string().nullable(),
});

export const EQUITY_RATES = ['missing', 'unmatched', 'left_out', 'outside'] as const;
export type EquityRateName = (typeof EQUITY_RATES)[number];

export const EquityGroup = z.object({
  group: z.string(),
  student_count: Count,
  /** Fewer than `minimum_group_size` students. */
  is_small: z.boolean(),
  rates: z.record(z.enum(EQUITY_RATES), EquityRate),
});
