import { DEMOGRAPHIC_TYPES, TEST_TYPES, type TestType } from '#datasets/kit/wizard-choices.ts';
import { ID_KINDS } from '#datasets/words/en.ts';
import type { IdKind } from '#datasets/words/params.ts';
import { definePanel, share } from '../define-panel.ts';
import { percent } from '../headline.ts';

interface Matched {
  kind: 'demographics' | 'rows' | 'students' | IdKind;
  /** A demographic type, a test or, where it is about the IDs of a file, the type of the file. */
  type: string;
  file_id: string | null;
  matched: number;
  total: number;
}

/** Column of the student ledger behind each demographic type. */
const COLUMN_OF = {
  Gender: 'gender',
  'Race/Ethnicity': 'race',
  'Students with disability': 'has_disability',
  'English language learners': 'english_learner',
  'Low income': 'is_low_income',
} as const satisfies Record<(typeof DEMOGRAPHIC_TYPES)[number], string>;

const byType = Object.entries(COLUMN_OF)
  .map(([type, column]) => `{'type': '${type}', 'known': count(${column})}`)
  .join(', ');

/** What a student with a score of each test has. */
const HAS_SCORE = {
  SAT: 'sat IS NOT NULL',
  ACT: 'act IS NOT NULL',
  AP: 'ap_exams > 0',
  IB: 'ib_exams > 0',
} as const satisfies Record<TestType, string>;

const byTest = Object.entries(HAS_SCORE)
  .map(([type, condition]) => `{'type': '${type}', 'students': count(*) FILTER (${condition})}`)
  .join(', ');

export const matchingDetail = definePanel<'matching/detail', Matched>({
  name: 'matching/detail',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'STUDENT_DEMOGRAPHICS', 'STUDENT_TEST_SCORES'],
  shows: ['STUDENT_DEMOGRAPHICS', 'STUDENT_TEST_SCORES'],
  sql: `
    -- Counted at each home first: a student has one, so the figures of a scope are the sums of its schools'.
    WITH known AS (
      SELECT home, unnest([${byType}]) AS value, count(*) AS students FROM student WHERE in_cohort GROUP BY home),
    with_score AS (
      SELECT home, unnest([${byTest}]) AS test FROM student WHERE in_cohort GROUP BY home),
    counted AS (
      SELECT home AS school_id, 'demographics' AS kind, value.type AS type, value.known AS matched, students AS total FROM known
      UNION ALL
      SELECT belongs_to, 'rows', test_type, count(student), count(*) FROM sitting GROUP BY belongs_to, test_type
      UNION ALL
      SELECT home, 'students', test.type, test.students, 0 FROM with_score
      UNION ALL
      SELECT home, 'students', 'all', 0, count(*) FROM student WHERE in_cohort GROUP BY home)
    SELECT scope_key, kind, type, NULL AS file_id, sum(matched)::INTEGER AS matched, sum(total)::INTEGER AS total
    FROM counted JOIN scope ON scope.school_id IS NOT DISTINCT FROM counted.school_id
    GROUP BY scope_key, kind, type

    UNION ALL
    SELECT scope_key, kind, type, file_id, sum(matched)::INTEGER, sum(total)::INTEGER
    FROM matched_on JOIN file USING (file) JOIN scope ON scope.school_id IS NOT DISTINCT FROM matched_on.school_id
    WHERE kind IS NOT NULL
    GROUP BY scope_key, kind, type, file_id, file ORDER BY ALL`,
  answer: (rows) => {
    const of = (kind: Matched['kind'], type: string) =>
      rows.find((row) => row.kind === kind && row.type === type) ?? { matched: 0, total: 0 };
    const line = (kind: Matched['kind']) => (type: string) => {
      const { matched, total } = of(kind, type);
      return { type, not_matched_count: total - matched, percentage_matched: share(matched, total) };
    };
    return {
      demographics: DEMOGRAPHIC_TYPES.map(line('demographics')),
      test_scores_to_students: TEST_TYPES.map(line('rows')),
      students_to_test_scores: {
        total_students_count: of('students', 'all').total,
        test_types: TEST_TYPES.map((type) => ({ type, matched_count: of('students', type).matched })),
      },
      matched_on: rows.flatMap(matchedOn),
    };
  },
  headlines: ({ demographics, test_scores_to_students }) =>
    [...demographics, ...test_scores_to_students].map(({ type, percentage_matched }) =>
      percent(type, `${type} matched`, percentage_matched),
    ),
});

function matchedOn({ kind, type, file_id, matched, total }: Matched) {
  if (file_id === null || kind === 'demographics' || kind === 'rows' || kind === 'students') return [];
  return [
    {
      file_id,
      upload_file_type: type,
      id_kind: ID_KINDS[kind],
      matched,
      total,
      percentage: share(matched, total),
    },
  ];
}
