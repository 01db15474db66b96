import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { definePanel, share } from '../define-panel.ts';
import { percent } from '../headline.ts';

type Kind = 'students' | 'transcript_courses' | 'test_scores' | 'cte_courses';

interface Matched {
  kind: Kind;
  matched: number;
  total: number;
}

const NOTHING = { matched: 0, total: 0 };

export const matchingSummary = definePanel<'matching/summary', Matched>({
  name: 'matching/summary',
  needs: [
    'STUDENT_ROSTER',
    'TRANSCRIPT',
    'STUDENT_DEMOGRAPHICS',
    'COURSE_CATALOG',
    'STUDENT_TEST_SCORES',
    'CTE_PATHWAY_CATALOG',
  ],
  shows: ['STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'STUDENT_TEST_SCORES', 'CTE_PATHWAY_CATALOG'],
  sql: sqlFile('./panel.sql', import.meta.url),
  answer: (rows) => {
    const of = (wanted: Kind) => {
      const { matched, total } = rows.find(({ kind }) => kind === wanted) ?? NOTHING;
      return { matched, total };
    };
    const counts = {
      students: of('students'),
      transcript_courses: of('transcript_courses'),
      test_scores: of('test_scores'),
      cte_courses: of('cte_courses'),
    };
    return {
      students_matched_percentage: share(counts.students.matched, counts.students.total),
      transcript_courses_matched_percentage: share(counts.transcript_courses.matched, counts.transcript_courses.total),
      test_scores_matched_to_students_percentage: share(counts.test_scores.matched, counts.test_scores.total),
      cte_courses_matched_percentage: share(counts.cte_courses.matched, counts.cte_courses.total),
      counts,
    };
  },
  headlines: (matched) => [
    percent('students_matched_percentage', 'students matched', matched.students_matched_percentage),
    percent(
      'transcript_courses_matched_percentage',
      'transcript courses matched',
      matched.transcript_courses_matched_percentage,
    ),
    percent(
      'test_scores_matched_to_students_percentage',
      'test scores matched',
      matched.test_scores_matched_to_students_percentage,
    ),
    percent('cte_courses_matched_percentage', 'CTE courses matched', matched.cte_courses_matched_percentage),
  ],
});
