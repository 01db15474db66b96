import type {
  COURSE_LEVELS,
  TestScore,
  Transcript,
  TranscriptCourse,
} from '#contract/transcripts/transcript-records.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import { AP_EXAMS } from '#datasets/vocabulary/ap-exams.ts';
import { REPEATABLE_SUBJECTS } from '#datasets/vocabulary/courses/subject-areas.ts';
import type { MarkRow, StudentRecord } from '#server/quality/records/student-record.ts';

type TranscriptHead = Omit<
  Transcript,
  'credits' | 'years' | 'subjects' | 'scores' | 'credit_divisors' | 'as_of' | 'requirements'
>;

/** A course as it is kept: with the ID of the school of the audit where it was taken, which stays in the database. */
export type KeptCourse = TranscriptCourse & { school_id?: string | null };

/** What is said of a school that the reader may not see. */
const ELSEWHERE = 'Another school';

export interface SeenSchools {
  /** Names by ID. */
  names: ReadonlyMap<string, string>;
  seesAll: boolean;
}

/**
 * A kept transcript with the schools where courses were taken as this reader may know them: whoever kept it saw
 * others. What was kept by an earlier version of the portal has no IDs; its names are then those of schools the
 * reader sees, or no one's.
 */
export function asSeen(kept: Transcript, { names, seesAll }: SeenSchools): Transcript {
  const known = new Set(names.values());
  const schoolOf = ({ school, school_id }: KeptCourse) => {
    if (school === null || school_id === null) return school;
    if (school_id !== undefined) return names.get(school_id) ?? ELSEWHERE;
    return seesAll || known.has(school) ? school : ELSEWHERE;
  };
  const years = kept.years.map((year) => ({
    ...year,
    courses: year.courses.map((course) => ({ ...course, school: schoolOf(course) })),
  }));
  return { ...kept, years };
}

/** Credits are added in hundredths: three thirds of a credit are one. */
const rounded = (credits: number): number => Math.round(credits * 100) / 100;
const sum = (courses: readonly { credits: number }[]): number =>
  rounded(courses.reduce((total, { credits }) => total + credits, 0));

/** A student's transcript by year and by subject area. `schools`: names of the schools the reader may see. */
export function transcriptOf(
  shown: TranscriptHead,
  { facts, marks, scores, requirements }: StudentRecord,
  schools: ReadonlyMap<string, string>,
  as_of: Transcript['as_of'],
): Transcript {
  const standings = standingsOf(marks);
  const courses = marks.map((mark) => courseOf(mark, standings.get(mark) ?? 'counted', schools));
  return {
    ...shown,
    credits: sum(courses),
    years: yearsOf(marks, courses),
    subjects: subjectsOf(courses),
    scores: [
      ...(facts.sat === null ? [] : [superscore('SAT', facts.sat)]),
      ...(facts.act === null ? [] : [superscore('ACT', facts.act)]),
      ...scores.flatMap(scoreOf),
    ],
    credit_divisors: [...new Set(marks.map(({ divisor }) => divisor))].sort((one, other) => one - other),
    as_of,
    requirements,
  };
}

type CourseStanding = TranscriptCourse['standing'];

/**
 * Credit counts once per course and term, whenever it was repeated (docs/domain/grades.md#credit-once); band and sports
 * are courses one may repeat.
 */
function standingsOf(marks: readonly MarkRow[]): ReadonlyMap<MarkRow, CourseStanding> {
  const standings = new Map(marks.map((mark): [MarkRow, CourseStanding] => [mark, standingOf(mark)]));
  const credited = new Set<string>();
  const repeatable = new Set<string>(REPEATABLE_SUBJECTS);
  const earning = marks.filter((mark) => mark.credits > 0 && standings.get(mark) === 'counted');
  for (const mark of earning.toSorted(byCredit)) {
    if (repeatable.has(mark.area)) continue;
    const key = JSON.stringify([mark.course_code, mark.term?.toUpperCase() ?? null]);
    if (credited.has(key)) standings.set(mark, 'credit_counted_before');
    credited.add(key);
  }
  return standings;
}

function standingOf({ is_course, is_other_level, is_counted }: MarkRow): CourseStanding {
  if (!is_course) return 'not_a_course';
  if (is_other_level) return 'other_mark';
  return is_counted ? 'counted' : 'not_counted';
}

/** The largest credit is the one that counts, the earliest of equal ones. */
const byCredit = (one: MarkRow, other: MarkRow): number =>
  other.credits - one.credits ||
  one.school_year - other.school_year ||
  one.file - other.file ||
  one.row_number - other.row_number;

const LEVELS: Record<number, (typeof COURSE_LEVELS)[number]> = { 4: 'AP', 3: 'IB', 2: 'honors', 1: 'general' };

function courseOf(mark: MarkRow, standing: CourseStanding, schools: ReadonlyMap<string, string>): KeptCourse {
  const counts = standing === 'counted' || standing === 'credit_counted_before';
  const elsewhere = mark.other_school_id === null ? null : (schools.get(mark.other_school_id) ?? ELSEWHERE);
  return {
    school_year: schoolYear(mark.school_year),
    term: mark.term,
    course_code: mark.course_code,
    title: mark.title,
    subject_area: mark.area,
    level: LEVELS[mark.level_rank] ?? 'general',
    is_cte: mark.is_cte,
    grade: mark.final_grade,
    credits: standing === 'counted' ? rounded(mark.credits) : 0,
    standing,
    in_gpa: counts && mark.points !== null && !mark.exclude_from_gpa,
    school: elsewhere ?? mark.other_school,
    school_id: mark.other_school_id,
  };
}

function yearsOf(marks: readonly MarkRow[], courses: readonly TranscriptCourse[]): Transcript['years'] {
  const years = [...new Set(marks.map(({ school_year }) => school_year))].sort((one, other) => one - other);
  return years.map((year) => {
    const grades = marks.flatMap(({ school_year, grade_level }) => (school_year === year ? (grade_level ?? []) : []));
    const taken = courses.filter(({ school_year }) => school_year === schoolYear(year));
    return {
      period: schoolYear(year),
      grade_level: grades.length > 0 ? Math.max(...grades) : null,
      credits: sum(taken),
      courses: taken,
    };
  });
}

function subjectsOf(courses: readonly TranscriptCourse[]): Transcript['subjects'] {
  const counted = courses.filter(({ standing }) => standing === 'counted' || standing === 'credit_counted_before');
  const areas = [...new Set(counted.map(({ subject_area }) => subject_area))].sort();
  return areas.map((name) => {
    const ofArea = counted.filter(({ subject_area }) => subject_area === name);
    const different = (some: readonly TranscriptCourse[]) =>
      new Set(some.map(({ course_code, title }) => course_code ?? title)).size;
    const demanding = ofArea.filter(({ level }) => level === 'AP' || level === 'IB');
    return { name, credits: sum(ofArea), courses: different(ofArea), ap_ib: different(demanding) };
  });
}

const superscore = (test: 'SAT' | 'ACT', score: number): TestScore => ({
  test,
  name: `${test} superscore`,
  taken: null,
  score: String(score),
});

function scoreOf({ test_type, ap_code, name, taken, score }: StudentRecord['scores'][number]): TestScore[] {
  if (score === null || (test_type !== 'AP' && test_type !== 'IB')) return [];
  const exam = ap_code === null ? undefined : AP_EXAMS[ap_code];
  return [{ test: test_type, name: exam ?? name ?? test_type, taken, score: String(score) }];
}
