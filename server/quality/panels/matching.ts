import { definePanel, share } from './panel.ts';

type Kind = 'students' | 'transcript_courses' | 'test_scores' | 'cte_courses';

interface Matched {
  kind: Kind;
  matched: number;
  total: number;
}

const NOTHING = { matched: 0, total: 0 };

export const matchingSummary = definePanel<'matching/summary', Matched>({
  name: 'matching/summary',
  question: 'How much of the data finds its counterpart in the other files?',
  formula:
    'Cohort students with a demographic value; transcript rows of the cohort whose course is in a catalog, without transfers; ' +
    'different test scores of a student on the roster; different CTE course codes in the catalog.',
  needs: [
    'STUDENT_ROSTER',
    'TRANSCRIPT',
    'STUDENT_DEMOGRAPHICS',
    'COURSE_CATALOG',
    'STUDENT_TEST_SCORES',
    'CTE_PATHWAY_CATALOG',
  ],
  shows: ['STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'STUDENT_TEST_SCORES', 'CTE_PATHWAY_CATALOG'],
  sql: () => `
    SELECT scope_key, 'students' AS kind, count(*) FILTER (has_value) AS matched, count(*) AS total
    FROM student JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
    WHERE in_cohort GROUP BY scope_key

    UNION ALL
    SELECT scope_key, 'transcript_courses', sum(rows - open_rows)::INTEGER, sum(rows)::INTEGER
    FROM (
      SELECT home, sum(rows) AS rows, sum(open_rows) AS open_rows
      FROM student JOIN transcript_of_student ON student = student_id WHERE in_cohort GROUP BY home)
    JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
    GROUP BY scope_key

    UNION ALL
    SELECT scope_key, 'test_scores', count(student), count(*)
    FROM score JOIN scope ON scope.school_id IS NOT DISTINCT FROM belongs_to
    GROUP BY scope_key

    UNION ALL
    SELECT scope_key, 'cte_courses', count(in_catalog), count(*)
    FROM (
      SELECT DISTINCT scope_key, course_code
      FROM pathway_asked JOIN scope ON scope.school_id IS NOT DISTINCT FROM pathway_asked.school_id) AS wanted
    LEFT JOIN (
      SELECT DISTINCT scope_key, course_code, true AS in_catalog
      FROM course JOIN scope ON scope.school_id IS NOT DISTINCT FROM course.school_id) AS offered USING (scope_key, course_code)
    GROUP BY scope_key`,
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
});
