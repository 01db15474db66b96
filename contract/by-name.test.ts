import { expect, it } from 'vitest';
import { byName, compareNames } from './by-name.ts';

const sorted = (...names: string[]) => byName(names.map((name) => ({ name }))).map(({ name }) => name);

it('sorts names as a person does: by their numbers, without regard to case', () => {
  expect(sorted('10', 'PS 20', '2', 'oak', '1', 'PS 3', 'Élan', '11', 'Pine')).toEqual([
    '1',
    '2',
    '10',
    '11',
    'Élan',
    'oak',
    'Pine',
    'PS 3',
    'PS 20',
  ]);
});

it('leaves names that read the same in their order', () => {
  expect(compareNames('PS 03', 'PS 3')).toBe(0);
  expect(sorted('PS 3', 'PS 03')).toEqual(['PS 3', 'PS 03']);
});
