import type { LedgerAudit } from '../ledgers/build.ts';
import type { ByHand } from './count-by-hand.ts';
import { CORE, careersByHand, has, LADDER, once, shortOfCurricula } from './curricula-by-hand.ts';
import { kindsOfCourses, type Taken } from './kinds-of-courses.ts';
import { type Mark, onOneLevel } from './marks.ts';
import { sum, YEARS } from './rows.ts';
import type { Student } from './school-class.ts';
import { actOf, type Score, satOf, strangerOf } from './scores.ts';

/** What one student comes to in one measure; `asked` null: not asked, but may be. */
export interface Standing {
  asked: boolean | null;
  attained: boolean;
  uncertain: boolean;
}
type Standings = Record<string, Standing>;

const standing = (attained: boolean, uncertain = false, asked: boolean | null = true): Standing => ({
  asked,
  attained,
  uncertain,
});

/** What a student took in high school, before it, with credit, and in the first year. */
interface Courses {
  kept: readonly Taken[];
  early: readonly Taken[];
  passed: readonly Taken[];
  first: readonly Taken[];
}

/** Everything that measures ask of a student, and who floats: in plain loops over the rows. */
export function findingsByHand(mine: ByHand, audit: LedgerAudit) {
  const { taken, ibSchools } = kindsOfCourses(mine, audit);
  const keptOf = (marks: readonly Mark[]): Taken[] =>
    onOneLevel(marks.filter(({ isCourse }) => isCourse))
      .filter(({ is_counted }) => is_counted !== false)
      .map(taken);

  const ofStudent = (student: Student): Standings => {
    const kept = keptOf(mine.marks.get(student.id) ?? []);
    const courses: Courses = {
      kept,
      early: keptOf(mine.early.get(student.id) ?? []),
      passed: kept.filter(({ mark }) => mark.earned > 0),
      first: kept.filter(({ mark }) => mark.school_year === YEARS[0]),
    };
    const offersIb = ibSchools.has(student.home);
    return {
      ...advancedCourses(courses, offersIb),
      ...scoresOf(mine, student, courses),
      ...firstYear(courses),
      ...curricula(courses),
      ...careers(mine, courses),
      ...ladderSteps(courses),
    };
  };
  return { ofStudent, ibSchools };
}

/** How many IDs of scores without a student may be one of the school, or of any, and would make each measure true. */
export function floatingByHand(mine: ByHand, school: string): Record<string, number> {
  const ids = [...Map.groupBy(mine.strays, (row) => `${row.test_type} ${strangerOf(row)}`).values()].filter(
    (rows) =>
      school === 'all' ||
      rows.some((row) => row.school_id === school || (row.school_id === null && row.school === null)),
  );
  const exams = ids.map((rows) => rows.filter((row) => row.is_counted !== false && /AP|IB/.test(row.test_type)));
  const isHigh = ({ test_type, numeric_score }: Score) => (numeric_score ?? 0) >= (test_type === 'AP' ? 3 : 4);
  return {
    ap_ib_exam: exams.filter((rows) => rows.length > 0).length,
    ap_ib_score: exams.filter((rows) => rows.some(isHigh)).length,
    sat_act: ids.filter((rows) => satOf(rows) !== null || actOf(rows) !== null).length,
  };
}

const openOf = ({ kept }: Courses) => kept.filter(({ mark }) => !mark.isInCatalog);
const isLevel = ({ kept }: Courses, level: number) => kept.some((row) => row.level === level);
const mayBeAp = (courses: Courses) => openOf(courses).some((row) => !row.saysLevel && row.level === null && row.isMute);

/** Rows without a national code that may be of one of the areas. */
const codeless = (rows: readonly Taken[], areas: readonly string[]) =>
  rows.some((row) => row.sced === null && ['Other', ...areas].includes(row.mark.area));

