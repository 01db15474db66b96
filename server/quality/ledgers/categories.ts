import { type CategoryThresholds, USUAL_THRESHOLDS } from '#contract/transcripts/transcript-settings.ts';

/**
 * Thresholds of the categories (docs/domain/grades.md#categories): on the unrounded GPA, and on the
 * number of failed core courses.
 */
export type CategoryRule = CategoryThresholds;

export const CATEGORY_RULE: CategoryRule = USUAL_THRESHOLDS;

/** The category of a student with `gpa` and `core_failed`, as SQL. Students without a GPA have no category. */
export const categoryOf = (rule: CategoryRule): string => `
      CASE WHEN gpa IS NULL THEN NULL
        WHEN gpa >= ${rule.high_flier} THEN 'HIGH_FLIER'
        WHEN gpa < ${rule.struggling} OR core_failed >= ${rule.failed_core} THEN 'STRUGGLING'
        ELSE 'ON_THE_CUSP' END`;
