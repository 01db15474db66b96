import { expect, test } from 'vitest';
import { schoolsIn } from './schools-in.ts';
import type { SchoolState } from './upload-state.ts';

const school = (name: string, state: SchoolState['state'], lacks: string[] = []) => ({ school: name, state, lacks });
const complete = (count: number) => Array.from({ length: count }, (_, at) => school(`School ${at}`, 'complete'));

test('schools are named, and all of them are counted', () => {
  const states = [school('North', 'part', ['ACT']), school('South', 'part', ['ACT']), ...complete(2)];
  expect(schoolsIn(states, ['complete'], 2)).toBe('School 0, School 1');
  expect(schoolsIn(states, ['part', 'none'])).toBe('North, South (without ACT)');
  expect(schoolsIn(states, ['errors'])).toBe('None');
  expect(schoolsIn(complete(60), ['complete'], 2)).toBe('All 60 schools');
});

test('many complete schools are counted where those that are not are named', () => {
  const states = [school('North', 'none'), ...complete(60)];
  expect(schoolsIn(states, ['complete'], 12)).toBe('60 of 61 schools');
  expect(schoolsIn(states, ['part', 'none'])).toBe('North');
});
