import { overview } from '#web/messages/en/overview.ts';
import type { SchoolInCategory } from './progress.ts';
import type { Category } from './use-categories.ts';

const words = overview.byStatus;

/** 'North (without 2020-2021)' */
export const nameOf = ({ name, missing }: SchoolInCategory): string =>
  missing.length === 0 ? name : `${name} ${words.missing(missing.join(', '))}`;

/** Every category as a table of words, header first: a row a school, a column a category. */
export function statusRows(categories: readonly Category[]): string[][] {
  const known = categories.flatMap(({ label, progress }) => (progress ? [{ label, schools: progress.schools }] : []));
  const names = [...new Set(known.flatMap(({ schools }) => schools.map(({ name }) => name)))];
  const cellOf = (schools: readonly SchoolInCategory[], name: string): string => {
    const school = schools.find((one) => one.name === name);
    if (school === undefined) return '';
    const lacks = school.missing.length > 0 ? ` ${words.missing(school.missing.join(', '))}` : '';
    return words[school.status] + lacks;
  };
  return [
    [words.school, ...known.map(({ label }) => label)],
    ...names.map((name) => [name, ...known.map(({ schools }) => cellOf(schools, name))]),
  ];
}
