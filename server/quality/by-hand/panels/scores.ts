import type { ByHand } from '../count-by-hand.ts';
import type { Student } from '../school-class.ts';
import { actOf, isExamScore, type Score, satOf } from '../scores.ts';

/** Scores of some students, and their superscores. */
export function scoresOfStudents(mine: ByHand, students: readonly Student[]) {
  const ofStudent = Map.groupBy(mine.scores, ({ student, test_type }) => `${test_type} ${student}`);
  const rows = (test: Score['test_type'], { id }: Student) => ofStudent.get(`${test} ${id}`) ?? [];
  const sat = students.map((student) => satOf(rows('SAT', student)));
  const act = students.map((student) => actOf(rows('ACT', student)));
  const exams = (test: 'AP' | 'IB') => students.flatMap((student) => rows(test, student).filter(isExamScore));
  return { sat, act, ap: exams('AP'), ib: exams('IB') };
}

export function scorePanels(mine: ByHand, cohort: readonly Student[], here: readonly Student[]) {
  const blockOf = (students: readonly Student[]) => {
    const { sat, act, ap, ib } = scoresOfStudents(mine, students);
    const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length;
    return {
      sat_act_score_count: sat.filter((score, at) => (score ?? act[at] ?? null) !== null).length,
      sat_score_count: known(sat),
      act_score_count: known(act),
      ap_score_count: ap.length,
      ib_score_count: ib.length,
    };
  };
  const { sat, act, ap, ib } = scoresOfStudents(mine, cohort);
  const ordered = (values: readonly (number | null)[]) => ({
    scores: values.filter((value) => value !== null).toSorted((one, other) => one - other),
  });
  const takers = new Set(ib.map(({ student }) => student)).size;
  const areas = (exams: readonly Score[], shown: (count: number) => number) => ({
    subjects: Object.fromEntries(
      [...Map.groupBy(exams, ({ subject }) => subject ?? 'Other')].map(([area, same]) => [area, shown(same.length)]),
    ),
  });
  return {
    'test-scores/summary': { cohort: blockOf(cohort), total: blockOf(here) },
    'test-scores/detail/sat-histogram': ordered(sat),
    'test-scores/detail/act-histogram': ordered(act),
    'test-scores/detail/ap-histogram': ordered(ap.map(({ numeric_score }) => numeric_score)),
    'test-scores/detail/ib-histogram': ordered(ib.map(({ numeric_score }) => numeric_score)),
    'test-scores/detail/ap-subject-area-counts': areas(ap, (count) => count),
    'test-scores/detail/ib-subject-area-counts': areas(ib, (count) => Math.round((count / takers) * 100) / 100),
  };
}
