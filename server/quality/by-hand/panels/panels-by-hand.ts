import { TRAITS } from '#contract/quality/opportunity.ts';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import type { LedgerAudit } from '../../ledgers/build.ts';
import { type ByHand, stepOf } from '../count-by-hand.ts';
import { creditsOf, gpaOf } from '../marks.ts';
import { shareOf } from '../rows.ts';
import type { Student } from '../school-class.ts';
import { catalogsByHand } from './catalogs.ts';
import { equityByHand } from './equity.ts';
import { matchingOf } from './matching.ts';
import { scorePanels } from './scores.ts';

const RACES = [...TRAITS.race, 'unknown'];
const STEPS = ['class_member', 'not_withdrawn', 'roster_in_all_four_years', 'transcript_in_all_four_years'];

/**
 * The numbers of every panel for all schools or one of them, from docs/domain and docs/numbers.md alone. Words
 * and files are not counted.
 */
export function panelsByHand(mine: ByHand, audit: LedgerAudit, scope: string): Partial<Record<PanelName, unknown>> {
  const isHere = (school: string | null) => scope === 'all' || school === scope;
  const here = mine.students.filter(({ home }) => isHere(home));
  const cohort = here.filter((student) => stepOf(mine, student) === 'cohort');
  const schools = audit.schools
    .filter(({ id }) => isHere(id))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const bySchool = (students: readonly Student[]) =>
    schools.map(({ id, name }) => [name, students.filter(({ home }) => home === id).length] as const);
  const withTranscript = cohort.filter(({ id }) => mine.marks.has(id));
  return {
    'rosters/summary': {
      total_student_count: cohort.length,
      schools: bySchool(cohort).map(([name, student_count]) => ({ name, student_count })),
    },
    'transcripts/summary': {
      total_num_transcripts: withTranscript.length,
      schools: bySchool(withTranscript).map(([name, transcript_count]) => ({ name, transcript_count })),
    },
    'demographics/summary': { cohort: sharesOf(mine, cohort), total: sharesOf(mine, here) },
    'cohort/waterfall': { steps: waterfallOf(here.map((student) => stepOf(mine, student))) },
    ...scorePanels(mine, cohort, here),
    ...transcriptPanels(mine, cohort, schools),
    ...matchingOf(mine, audit, cohort, isHere),
    ...catalogsByHand(mine, audit, isHere),
    'cte-pathways/summary': pathwaysOf(mine, scope),
    equity: equityByHand(mine, here),
  };
}

function sharesOf({ records }: ByHand, students: readonly Student[]): PanelAnswer<'demographics/summary'>['cohort'] {
  const known = students.flatMap(({ id }) => records.get(id) ?? []);
  const share = (values: readonly unknown[], value: unknown) =>
    shareOf(values.filter((one) => one === value).length, values.length);
  const has = (name: 'gender_value' | 'has_disability' | 'english_learner' | 'is_low_income') =>
    known.flatMap((record) => record[name] ?? []);
  const races = known.map(({ race_value }) => race_value ?? 'unknown');
  return {
    student_count: students.length,
    demographic_percentages: {
      gender: Object.fromEntries(TRAITS.gender.map((value) => [value, share(has('gender_value'), value)])),
      race: Object.fromEntries(RACES.map((value) => [value, share(races, value)])),
      student_with_disabilities: share(has('has_disability'), true),
      english_learner: { learner: share(has('english_learner'), true), native: share(has('english_learner'), false) },
      low_income: share(has('is_low_income'), true),
    },
  };
}

function waterfallOf(steps: readonly string[]) {
  let remaining = steps.length;
  const of = STEPS.map((key) => {
    const left_out = steps.filter((step) => step === key).length;
    remaining -= left_out;
    return { key, remaining, left_out };
  });
  return [
    { key: 'roster_in_any_year', remaining: steps.length, left_out: 0 },
    ...of,
    { key: 'cohort', remaining, left_out: 0 },
  ];
}

/** The GPA of a student; null without one. */
const gpaOfStudent = ({ marks, counted }: ByHand, id: string): number | null =>
  gpaOf(
    counted.get(id) ?? [],
    (marks.get(id) ?? []).filter(({ isCourse }) => isCourse),
  );

function transcriptPanels(mine: ByHand, cohort: readonly Student[], schools: LedgerAudit['schools']) {
  const gpas = cohort.flatMap(({ id }) => gpaOfStudent(mine, id) ?? []);
  const hasMarks = [...mine.marks.values()].some((marks) => marks.some(({ isCourse }) => isCourse));
  const credits = creditsOf(cohort.flatMap(({ id }) => mine.counted.get(id) ?? []));
  return {
    'transcripts/detail/gpa-histogram': { scores: gpas.toSorted((one, other) => one - other) },
    'transcripts/detail/subject-area-average-credits': {
      subjects: Object.fromEntries(Object.entries(credits).map(([area, earned]) => [area, earned / cohort.length])),
      credit_divisors: Object.fromEntries(
        (hasMarks ? schools : []).map(({ id, name }) => [name, mine.divisors.get(id)]),
      ),
    },
  };
}

function pathwaysOf({ files, pathways }: ByHand, scope: string) {
  const rows = pathways.filter(({ school_id }) => scope === 'all' || school_id === scope);
  return {
    cte_catalogs_count: files.filter(
      ({ type, schoolIds }) => type === 'CTE_PATHWAY_CATALOG' && (scope === 'all' || schoolIds.has(scope)),
    ).length,
    cte_eligible_courses_count: new Set(rows.map(({ course_code }) => course_code.toUpperCase())).size,
    cte_pathways_count: new Set(rows.map(({ pathway_key }) => pathway_key)).size,
  };
}
