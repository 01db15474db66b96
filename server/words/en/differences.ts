import type { DifferenceWords } from '../differences.ts';

const some = (count: number, titles: readonly string[]) =>
  `${titles.join(', ')}${count > titles.length ? ` and ${count - titles.length} more` : ''}`;
const courses = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`;

export const DIFFERENCES_EN: DifferenceWords = {
  gpa: (before, now) => `GPA was ${before ?? 'missing'}, is now ${now ?? 'missing'}.`,
  credits: (before, now) => `Credits were ${before}, are now ${now}.`,
  courses: {
    added: (count, titles) => `${courses(count)} added: ${some(count, titles)}.`,
    removed: (count, titles) => `${courses(count)} removed: ${some(count, titles)}.`,
    changed: (count, titles) =>
      `${courses(count)} with a different grade, credits, level or subject area: ${some(count, titles)}.`,
  },
  scores: 'Test scores changed.',
  traits: 'Demographics changed.',
  gone: 'The student is no longer among the candidates of this school.',
};
