import { REPEATABLE_SUBJECTS } from '#datasets/vocabulary/courses/subject-areas.ts';
import type { CourseRef, FoundCourse } from './courses.ts';
import { by, lastOf, type Placed, sum, YEARS } from './rows.ts';

export interface TakenRow extends Placed {
  student_id: string;
  other_student_id: string | null;
  school_year: number;
  term: string | null;
  course_code: string | null;
  course_title: string | null;
  subject: string | null;
  credits_attempted: number | null;
  credits_earned: number | null;
  cumulative_gpa: number | null;
  exclude_from_gpa: boolean | null;
  is_transfer: boolean | null;
  points: number | null;
  earns_credit: boolean | null;
  is_counted: boolean | null;
  mark_level: number | null;
  course_level: string | null;
  sced_code: string | null;
  is_cte: boolean | null;
}

export interface Mark extends TakenRow, FoundCourse {
  student: string | null;
  home: string | null;
  code: string | null;
  earned: number;
}

const ofTheFour = (year: number) => YEARS.includes(year);

/** The rows of the four years (or of others), each with its student and course. */
export function marksOf(
  rows: readonly TakenRow[],
  whose: (row: TakenRow) => string | null,
  homeOf: (student: string | null) => string | null,
  lookUp: (asked: CourseRef) => FoundCourse,
  isOf: (year: number) => boolean = ofTheFour,
): Mark[] {
  const mine = rows
    .filter(({ school_year }) => isOf(school_year))
    .map((row) => ({ ...row, code: row.course_code?.toUpperCase() ?? null }));
  return mine.map((row) => {
    const student = whose(row);
    return {
      ...row,
      ...lookUp({
        school_id: row.school_id,
        school_year: row.school_year,
        code: row.code,
        title: row.course_title,
        says: row.subject,
        isTransfer: row.is_transfer === true && isOf === ofTheFour,
      }),
      student,
      home: homeOf(student),
      earned: row.earns_credit === false ? 0 : (row.credits_earned ?? 0),
    };
  });
}

/**
 * Of a record that two transcripts have, the newer file's, also under another ID of the student
 * (docs/domain/grades.md#credit-once).
 */
export function newestMarks(marks: readonly Mark[]): Mark[] {
  const keyOf = ({ student, school_year, code, term, mark_level }: Mark) =>
    JSON.stringify([student, school_year, code, termOf(term), mark_level ?? 5]);
  const newest = new Map<string, number>();
  for (const mark of marks) newest.set(keyOf(mark), Math.max(mark.file, newest.get(keyOf(mark)) ?? 0));
  return marks.filter((mark) => mark.student === null || mark.code === null || mark.file === newest.get(keyOf(mark)));
}

const writerOf = ({ student, file, student_id }: Mark) => student ?? `${file} ${student_id}`;

/**
 * Of quarter, semester and year marks of one course the level that carries credit, the widest of several
 * (docs/domain/grades.md#levels-of-marks).
 */
export function onOneLevel(marks: readonly Mark[]): Mark[] {
  const groups = Map.groupBy(marks, (mark) => JSON.stringify([writerOf(mark), mark.code, mark.school_year]));
  return [...groups.values()].flatMap((same) => {
    const level = ({ mark_level }: Mark) => mark_level ?? 5;
    const earning = same.filter(({ earned }) => earned > 0);
    const kept = Math.min(...(earning.length > 0 ? earning : same).map(level));
    return same.filter((mark) => level(mark) === kept);
  });
}

/** Of two middle ones the lower. */
const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/**
 * Local credits of a Carnegie unit by school: the median of what a student earns in English in a year, as 1, 5 or 10
 * (docs/domain/grades.md#credits).
 */
export function divisorsOf(marks: readonly Mark[], schools: readonly { id: string }[]): Map<string, number> {
  return new Map(
    schools.map(({ id }) => {
      const english = marks.filter(
        ({ school_id, is_transfer, area }) => school_id === id && !is_transfer && area === 'English Language Arts',
      );
      const sums = [...Map.groupBy(english, (mark) => `${writerOf(mark)} ${mark.school_year}`).values()]
        .map((mine) => sum(mine.map(({ earned }) => earned)))
        .sort((one, other) => one - other);
      const median = middleOf(sums);
      return [id, median <= 3 ? 1 : median <= 7.5 ? 5 : 10];
    }),
  );
}

const localOf = (mark: Mark, divisors: ReadonlyMap<string, number>) =>
  divisors.get(mark.school_id ?? '') ?? divisors.get(mark.home ?? '') ?? 1;

