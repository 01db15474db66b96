import type { AuditSchool } from '#datasets/kit/plan.ts';

/** A rough twin of the reading of schools (datasets/kit/sql/read-schools.ts), good enough to choose between two columns. */
export function schoolFinder(schools: readonly AuditSchool[]): (value: string) => boolean {
  const known = new Set<string>();
  for (const { name, local_id, state_id, nces_id, ceeb_code } of schools) {
    known.add(nameKey(name));
    for (const id of [local_id, state_id, nces_id, ceeb_code]) if (id) known.add(idKey(id));
    const inCounty = /^\d{2}[- ]?\d{5}[- ]?(\d{7})$/.exec(state_id?.trim() ?? '');
    if (inCounty?.[1]) known.add(idKey(inCounty[1])).add(idKey(inCounty[0].replace(/[- ]/g, '')));
  }
  const isKnown = (part: string) => known.has(idKey(part)) || known.has(nameKey(part));
  const hasKnownPart = (value: string) =>
    value.length <= LONGEST_NAME && PARTS.some((parts) => parts.exec(value)?.slice(1).some(isKnown));
  return (value) => isKnown(value) || hasKnownPart(value.trim());
}

/** Longer texts are not names of a school: the second pattern takes the square of their length. */
const LONGEST_NAME = 200;

/** '0332 - Lakeview High School', 'Lakeview High School (0332)' */
const PARTS = [
  /^([a-z0-9]{1,14}) *[-–:|] *(.*\p{L}.*)$/iu,
  /^(\d{1,14}) +(.*\p{L}.*)$/u,
  /^(.*\p{L}.*?) *(?:[-–:|] *|[([])([a-z0-9]{1,14})[)\]]?$/iu,
];

function idKey(text: string): string {
  return `#${text.trim().toUpperCase().replace(/^'/, '').replace(/\.0$/, '').replace(/^0+/, '')}`;
}

function nameKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(hs|h s)\b/g, 'high')
    .replace(/\bacad\b/g, 'academy')
    .replace(/\balt\b/g, 'alternative')
    .replace(/\b(the|school)\b/g, '')
    .replaceAll(' ', '');
}
