import type { CourseKey } from '#contract/course-mapping.ts';

/** A course of the list by what it is compared by. */
export const keyOf = ({ course_code, title_key }: CourseKey): string => `${course_code} ${title_key}`;