/** What the rows of one place and year prove of their own scale, otherwise that of the school. */
export function divisorOfMarks(marks: readonly Mark[], divisors: ReadonlyMap<string, number>): (mark: Mark) => number {
  const placeOf = (mark: Mark) =>
    JSON.stringify([writerOf(mark), mark.school_year, mark.school_id, mark.is_transfer ?? false]);
  const own = new Map<string, number>();
  for (const [place, same] of Map.groupBy(marks, placeOf)) {
    const rows = same.filter(({ earned }) => earned > 0);
    const [first] = rows;
    if (!first) continue;
    const large = rows.filter(({ earned }) => earned > 2 && earned % 2.5 === 0).length;
    const units = rows.filter(({ earned }) => [0.25, 0.5, 1].includes(earned)).length;
    const years = [...Map.groupBy(rows, ({ code }) => code).values()].map((course) => {
      const isKnown = course.some(({ mark_level }) => (mark_level ?? 5) < 5);
      const full = sum(course.map(({ earned, mark_level }) => earned * (isKnown ? (mark_level ?? 5) : 1)));
      return isKnown ? full / course.length : full;
    });
    if (localOf(first, divisors) === 1) {
      if (large >= 3 && large > rows.length / 2)
        own.set(place, middleOf(years.sort((one, other) => one - other)) <= 7.5 ? 5 : 10);
    } else if (units >= 5 && units === rows.length) own.set(place, 1);
  }
  return (mark) => own.get(placeOf(mark)) ?? localOf(mark, divisors);
}

export interface CountedMark extends Mark {
  credits: number;
  weight: number;
}

/** The rows that count, in Carnegie units. */
export const countedOf = (marks: readonly Mark[], divisorOf: (mark: Mark) => number): CountedMark[] =>
  marks
    .filter(
      ({ is_counted, student, points, earned }) =>
        is_counted !== false && student !== null && (points !== null || earned > 0),
    )
    .map((mark) => {
      const divisor = divisorOf(mark);
      const { credits_attempted: attempted, earned, points } = mark;
      const local =
        attempted !== null && attempted > 0 ? attempted : earned > 0 && (points ?? 0) > 0 ? earned : divisor;
      return { ...mark, credits: earned / divisor, weight: local / divisor };
    });

/** The GPA of a student from the rows that count; where they are fewer than three, the one that the file states. */
export function gpaOf(counted: readonly CountedMark[], all: readonly Mark[]): number | null {
  const graded = counted.filter(({ points, exclude_from_gpa }) => points !== null && !exclude_from_gpa);
  const own = sum(graded.map(({ points, weight }) => (points ?? 0) * weight)) / sum(graded.map(({ weight }) => weight));
  const stated = lastOf(
    all.filter(({ cumulative_gpa }) => cumulative_gpa !== null),
    ({ school_year }) => school_year,
    ({ file }) => file,
    ({ row_number }) => row_number,
  )?.cumulative_gpa;
  if (graded.length < 3 && stated != null) return stated;
  return graded.length === 0 ? null : own;
}

const SEASON = '(?:fa(?:ll)?|f|sp(?:r|ring)?|s|su(?:m|mmer)?|wi(?:n|nter)?)';
const YEAR = '(?:1[5-9]|[23]\\d)';
const WITH_YEAR = [
  /^(?:2[5-9]|3\d)(?<rest>\d\d)$/,
  new RegExp(`^20${YEAR}(?<rest>\\d\\d?)$`),
  new RegExp(`^(?<rest>${SEASON})[ ']*${YEAR}$`, 'i'),
  new RegExp(`^${YEAR} ?(?<rest>${SEASON})$`, 'i'),
];
const YEAR_WITHIN = new RegExp(`(?<!\\d)(?:SY *)?(?:(?:20)?${YEAR} *[-/–] *(?:20)?${YEAR}|20${YEAR})(?!\\d)`, 'i');

/** A term without its year, where something is left (docs/domain/grades.md#credit-once). */
export function termOf(term: string | null): string | undefined {
  const found = WITH_YEAR.map((one) => term?.match(one)?.groups?.rest).find((rest) => rest !== undefined);
  const rest = found ?? term?.replace(YEAR_WITHIN, '').replace(/^[ \-/–_,.:()']+|[ \-/–_,.:()']+$/g, '');
  return (rest || term)?.toUpperCase();
}

/** Credits of some students by area: once a course and term, except where one may repeat it. */
export function creditsOf(counted: readonly CountedMark[]): Record<string, number> {
  const credits: Record<string, number> = {};
  const earning = counted.filter((mark) => mark.credits > 0);
  for (const same of Map.groupBy(earning, ({ student, code, term }) =>
    JSON.stringify([student, code, termOf(term)]),
  ).values()) {
    same.sort(
      by(
        (mark) => -mark.credits,
        ({ school_year }) => school_year,
        ({ area }) => area,
        ({ file }) => file,
        ({ row_number }) => row_number,
      ),
    );
    for (const [at, { area, credits: more }] of same.entries())
      if (at === 0 || REPEATABLE_SUBJECTS.some((subject) => subject === area))
        credits[area] = (credits[area] ?? 0) + more;
  }
  return credits;
}
