import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { definePanel } from '../define-panel.ts';
import { bySubject, distribution } from '../headline.ts';
import { histogram } from '../histogram.ts';

/** Average credits of a subject area, or the divisor of a school. */
type CreditRow = { kind: 'subject'; name: string; value: number } | { kind: 'divisor'; name: string; value: number };

export const gpaHistogram = histogram({
  name: 'transcripts/detail/gpa-histogram',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT'],
  shows: ['TRANSCRIPT'],
  // Four decimals: two would lift 1.996 over the edge of a bin.
  counted: `
    SELECT home, round(gpa, 4) AS value, count(*) AS times FROM student WHERE in_cohort AND gpa IS NOT NULL GROUP BY ALL`,
  headlines: distribution('students with a GPA'),
});

export const averageCredits = definePanel<'transcripts/detail/subject-area-average-credits', CreditRow>({
  name: 'transcripts/detail/subject-area-average-credits',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'COURSE_CATALOG'],
  shows: ['TRANSCRIPT'],
  sql: sqlFile('./average-credits.sql', import.meta.url),
  answer: (rows) => ({ subjects: mapOf(rows, 'subject'), credit_divisors: mapOf(rows, 'divisor') }),
  headlines: bySubject('average', 'credits'),
});

const mapOf = (rows: readonly CreditRow[], wanted: CreditRow['kind']) =>
  Object.fromEntries(rows.flatMap(({ kind, name, value }) => (kind === wanted ? [[name, value]] : [])));
