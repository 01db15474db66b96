import { expect, it } from 'vitest';
import { SCED_CODES } from './sced-codes.ts';
import { SCED_COURSES } from './sced-courses.ts';
import { SUBJECT_AREAS } from './subject-areas.ts';

it('holds the 1,785 courses of version 12 and the two that moved', () => {
  expect(SCED_COURSES.size).toBe(1785);
  expect([...SCED_COURSES.keys()]).toEqual([...SCED_CODES.filter((code) => SCED_COURSES.has(code))]);
  expect(SCED_CODES.filter((code) => !SCED_COURSES.has(code))).toEqual(['22110', '22112']);
});

it('has as many courses an area as the National Center counts', () => {
  const counts = Object.groupBy(SCED_COURSES.keys(), (code) => code.slice(0, 2));
  const some = { '01': 101, '02': 87, '03': 98, '04': 122, '05': 169, '21': 60, '24': 353, '25': 13 };
  for (const [area, count] of Object.entries(some)) expect(counts[area]).toHaveLength(count);
});

it('names courses in readable letters', () => {
  expect(SCED_COURSES.get('01001')).toBe('English/Language Arts I (9th grade)');
  expect(SCED_COURSES.get('25003')).toMatch(/Seminar/);
  for (const title of SCED_COURSES.values()) expect(title).toMatch(/^[\p{L}\d][^\uFFFD\u0080-\u009f]*$/u);
});

it('lies in a subject area each', () => {
  const areas = new Set(SUBJECT_AREAS.flatMap(({ sced }) => sced));
  for (const code of SCED_CODES) expect(areas, code).toContain(code.slice(0, 2));
});
