import { z } from 'zod';
import { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import { CATEGORY_RULE, type CategoryRule } from './ledgers/categories.ts';

const Settings = z.object({ categories: CategoryThresholds });

/** The thresholds an audit has chosen in its settings, otherwise the usual ones. */
export function categoryRule(settings: unknown): CategoryRule {
  const parsed = Settings.safeParse(settings);
  return parsed.success ? parsed.data.categories : CATEGORY_RULE;
}

const Naming = z.object({ transcripts: z.object({ show_names: z.boolean() }) });

/** Whether those who choose transcripts may see names: only where the audit says so. */
export const showsNames = (settings: unknown): boolean =>
  Naming.safeParse(settings).data?.transcripts.show_names ?? false;
