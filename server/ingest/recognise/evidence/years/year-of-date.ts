/** The day in one of the usual forms; NULL for any other text. */
export const dayIn = (text: string): string =>
  `coalesce(TRY_CAST(left(${text}, 10) AS DATE), CAST(try_strptime(split_part(${text}, ' ', 1), ['%m/%d/%Y', '%m/%d/%y', '%m-%d-%Y', '%Y%m%d', '%d-%b-%Y']) AS DATE))`;

/** The year in which the school year of a day ends. */
export const schoolYearOf = (day: string): string => `year(${day}) + CASE WHEN month(${day}) >= 7 THEN 1 ELSE 0 END`;

export const endOfDate = (text: string): string => schoolYearOf(dayIn(text));

/** The day that says the year of an enrollment: who is entered before the summer for the year after it leaves after it. */
export const dayOfStay = (came: string, gone: string): string =>
  `CASE WHEN month(${came}) IN (5, 6) AND ${gone} - ${came} BETWEEN 60 AND 400 THEN ${gone} ELSE coalesce(${came}, ${gone}) END`;
