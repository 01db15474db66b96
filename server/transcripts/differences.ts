import type { Transcript, TranscriptCourse } from '#contract/transcripts/transcript-records.ts';
import type { DifferenceWords } from '#server/words/differences.ts';

/** How newer data differs from a transcript as it was finalized, in sentences; [] where it does not. */
export function differences(before: Transcript, now: Transcript, words: DifferenceWords): string[] {
  const [old, fresh] = [coursesOf(before), coursesOf(now)];
  const added = [...fresh.keys()].filter((key) => !old.has(key));
  const removed = [...old.keys()].filter((key) => !fresh.has(key));
  const changed = [...fresh].filter(([key, courses]) => old.has(key) && facts(old.get(key) ?? []) !== facts(courses));
  const some = (what: keyof DifferenceWords['courses'], names: readonly string[]) =>
    names.length === 0 ? [] : [words.courses[what](names.length, names.slice(0, NAMED))];
  return [
    ...(before.gpa === now.gpa ? [] : [words.gpa(gpa(before), gpa(now))]),
    ...(before.credits === now.credits ? [] : [words.credits(before.credits.toFixed(2), now.credits.toFixed(2))]),
    ...some('added', titles(fresh, added)),
    ...some('removed', titles(old, removed)),
    ...some(
      'changed',
      changed.map(([, [course]]) => course?.title ?? ''),
    ),
    ...(scores(before) === scores(now) ? [] : [words.scores]),
    ...(traits(before) === traits(now) ? [] : [words.traits]),
  ];
}

type Courses = Map<string, TranscriptCourse[]>;

/** A course is known by its year, term and code. */
function coursesOf({ years }: Transcript): Courses {
  const courses: Courses = new Map();
  for (const course of years.flatMap((year) => year.courses)) {
    const key = JSON.stringify([course.school_year, course.term, course.course_code ?? course.title]);
    courses.set(key, [...(courses.get(key) ?? []), course]);
  }
  return courses;
}

const facts = (courses: readonly TranscriptCourse[]): string =>
  JSON.stringify(
    courses
      .map(({ grade, credits, level, subject_area, standing }) =>
        JSON.stringify([grade, credits, level, subject_area, standing]),
      )
      .sort(),
  );

const gpa = (transcript: Transcript): string | null => transcript.gpa?.toFixed(2) ?? null;

/** Value by value: what comes from the database has its keys in another order. */
const scores = (transcript: Transcript): string =>
  JSON.stringify(transcript.scores.map(({ test, name, taken, score }) => [test, name, taken, score]).sort());

const traits = ({ race, gender, disability_status, english_learner, low_income }: Transcript): string =>
  JSON.stringify([race, gender, disability_status, english_learner, low_income]);

const titles = (courses: Courses, keys: readonly string[]): string[] =>
  keys.map((key) => courses.get(key)?.[0]?.title ?? '');

const NAMED = 3;
