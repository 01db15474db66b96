import { z } from 'zod';

/** Which category a transcript is in by its GPA (docs/domain/grades.md#categories). */
export const CATEGORIES = ['HIGH_FLIER', 'ON_THE_CUSP', 'STRUGGLING'] as const;
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** `NONE`: without a GPA, and so without a category. */
export const CategoryOrNone = z.enum([...CATEGORIES, 'NONE']);
export type CategoryOrNone = z.infer<typeof CategoryOrNone>;

/** Students of each category. */
export const CategoryCounts = z.record(CategoryOrNone, z.int());
export type CategoryCounts = z.infer<typeof CategoryCounts>;

/** Why a student has no GPA: what holds for every one of the transcript rows. */
export const NO_GPA_REASONS = ['no_course', 'not_counted', 'no_grade', 'excluded'] as const;
export const NoGpaReason = z.enum(NO_GPA_REASONS);
export type NoGpaReason = z.infer<typeof NoGpaReason>;
