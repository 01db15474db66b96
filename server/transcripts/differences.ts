import type { Transcript, TranscriptCourse } from '#contract/transcript-records.ts';

/** What newer data says otherwise than a transcript as it was finalized, in sentences; [] where it says the same. */
export function differences(before: Transcript, now: Transcript): string[] {
  const [old, fresh] = [coursesOf(before), coursesOf(now)];
  const added = [...fresh.keys()].filter((key) => !old.has(key));
  const removed = [...old.keys()].filter((key) => !fresh.has(key));
  const changed = [...fresh].filter(([key, courses]) => old.has(key) && facts(old.get(key) ?? []) !== facts(courses));
  return [
    ...(before.gpa === now.gpa ? [] : [`GPA ${gpa(before)} then, ${gpa(now)} now.`]),
    ...(before.credits === now.credits
      ? []
      : [`${before.credits.toFixed(2)} credits then, ${now.credits.toFixed(2)} now.`]),
    ...count(added.length, 'more than then', titles(fresh, added)),
    ...count(removed.length, 'no longer there', titles(old, removed)),
    ...count(
      changed.length,
      'with another mark, credit, level or area',
      changed.map(([, [course]]) => course?.title ?? ''),
    ),
    ...(scores(before) === scores(now) ? [] : ['Test scores are others.']),
    ...(traits(before) === traits(now) ? [] : ['Demographics are others.']),
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

const gpa = (transcript: Transcript): string => transcript.gpa?.toFixed(2) ?? 'none';

/** Value by value: what comes from the database has its keys in another order. */
const scores = (transcript: Transcript): string =>
  JSON.stringify(transcript.scores.map(({ test, name, taken, score }) => [test, name, taken, score]).sort());

const traits = ({ race, gender, disability_status, english_learner, low_income }: Transcript): string =>
  JSON.stringify([race, gender, disability_status, english_learner, low_income]);

const titles = (courses: Courses, keys: readonly string[]): string[] =>
  keys.map((key) => courses.get(key)?.[0]?.title ?? '');

const NAMED = 3;

function count(number: number, what: string, names: readonly string[]): string[] {
  if (number === 0) return [];
  const more = number > NAMED ? ` and ${number - NAMED} more` : '';
  return [`${number} ${number === 1 ? 'course' : 'courses'} ${what}: ${names.slice(0, NAMED).join(', ')}${more}.`];
}
