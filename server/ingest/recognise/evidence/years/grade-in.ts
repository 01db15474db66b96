/** The number of a grade level, good enough to compare two: 9, '09', '9th', 'Grade 9', 'Freshman'. */
export const gradeIn = (text: string): string => {
  const digits = `TRY_CAST(regexp_extract(lower(${text}), '^(?:grade|gr|g)?\\.? *0?([0-9]{1,2})(?:\\.0+|th|st|nd|rd)?(?: *grade)?$', 1) AS INTEGER)`;
  return `CASE WHEN ${digits} <= 13 THEN ${digits} ELSE list_position(['fr', 'so', 'ju', 'se'], replace(replace(left(lower(${text}), 2), 'jr', 'ju'), 'sr', 'se')) + 8 END`;
};
