import { patternOf } from '../kit/phrases.ts';

/** What schools schedule beside courses. Some of it bears credit somewhere, so words alone decide nothing. */
const BESIDE_COURSES = new RegExp(
  patternOf({
    has: [
      ...['duty', 'hall( )duty', 'atrium( )duty', 'cafe(teria)( )duty', 'lunch( )duty', 'bus( )duty', 'yard( )duty'],
      ...['study( )duty', 'advisory', 'advisement', 'advisor', 'lunch', 'study hall', 'home( )room', 'release(d)'],
      ...['early dismissal', 'early out', 'late arrival', 'late start', 'late in', 'off campus', 'flex', 'flextime'],
      ...['no class', 'class coverage', 'free period', 'prep period', 'activity period', 'assembly', 'locker'],
      ...['scheduling', 'schedule hold', 'unscheduled', 'not scheduled', 'not enrolled', 'assigned'],
      ...['dept chair', 'library supv', 'see counselor', 'pe excused', 'placement test'],
    ],
  }),
);

/** 'Hall Duty', 'Advisory', 'Lunch': words of no course, and no credit that would say otherwise. */
export function isNoCourse(title: string, credits: number | null): boolean {
  return (
    !(credits !== null && credits > 0) &&
    BESIDE_COURSES.test(
      title
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    )
  );
}
