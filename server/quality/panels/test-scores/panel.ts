import { definePanel } from '../define-panel.ts';
import { count } from '../headline.ts';

interface Block {
  block: 'cohort' | 'total';
  sat: number;
  act: number;
  either: number;
  ap: number;
  ib: number;
}

const NO_SCORES = { sat: 0, act: 0, either: 0, ap: 0, ib: 0 };
const COUNTS = Object.keys(NO_SCORES);

export const testScoreSummary = definePanel<'test-scores/summary', Block>({
  name: 'test-scores/summary',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'STUDENT_TEST_SCORES'],
  shows: ['STUDENT_TEST_SCORES'],
  sql: `
    WITH counted AS (
      SELECT home, in_cohort, count(sat) AS sat, count(act) AS act, count(coalesce(sat, act)) AS either, sum(ap_exams) AS ap, sum(ib_exams) AS ib
      FROM student GROUP BY home, in_cohort),
    shown AS (
      SELECT 'total' AS block, * FROM counted
      UNION ALL SELECT 'cohort', * FROM counted WHERE in_cohort)
    SELECT scope_key, block, ${COUNTS.map((name) => `sum(${name})::INTEGER AS ${name}`).join(', ')}
    FROM shown JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
    GROUP BY scope_key, block`,
  answer: (rows) => ({ cohort: blockOf(rows, 'cohort'), total: blockOf(rows, 'total') }),
  headlines: ({ cohort }) => [
    count('sat_act_score_count', 'SAT/ACT superscores', cohort.sat_act_score_count),
    count('sat_score_count', 'SAT superscores', cohort.sat_score_count),
    count('act_score_count', 'ACT superscores', cohort.act_score_count),
    count('ap_score_count', 'AP test scores', cohort.ap_score_count),
    count('ib_score_count', 'IB test scores', cohort.ib_score_count),
  ],
});

function blockOf(rows: readonly Block[], wanted: Block['block']) {
  const { sat, act, either, ap, ib } = rows.find(({ block }) => block === wanted) ?? NO_SCORES;
  return {
    sat_act_score_count: either,
    sat_score_count: sat,
    act_score_count: act,
    ap_score_count: ap,
    ib_score_count: ib,
  };
}
