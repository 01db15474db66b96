import { z } from 'zod';
import { CATEGORY_RULE, type CategoryRule } from './ledgers/students.ts';

const Settings = z.object({
  categories: z.object({
    high_flier: z.number().min(0).max(4).default(CATEGORY_RULE.high_flier),
    struggling: z.number().min(0).max(4).default(CATEGORY_RULE.struggling),
    failed_core: z.int().min(1).default(CATEGORY_RULE.failed_core),
  }),
});

/** The thresholds an audit has chosen in its settings, else the usual ones. */
export function categoryRule(settings: unknown): CategoryRule {
  const parsed = Settings.safeParse(settings);
  return parsed.success ? parsed.data.categories : CATEGORY_RULE;
}
