import type { PanelAnswer, PanelName } from '#contract/quality.ts';

/** A number a panel is read for. What changed between two versions is said of these. */
export interface Headline {
  key: string;
  /** What is counted: it follows the number, as in '+12 students'. */
  label: string;
  unit: 'count' | 'percent' | 'average';
  value: number | null;
}

type Headlines = { [Name in PanelName]: (answer: PanelAnswer<Name>) => Headline[] };

const count = (key: string, label: string, value: number): Headline => ({ key, label, unit: 'count', value });
const percent = (key: string, label: string, value: number | null): Headline => ({
  key,
  label,
  unit: 'percent',
  value,
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How many there are, and their average to two decimals. */
const distribution =
  (label: string) =>
  ({ scores }: { scores: readonly number[] }) => [
    count('count', label, scores.length),
    {
      key: 'average',
      label: 'on average',
      unit: 'average' as const,
      value: scores.length === 0 ? null : Math.round((sum(scores) / scores.length) * 100) / 100,
    },
  ];

const bySubject =
  (unit: 'count' | 'average', label: string) =>
  ({ subjects }: { subjects: Record<string, number> }) =>
    Object.entries(subjects).map(([subject, value]) => ({
      key: subject,
      label: `${label} in ${subject}`,
      unit,
      value,
    }));

const HEADLINES: Headlines = {
  'rosters/summary': ({ total_student_count }) => [count('total_student_count', 'students', total_student_count)],
  'demographics/summary': ({ cohort, total }) => [
    count('cohort.student_count', 'students in the EOA cohort', cohort.student_count),
    count('total.student_count', 'students', total.student_count),
  ],
  'transcripts/summary': ({ total_num_transcripts }) => [
    count('total_num_transcripts', 'transcripts', total_num_transcripts),
  ],
  'cte-pathways/summary': ({ cte_catalogs_count, cte_eligible_courses_count, cte_pathways_count }) => [
    count('cte_catalogs_count', 'CTE files', cte_catalogs_count),
    count('cte_eligible_courses_count', 'CTE courses', cte_eligible_courses_count),
    count('cte_pathways_count', 'CTE pathways', cte_pathways_count),
  ],
  'matching/summary': (matched) => [
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
  'test-scores/summary': ({ cohort }) => [
    count('sat_act_score_count', 'SAT/ACT superscores', cohort.sat_act_score_count),
    count('sat_score_count', 'SAT superscores', cohort.sat_score_count),
    count('act_score_count', 'ACT superscores', cohort.act_score_count),
    count('ap_score_count', 'AP test scores', cohort.ap_score_count),
    count('ib_score_count', 'IB test scores', cohort.ib_score_count),
  ],
  'course-catalogs/summary': ({ total_course_count }) => [count('total_course_count', 'courses', total_course_count)],
  'matching/detail': ({ demographics, test_scores_to_students }) =>
    [...demographics, ...test_scores_to_students].map(({ type, percentage_matched }) =>
      percent(type, `${type} matched`, percentage_matched),
    ),
  'transcripts/detail/gpa-histogram': distribution('students with a GPA'),
  'transcripts/detail/subject-area-average-credits': bySubject('average', 'credits'),
  'test-scores/detail/sat-histogram': distribution('SAT superscores'),
  'test-scores/detail/act-histogram': distribution('ACT superscores'),
  'test-scores/detail/ap-histogram': distribution('AP test scores'),
  'test-scores/detail/ib-histogram': distribution('IB test scores'),
  'test-scores/detail/ap-subject-area-counts': bySubject('count', 'AP test scores'),
  'test-scores/detail/ib-subject-area-counts': bySubject('average', 'IB tests'),
  'course-catalogs/detail': ({ academic_periods }) =>
    academic_periods.map(({ period, subject_areas }) =>
      count(period, `courses in ${period}`, sum(subject_areas.map(({ course_count }) => course_count))),
    ),
  'cohort/waterfall': ({ steps }) =>
    steps.map(({ key, label, remaining }) => count(key, `students: ${label}`, remaining)),
  equity: ({ all: { rates } }) => [
    percent('left_out', 'of the class left out', rates.left_out.percentage),
    percent('outside', 'outside the EOA cohort', rates.outside.percentage),
  ],
};

export function headlinesOf<Name extends PanelName>(name: Name, answer: PanelAnswer<Name>): Headline[] {
  return HEADLINES[name](answer);
}
