import { dayOf } from '#datasets/kit/layouts/readings.ts';

/** The year in which the school year of a day ends. */
export const schoolYearOf = (day: string): string => `year(${day}) + CASE WHEN month(${day}) >= 7 THEN 1 ELSE 0 END`;

export const endOfDate = (text: string): string => schoolYearOf(dayOf(text));

/**
 * The day that says the year of an enrollment: who is entered before the summer for the year after it leaves after it.
 */
export const dayOfStay = (came: string, gone: string): string =>
  `CASE WHEN month(${came}) IN (5, 6) AND ${gone} - ${came} BETWEEN 60 AND 400 THEN ${gone} ELSE coalesce(${came}, ${gone}) END`;
