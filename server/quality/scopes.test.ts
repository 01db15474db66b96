import { expect, it } from 'vitest';
import { scopesOf, viewOf } from './scopes.ts';

/** In the order of their local IDs, which decides ties. */
const audit = {
  yearEnding: 2024,
  schools: [
    { id: 'a', name: 'School 09' },
    { id: 'b', name: 'Élan Academy' },
    { id: 'c', name: 'oak High School' },
    { id: 'd', name: 'School 02' },
    { id: 'e', name: '10' },
    { id: 'f', name: 'School 10' },
    { id: 'g', name: '2' },
  ],
};

it('names the schools of every scope by name, however their IDs are ordered', () => {
  const byName = ['2', '10', 'Élan Academy', 'oak High School', 'School 02', 'School 09', 'School 10'];
  const names = scopesOf(audit, [['a', 'd']]).map(({ view }) => view.schools.map(({ name }) => name));
  expect(names[0]).toEqual(byName);
  expect(names.at(-1)).toEqual(['School 02', 'School 09']);
  expect(viewOf(audit, 'all').schools.map(({ name }) => name)).toEqual(byName);
});
