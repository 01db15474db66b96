import { expect, test } from 'vitest';
import { statesOf } from './upload-state.ts';

const schools = {
  North: { SAT: true, ACT: true },
  South: { SAT: true, ACT: false },
  East: { SAT: 'error' as const, ACT: false },
  West: { SAT: false, ACT: false },
};

test('complete, in part, with errors and not yet, each with what it lacks', () => {
  expect(statesOf({ schools }, null)).toEqual([
    { school: 'North', state: 'complete', lacks: [] },
    { school: 'South', state: 'part', lacks: ['ACT'] },
    { school: 'East', state: 'errors', lacks: ['ACT'] },
    { school: 'West', state: 'none', lacks: [] },
  ]);
});

test('one school of a category without columns', () => {
  expect(statesOf({ schools: { North: 'error', South: true } }, 'North')).toEqual([
    { school: 'North', state: 'errors', lacks: [] },
  ]);
});