function advancedCourses(courses: Courses, offersIb: boolean): Standings {
  const mayBe = mayBeAp(courses);
  return {
    ap_course: standing(isLevel(courses, 3), mayBe),
    ib_course: standing(isLevel(courses, 2), mayBe, offersIb),
    advanced_course: standing(
      courses.kept.some((row) => (row.level ?? 0) >= 1),
      openOf(courses).some((row) => !row.saysLevel),
    ),
    ap_ib_passed: standing(
      courses.passed.some(({ level }) => level === 3 || level === 2),
      mayBe,
    ),
  };
}

function scoresOf(mine: ByHand, student: Student, courses: Courses): Standings {
  const scores = mine.scores.filter((score) => score.student === student.id);
  const of = (test: 'SAT' | 'ACT') => scores.filter(({ test_type }) => test_type === test);
  const exams = scores.filter(
    ({ test_type, is_counted }) => is_counted !== false && (test_type === 'AP' || test_type === 'IB'),
  );
  const tookApIb = isLevel(courses, 3) || isLevel(courses, 2);
  return {
    ap_ib_exam: standing(exams.length > 0, false, tookApIb || (mayBeAp(courses) ? null : false)),
    ap_ib_score: standing(
      exams.some(({ test_type, numeric_score }) => (numeric_score ?? 0) >= (test_type === 'AP' ? 3 : 4)),
    ),
    sat_act: standing(satOf(of('SAT')) !== null || actOf(of('ACT')) !== null),
  };
}

function firstYear({ first, early }: Courses): Standings {
  const failed = sum(
    first.map(({ mark }) =>
      mark.points === 0 && !mark.exclude_from_gpa && CORE.includes(mark.area) ? (mark.mark_level === 1 ? 2 : 1) : 0,
    ),
  );
  const byThen = [...first, ...early];
  return {
    ninth_on_track: standing(
      sum(once(first).map((one) => one.units)) >= 5 - 1e-6 && failed <= 1,
      false,
      first.length > 0,
    ),
    algebra_by_ninth: standing(
      byThen.some(({ mark, family }) => mark.earned > 0 && family !== null && LADDER.includes(family)),
      codeless(byThen, ['Mathematics']),
    ),
  };
}

function curricula({ kept, passed }: Courses): Standings {
  const { college, standard, midlevel, rigorous } = shortOfCurricula(once(kept), passed);
  const required = codeless(kept, [...CORE, 'World Languages']);
  return {
    algebra2: standing(has(passed, 'algebra2'), codeless(kept, ['Mathematics'])),
    chemistry_or_physics: standing(has(passed, 'chemistry') || has(passed, 'physics'), codeless(kept, ['Science'])),
    college_ready: standing(college === 0, required),
    college_ready_near: standing(college <= 1 + 1e-6, required, college > 0),
    curriculum_standard: standing(standard === 0, required),
    curriculum_midlevel: standing(midlevel === 0, required),
    curriculum_rigorous: standing(rigorous === 0, required),
  };
}

function careers(mine: ByHand, courses: Courses): Standings {
  const { kept, passed } = courses;
  const { field, pathway } = careersByHand(mine, once(kept), passed);
  const mayBeCte = openOf(courses).some((row) => !row.isCte && row.mark.area === 'Other');
  return {
    cte_course: standing(
      kept.some(({ isCte }) => isCte),
      mayBeCte,
    ),
    career_ready: standing(field >= 3 - 1e-6, mayBeCte),
    cte_concentrator: standing(pathway >= 2),
  };
}

/** Who passed a step of the mathematics ladder, and went on from it. */
function ladderSteps({ kept, passed }: Courses): Standings {
  const mayBe = codeless(kept, ['Mathematics']);
  return Object.fromEntries(
    LADDER.slice(0, -1).map((step, at): [string, Standing] => {
      const asked = passed.some(({ family }) => family === step);
      const later = kept.some(({ family }) => family !== null && LADDER.indexOf(family) > at);
      return [`after_${step}`, standing(later, mayBe, asked || (mayBe ? null : false))];
    }),
  );
}
