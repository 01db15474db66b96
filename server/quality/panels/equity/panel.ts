import { EQUITY_RATES, type EquityRateName } from '#contract/quality/equity.ts';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import type { DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import { definePanel, share } from '../define-panel.ts';
import { percent } from '../headline.ts';

/** Below this a group is shown but not compared: one student more or less would change the picture. */
export const MINIMUM_GROUP_SIZE = 10;
const TOO_FEW = `Fewer than ${MINIMUM_GROUP_SIZE} students: too few to compare.`;

type RateCounts = Record<EquityRateName, { count: number; total: number }>;

interface GroupRow extends RateCounts {
  dimension: string;
  group: string;
  students: number;
}

const yesNo = (column: string, yes: string, no: string) =>
  `CASE ${column} WHEN true THEN '${yes}' WHEN false THEN '${no}' END`;

/**
 * The group of a student in each dimension, in the words of the transcript selection; a student
 * without a value is 'unknown'.
 */
const GROUPS = {
  'Race/Ethnicity': 'race',
  Gender: 'gender',
  'English language learners': yesNo('english_learner', 'english language learner', 'native / fluent'),
  'Students with disability': yesNo('has_disability', 'with disabilities', 'without disabilities'),
  'Low income': yesNo('is_low_income', 'low-income', 'above low-income'),
} as const satisfies Record<(typeof DEMOGRAPHIC_TYPES)[number], string>;

const DIMENSIONS = Object.keys(GROUPS);
const VALUES = ['gender', 'race', 'has_disability', 'english_learner', 'is_low_income'];

const SUMS = ['students', 'missing', 'open', 'rows', 'left_out', 'of_class', 'outside'];

const groupsOfStudent = Object.entries(GROUPS)
  .map(([dimension, sql]) => `{'dimension': '${dimension}', 'group': coalesce(${sql}, 'unknown')}`)
  .join(', ');

const rate = (count: string, total: string) => `{'count': (${count})::INTEGER, 'total': (${total})::INTEGER}`;

export const equity = definePanel<'equity', GroupRow>({
  name: 'equity',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'STUDENT_DEMOGRAPHICS', 'COURSE_CATALOG'],
  shows: ['STUDENT_ROSTER'],
  sql: `
    WITH asked AS (SELECT ${VALUES.map((column) => `count(${column}) > 0 AS asks_${column}`).join(', ')} FROM student),
    -- Many students share all their values: they are counted once, and then in each of their groups.
    counted AS (
      SELECT home, ${VALUES.join(', ')}, count(*) AS students,
        -- A kind of information that no file has is missing for everybody and tells nobody apart.
        count(*) FILTER (${VALUES.map((column) => `(asks_${column} AND ${column} IS NULL)`).join(' OR ')}) AS missing,
        coalesce(sum(open_rows), 0) AS open, coalesce(sum(rows), 0) AS rows,
        count(*) FILTER (step IN ('roster_in_all_four_years', 'transcript_in_all_four_years')) AS left_out,
        count(*) FILTER (step IS NULL OR step IN ('roster_in_all_four_years', 'transcript_in_all_four_years')) AS of_class,
        count(*) FILTER (NOT in_cohort) AS outside
      FROM student CROSS JOIN asked LEFT JOIN transcript_of_student AS courses ON courses.student = student.student_id
      GROUP BY home, ${VALUES.join(', ')}),
    grouped AS (SELECT *, unnest([{'dimension': 'all', 'group': 'all'}, ${groupsOfStudent}]) AS shown FROM counted),
    of_school AS (
      SELECT home, shown, ${SUMS.map((name) => `sum(${name}) AS ${name}`).join(', ')} FROM grouped GROUP BY home, shown),
    shown AS (SELECT scope_key, of_school.* FROM of_school JOIN scope ON scope.school_id IS NOT DISTINCT FROM home)
    SELECT scope_key, shown.dimension AS dimension, shown.group AS "group", sum(students)::INTEGER AS students,
      ${rate('sum(missing)', 'sum(students)')} AS missing, ${rate('sum(open)', 'sum(rows)')} AS unmatched,
      ${rate('sum(left_out)', 'sum(of_class)')} AS left_out, ${rate('sum(outside)', 'sum(students)')} AS outside
    FROM shown GROUP BY scope_key, shown ORDER BY scope_key, dimension, "group" = 'unknown', "group"`,
  answer: (rows) => {
    const all = rows.find(({ dimension }) => dimension === 'all') ?? NOBODY;
    return {
      minimum_group_size: MINIMUM_GROUP_SIZE,
      all: toGroup(all, all),
      dimensions: DIMENSIONS.map((name) => ({
        name,
        groups: rows.filter(({ dimension }) => dimension === name).map((row) => toGroup(row, all)),
      })),
    };
  },
  headlines: ({ all: { rates } }) => [
    percent('left_out', 'of the class left out', rates.left_out.percentage),
    percent('outside', 'outside the EOA cohort', rates.outside.percentage),
  ],
});

const NONE = { count: 0, total: 0 };
const NOBODY: GroupRow = {
  dimension: 'all',
  group: 'all',
  students: 0,
  missing: NONE,
  unmatched: NONE,
  left_out: NONE,
  outside: NONE,
};

type Group = PanelAnswer<'equity'>['all'];

function toGroup(row: GroupRow, all: GroupRow): Group {
  const is_small = row.students < MINIMUM_GROUP_SIZE;
  const rateOf = (name: EquityRateName): Group['rates'][EquityRateName] => {
    const { count, total } = row[name];
    const reason = is_small || total < MINIMUM_GROUP_SIZE ? TOO_FEW : null;
    return {
      count,
      total,
      percentage: share(count, total),
      ratio: reason ? null : ratio(row[name], all[name]),
      reason,
    };
  };
  const rates = Object.fromEntries(EQUITY_RATES.map((name) => [name, rateOf(name)])) as Group['rates']; // every name is there
  return { group: row.group, student_count: row.students, is_small, rates };
}

/** 1.8: that many times as often as all students; null where no one of all is concerned. */
const ratio = (part: { count: number; total: number }, all: { count: number; total: number }): number | null =>
  all.count === 0 ? null : Math.round((part.count * all.total * 100) / (part.total * all.count)) / 100;
