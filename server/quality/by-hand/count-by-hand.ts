import type { Lake } from '#server/platform/lake/lake.ts';
import type { LedgerAudit } from '../ledgers/build.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';
import { type CourseRow, catalogOf } from './courses.ts';
import {
  type CountedMark,
  countedOf,
  divisorOfMarks,
  divisorsOf,
  type Mark,
  marksOf,
  newestMarks,
  onOneLevel,
  type TakenRow,
} from './marks.ts';
import { outdatedIn } from './newer-rosters.ts';
import { whoseOf } from './people.ts';
import { by, newestOf, type Placed, readRows, YEARS } from './rows.ts';
import { type RosterRow, type Student, studentsOf } from './school-class.ts';
import { distinctOf, type Score, type ScoreRow, scoresOf } from './scores.ts';

interface DemographicsRow extends Placed {
  student_id: string;
  other_student_id: string | null;
  school_year: number | null;
  gender_value: string | null;
  race_value: string | null;
  has_disability: boolean | null;
  english_learner: boolean | null;
  is_low_income: boolean | null;
}
const VALUES = ['gender_value', 'race_value', 'has_disability', 'english_learner', 'is_low_income'] as const;
/** The values that are known of a student. */
type KnownDemographics = Partial<
  { [Name in (typeof VALUES)[number]]: NonNullable<DemographicsRow[Name]> } & {
    /** Whether any row says so. */
    everLearner: boolean;
    everLowIncome: boolean;
  }
>;

/** What the rows of a district come to, student by student and in plain loops: no SQL, no ledger. */
export interface ByHand {
  students: readonly Student[];
  /** Of each student, and under null of those whose student no one knows. */
  marks: ReadonlyMap<string | null, readonly Mark[]>;
  /** Rows before the four years. */
  early: ReadonlyMap<string | null, readonly Mark[]>;
  counted: ReadonlyMap<string | null, readonly CountedMark[]>;
  divisors: ReadonlyMap<string, number>;
  /** Local credits of a Carnegie unit, by row. */
  divisorOf: (mark: Mark) => number;
  records: ReadonlyMap<string | null, KnownDemographics>;
  scores: readonly Score[];
  /** Every row of a score whose student no one knows. */
  strays: readonly Score[];
  courses: readonly CourseRow[];
  pathways: readonly PathwayRow[];
  files: readonly CurrentFile[];
  /** What some student has a value of. */
  kinds: ReadonlySet<string>;
}

export interface PathwayRow extends Placed {
  course_code: string;
  course_title: string | null;
  school_year: number;
  pathway_key: string;
}

export async function countByHand(lake: Lake, audit: LedgerAudit, files: readonly CurrentFile[]): Promise<ByHand> {
  const roster = await readRows<RosterRow>(lake, files, 'STUDENT_ROSTER');
  const courses = newestOf(await readRows<CourseRow>(lake, files, 'COURSE_CATALOG'), [
    'school_id',
    'school_year',
    'course_code',
  ]);
  const taken = newestOf(await readRows<TakenRow>(lake, files, 'TRANSCRIPT'), [
    'student_id',
    'school_year',
    'term',
    'course_code',
  ]);
  const sittings = await readRows<ScoreRow>(lake, files, 'STUDENT_TEST_SCORES');

  const students = studentsOf(roster, outdatedIn(roster));
  const homeOf = (student: string | null) => students.get(student ?? '')?.home ?? null;
  const catalog = catalogOf(courses, audit.decisions ?? []);
  const marks = newestMarks(marksOf(taken, whoseOf(taken, roster), homeOf, catalog));
  const early = marksOf(taken, whoseOf(taken, roster), homeOf, catalog, (year) => year < Math.min(...YEARS));
  const kept = onOneLevel(marks.filter(({ isCourse }) => isCourse));
  const divisors = divisorsOf(kept, audit.schools);
  const divisorOf = divisorOfMarks(
    marks.filter(({ isCourse }) => isCourse),
    divisors,
  );
  const scores = scoresOf(sittings, whoseOf(sittings, roster), roster);
  const records = recordsOf(await readRows<DemographicsRow>(lake, files, 'STUDENT_DEMOGRAPHICS'), roster);
  return {
    files,
    kinds: new Set([...students.keys()].flatMap((id) => Object.keys(records.get(id) ?? {}))),
    students: [...students.values()],
    marks: Map.groupBy(marks, ({ student }) => student),
    early: Map.groupBy(early, ({ student }) => student),
    counted: Map.groupBy(countedOf(kept, divisorOf), ({ student }) => student),
    divisors,
    divisorOf,
    records,
    scores: distinctOf(scores),
    strays: scores.filter(({ student }) => student === null),
    courses,
    pathways: await readRows(lake, files, 'CTE_PATHWAY_CATALOG'),
  };
}

/** What the latest row says of each value; a row without a year describes the student as of now. */
function recordsOf(rows: DemographicsRow[], roster: readonly RosterRow[]): Map<string | null, KnownDemographics> {
  const whose = whoseOf(rows, roster);
  const records = new Map<string | null, KnownDemographics>();
  for (const row of rows.sort(
    by(
      ({ school_year }) => school_year ?? 9999,
      ({ file }) => file,
      ({ row_number }) => row_number,
    ),
  )) {
    const known = VALUES.flatMap((value) => (row[value] === null ? [] : [[value, row[value]]]));
    const before = records.get(whose(row));
    records.set(whose(row), {
      ...before,
      ...Object.fromEntries(known),
      ...(row.english_learner !== null && { everLearner: row.english_learner || before?.everLearner === true }),
      ...(row.is_low_income !== null && { everLowIncome: row.is_low_income || before?.everLowIncome === true }),
    });
  }
  return records;
}

/** The step of the waterfall that leaves a student out, or 'cohort'. */
export function stepOf({ marks, files }: ByHand, { id, home, step }: Student): string {
  const years = new Set(marks.get(id)?.map(({ school_year }) => school_year));
  const isAsked = files.some(({ type, schoolIds }) => type === 'TRANSCRIPT' && schoolIds.has(home ?? ''));
  return step ?? (isAsked && years.size < YEARS.length ? 'transcript_in_all_four_years' : 'cohort');
}
