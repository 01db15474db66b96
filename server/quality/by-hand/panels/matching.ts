import type { LedgerAudit } from '../../ledgers/build.ts';
import type { ByHand } from '../count-by-hand.ts';
import { plain, shareOf } from '../rows.ts';
import type { Student } from '../school-class.ts';
import { type Score, sittingsOf } from '../scores.ts';
import { scoresOfStudents } from './scores.ts';

const TESTS = ['SAT', 'ACT', 'IB', 'AP'] as const;

export function matchingOf(
  mine: ByHand,
  audit: LedgerAudit,
  cohort: readonly Student[],
  isHere: (school: string | null) => boolean,
) {
  const rows = cohort
    .flatMap(({ id }) => mine.marks.get(id) ?? [])
    .filter(({ isCourse, is_transfer }) => isCourse && !is_transfer);
  const homes = new Map(mine.students.map(({ id, home }) => [id, home]));
  const scores = sittingsOf(mine.scores).filter(({ student, school_id }) =>
    isHere(homes.get(student ?? '') ?? school_id),
  );
  const described = cohort.filter(({ id }) => Object.keys(mine.records.get(id) ?? {}).length > 0);
  const counts = {
    students: { matched: described.length, total: cohort.length },
    transcript_courses: { matched: rows.filter(({ isInCatalog }) => isInCatalog).length, total: rows.length },
    test_scores: { matched: scores.filter(({ student }) => student !== null).length, total: scores.length },
    cte_courses: cteMatch(mine, audit, isHere),
  };
  const share = ({ matched, total }: { matched: number; total: number }) => shareOf(matched, total);
  return {
    'matching/summary': {
      students_matched_percentage: share(counts.students),
      transcript_courses_matched_percentage: share(counts.transcript_courses),
      test_scores_matched_to_students_percentage: share(counts.test_scores),
      cte_courses_matched_percentage: share(counts.cte_courses),
      counts,
    },
    'matching/detail': detailOf(mine, cohort, scores),
  };
}

const TYPES = {
  Gender: 'gender_value',
  'Race/Ethnicity': 'race_value',
  'Students with disability': 'has_disability',
  'English language learners': 'english_learner',
  'Low income': 'is_low_income',
} as const;

function detailOf(mine: ByHand, cohort: readonly Student[], scores: readonly Score[]) {
  const matched = (type: string, found: number, all: number) => ({
    type,
    not_matched_count: all - found,
    percentage_matched: shareOf(found, all),
  });
  const known =
    (name: (typeof TYPES)[keyof typeof TYPES]) =>
    ({ id }: Student) => {
      const value = mine.records.get(id)?.[name];
      return value !== undefined && value !== 'unknown';
    };
  const { sat, act, ap, ib } = scoresOfStudents(mine, cohort);
  const takers = (exams: readonly Score[]) => new Set(exams.map(({ student }) => student)).size;
  const withOne = (values: readonly (number | null)[]) => values.filter((value) => value !== null).length;
  const counts = { SAT: withOne(sat), ACT: withOne(act), IB: takers(ib), AP: takers(ap) };
  return {
    demographics: Object.entries(TYPES).map(([type, name]) =>
      matched(type, cohort.filter(known(name)).length, cohort.length),
    ),
    test_scores_to_students: TESTS.map((type) => {
      const mineOf = scores.filter(({ test_type }) => test_type === type);
      return matched(type, mineOf.filter(({ student }) => student !== null).length, mineOf.length);
    }),
    students_to_test_scores: {
      total_students_count: cohort.length,
      test_types: TESTS.map((type) => ({ type, matched_count: counts[type] })),
    },
  };
}

/**
 * Distinct codes of the CTE files, and those of them in a catalog of the same schools. A code that people say is of no
 * course is asked of no catalog.
 */
function cteMatch(mine: ByHand, audit: LedgerAudit, isHere: (school: string | null) => boolean) {
  const codeOf = ({ course_code }: { course_code: string }) => course_code.toUpperCase();
  const said = audit.decisions ?? [];
  const isSaid = (code: string, title: string | null) =>
    said.some((one) => one.code === code && one.subject === null && (title === null || one.titleKey === title));
  const isCourse = (code: string) =>
    said.some((one) => one.code === code && one.subject !== null) ||
    mine.courses.some((row) => codeOf(row) === code && !isSaid(code, plain(row.course_title)));
  const here = (rows: readonly { school_id: string | null; course_code: string }[]) =>
    new Set(rows.filter(({ school_id }) => isHere(school_id)).map(codeOf));
  const inCatalog = here(mine.courses.filter((row) => !isSaid(codeOf(row), plain(row.course_title))));
  const codes = [...here(mine.pathways)].filter((code) => !isSaid(code, null) || isCourse(code));
  return { matched: codes.filter((code) => inCatalog.has(code)).length, total: codes.length };
}
