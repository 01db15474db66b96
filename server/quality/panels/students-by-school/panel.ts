import { definePanel } from '../define-panel.ts';
import { count } from '../headline.ts';

/** Cohort students of one home school. */
interface BySchool {
  home: string | null;
  students: number;
}

const cohortBySchool = (condition: string): string => `
  SELECT scope_key, home, count(*) AS students
  FROM student JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
  WHERE in_cohort AND ${condition}
  GROUP BY scope_key, home`;

const countAt = (rows: readonly BySchool[], schoolId: string): number =>
  rows.find(({ home }) => home === schoolId)?.students ?? 0;

const total = (rows: readonly BySchool[]): number => rows.reduce((sum, { students }) => sum + students, 0);

export const rosterSummary = definePanel<'rosters/summary', BySchool>({
  name: 'rosters/summary',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT'],
  shows: ['STUDENT_ROSTER'],
  sql: cohortBySchool('true'),
  answer: (rows, { schools }) => ({
    total_student_count: total(rows),
    schools: schools.map(({ id, name }) => ({ name, student_count: countAt(rows, id) })),
  }),
  headlines: ({ total_student_count }) => [count('total_student_count', 'students', total_student_count)],
});

export const transcriptSummary = definePanel<'transcripts/summary', BySchool>({
  name: 'transcripts/summary',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT'],
  shows: ['TRANSCRIPT'],
  sql: cohortBySchool('has_transcript'),
  answer: (rows, { schools }) => ({
    total_num_transcripts: total(rows),
    schools: schools.map(({ id, name }) => ({ name, transcript_count: countAt(rows, id) })),
  }),
  headlines: ({ total_num_transcripts }) => [count('total_num_transcripts', 'transcripts', total_num_transcripts)],
});
