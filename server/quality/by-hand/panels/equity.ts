import { TRAITS } from '#contract/quality/opportunity.ts';
import { type ByHand, stepOf } from '../count-by-hand.ts';
import { shareOf } from '../rows.ts';
import type { Student } from '../school-class.ts';

const VALUES = ['gender_value', 'race_value', 'has_disability', 'english_learner', 'is_low_income'] as const;
const MISSING_YEARS = ['roster_in_all_four_years', 'transcript_in_all_four_years'];

type Rates = Record<'missing' | 'unmatched' | 'left_out' | 'outside', readonly [count: number, total: number]>;

/**
 * How often data of a group is missing, beside all students (docs/numbers.md#whose-data-is-missing): groups
 * without a student are left out.
 */
export function equityByHand(mine: ByHand, here: readonly Student[]) {
  const rates = (students: readonly Student[]) => ratesOf(mine, students);
  const all = rates(here);
  const group = (name: string, students: readonly Student[]) => ({
    group: name,
    student_count: students.length,
    is_small: students.length < 10,
    rates: Object.fromEntries(
      Object.entries(rates(students)).map(([key, [count, total]]) => {
        const [allCount, allTotal] = all[key as keyof Rates]; // the same names
        const isKnown = total >= 10 && students.length >= 10 && allCount > 0;
        const ratio = isKnown ? Math.round((count * allTotal * 100) / (total * allCount)) / 100 : null;
        return [key, { count, total, percentage: shareOf(count, total), ratio }];
      }),
    ),
  });
  const having = (value: (typeof VALUES)[number], wanted: string | boolean) =>
    here.filter(({ id }) => (mine.records.get(id)?.[value] ?? 'unknown') === wanted);
  const dimension = (
    name: string,
    value: (typeof VALUES)[number],
    groups: Readonly<Record<string, string | boolean>>,
  ) => ({
    name,
    groups: Object.entries({ ...groups, unknown: 'unknown' })
      .map(([shown, wanted]) => group(shown, having(value, wanted)))
      .filter(({ student_count }) => student_count > 0),
  });
  const same = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
  return {
    minimum_group_size: 10,
    all: group('all', here),
    dimensions: [
      dimension('Gender', 'gender_value', same(TRAITS.gender)),
      dimension('Race/Ethnicity', 'race_value', same(TRAITS.race)),
      dimension('Students with disability', 'has_disability', {
        'with disabilities': true,
        'without disabilities': false,
      }),
      dimension('English language learners', 'english_learner', {
        'english language learner': true,
        'native / fluent': false,
      }),
      dimension('Low income', 'is_low_income', { 'low-income': true, 'above low-income': false }),
    ],
  };
}

function ratesOf(mine: ByHand, students: readonly Student[]): Rates {
  const steps = students.map((student) => stepOf(mine, student));
  const ofClass = steps.filter((step) => step === 'cohort' || MISSING_YEARS.includes(step));
  const rows = students
    .flatMap(({ id }) => mine.marks.get(id) ?? [])
    .filter(({ isCourse, is_transfer }) => isCourse && !is_transfer);
  const asked = VALUES.filter((value) => mine.kinds.has(value));
  const lacks = ({ id }: Student) => asked.some((value) => (mine.records.get(id)?.[value] ?? 'unknown') === 'unknown');
  return {
    missing: [students.filter(lacks).length, students.length],
    unmatched: [rows.filter(({ isInCatalog }) => !isInCatalog).length, rows.length],
    left_out: [ofClass.filter((step) => step !== 'cohort').length, ofClass.length],
    outside: [steps.filter((step) => step !== 'cohort').length, students.length],
  };
}
