import { histogram } from './histogram.ts';
import { definePanel } from './panel.ts';

/** Average credits of a subject area, or the divisor of a school. */
type CreditRow = { kind: 'subject'; name: string; value: number } | { kind: 'divisor'; name: string; value: number };

export const gpaHistogram = histogram({
  name: 'transcripts/detail/gpa-histogram',
  question: 'How are grade point averages distributed?',
  formula: 'Grade points times credits, divided by credits, on the unweighted 4.0 scale; one per cohort student.',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT'],
  shows: ['TRANSCRIPT'],
  // Four decimals: two would lift 1.996 over the edge of a bin.
  counted: `
    SELECT home, round(gpa, 4) AS value, count(*) AS times FROM student WHERE in_cohort AND gpa IS NOT NULL GROUP BY ALL`,
});

export const averageCredits = definePanel<'transcripts/detail/subject-area-average-credits', CreditRow>({
  name: 'transcripts/detail/subject-area-average-credits',
  question: 'How many credits do students earn in each subject area over four years?',
  formula: 'Credits earned in the area as Carnegie units, divided by all students of the EOA cohort.',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'COURSE_CATALOG'],
  shows: ['TRANSCRIPT'],
  sql: () => `
    WITH cohort AS (SELECT home, count(*) AS students FROM student WHERE in_cohort GROUP BY home),
    students AS (
      SELECT scope_key, sum(students) AS students FROM cohort JOIN scope ON scope.school_id IS NOT DISTINCT FROM home GROUP BY scope_key)
    SELECT scope_key, 'subject' AS kind, CAST(area AS VARCHAR) AS name, round(sum(credits) / any_value(students), 2) AS value
    FROM credit JOIN scope ON scope.school_id IS NOT DISTINCT FROM home JOIN students USING (scope_key)
    GROUP BY scope_key, area

    UNION ALL
    SELECT scope_key, 'divisor', name, divisor
    FROM divisor JOIN school USING (school_id) JOIN scope USING (school_id)
    WHERE EXISTS (FROM course_taken WHERE is_course)
    ORDER BY kind, name`,
  answer: (rows) => ({ subjects: mapOf(rows, 'subject'), credit_divisors: mapOf(rows, 'divisor') }),
});

const mapOf = (rows: readonly CreditRow[], wanted: CreditRow['kind']) =>
  Object.fromEntries(rows.flatMap(({ kind, name, value }) => (kind === wanted ? [[name, value]] : [])));
