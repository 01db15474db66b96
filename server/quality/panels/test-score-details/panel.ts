import { definePanel } from '../define-panel.ts';
import { bySubject, distribution } from '../headline.ts';
import { histogram } from '../histogram.ts';

interface BySubject {
  subject: string;
  value: number;
}

const NEEDS = ['STUDENT_ROSTER', 'TRANSCRIPT', 'STUDENT_TEST_SCORES'] as const;
const SHOWS = ['STUDENT_TEST_SCORES'] as const;

const superscores = (column: 'sat' | 'act') => `
  SELECT home, ${column} AS value, count(*) AS times FROM student WHERE in_cohort AND ${column} IS NOT NULL GROUP BY ALL`;

/** Exam scores of the cohort by scope: equal ones as one row that says how many there are. */
const examScores = (test: 'AP' | 'IB') => `
  FROM exam_score JOIN scope ON scope.school_id IS NOT DISTINCT FROM home WHERE test_type = '${test}'`;

const exams = (test: 'AP' | 'IB') =>
  `SELECT home, numeric_score AS value, sum(exams) AS times FROM exam_score WHERE test_type = '${test}' GROUP BY ALL`;

export const satHistogram = histogram({
  name: 'test-scores/detail/sat-histogram',
  only: ['SAT'],
  needs: NEEDS,
  shows: SHOWS,
  counted: superscores('sat'),
  headlines: distribution('SAT superscores'),
});

export const actHistogram = histogram({
  name: 'test-scores/detail/act-histogram',
  only: ['ACT'],
  needs: NEEDS,
  shows: SHOWS,
  counted: superscores('act'),
  headlines: distribution('ACT superscores'),
});

export const apHistogram = histogram({
  name: 'test-scores/detail/ap-histogram',
  only: ['AP'],
  needs: NEEDS,
  shows: SHOWS,
  counted: exams('AP'),
  headlines: distribution('AP test scores'),
});

export const ibHistogram = histogram({
  name: 'test-scores/detail/ib-histogram',
  only: ['IB'],
  needs: NEEDS,
  shows: SHOWS,
  counted: exams('IB'),
  headlines: distribution('IB test scores'),
});

const subjectsOf = (rows: readonly BySubject[]) =>
  Object.fromEntries(rows.map(({ subject, value }) => [subject, value]));

export const apSubjects = definePanel<'test-scores/detail/ap-subject-area-counts', BySubject>({
  name: 'test-scores/detail/ap-subject-area-counts',
  only: ['AP'],
  needs: NEEDS,
  shows: SHOWS,
  sql: `
    SELECT scope_key, subject, sum(exams)::INTEGER AS value ${examScores('AP')} GROUP BY scope_key, subject ORDER BY subject`,
  answer: (rows) => ({ subjects: subjectsOf(rows) }),
  headlines: bySubject('count', 'AP test scores'),
});

export const ibSubjects = definePanel<'test-scores/detail/ib-subject-area-counts', BySubject>({
  name: 'test-scores/detail/ib-subject-area-counts',
  only: ['IB'],
  needs: NEEDS,
  shows: SHOWS,
  sql: `
    WITH takers AS (
      SELECT scope_key, count(*) AS takers FROM student JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
      WHERE in_cohort AND ib_exams > 0 GROUP BY scope_key),
    of_subject AS (SELECT scope_key, subject, sum(exams) AS exams ${examScores('IB')} GROUP BY scope_key, subject)
    SELECT scope_key, subject, round(exams / takers, 2) AS value
    FROM of_subject JOIN takers USING (scope_key) ORDER BY subject`,
  answer: (rows) => ({ subjects: subjectsOf(rows) }),
  headlines: bySubject('average', 'IB tests'),
});
