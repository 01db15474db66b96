import { plain } from './rows.ts';

/** What a transferred row says of its course. */
export interface Transferred {
  title: string | null;
  says: string | null;
}

/** Subjects that the titles of the made-up districts name; 'Honors 4' names none. */
const NAMED: readonly (readonly [word: string, subject: string])[] = [
  ['algebra', 'Mathematics'],
  ['math', 'Mathematics'],
  ['literature', 'English Language Arts'],
  ['biology', 'Science'],
  ['chem', 'Science'],
  ['physics', 'Science'],
  ['gov', 'Social Studies'],
  ['spanish', 'World Languages'],
  ['welding', 'Career and Technical Education'],
  ['painting', 'Visual and Performing Arts'],
  ['art', 'Visual and Performing Arts'],
];
const wordsOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const other = (subject: string | null | undefined) => (subject === 'Other' ? undefined : (subject ?? undefined));

/**
 * The subject of a course of another school under the code of other courses, null where it may be one of these
 * (docs/domain/matching.md#transcript-courses).
 */
export function foreignSubject(
  { title, says }: Transferred,
  courses: readonly { course_title: string | null; area: string }[],
): string | null {
  const words = wordsOf(title ?? '');
  const own = other(says) ?? NAMED.find(([word]) => words.includes(word))?.[1];
  if (own === undefined || plain(title) === '' || courses.length === 0) return null;
  const telling = words.filter((word) => /[a-z]{3}/.test(word));
  const isFar = (listed: string | null) =>
    plain(listed) !== '' && !wordsOf(listed ?? '').some((word) => telling.includes(word));
  return courses.every(({ course_title, area }) => area !== own && isFar(course_title)) ? own : null;
}
