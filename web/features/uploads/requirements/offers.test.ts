import { expect, test } from 'vitest';
import { changeOf, markableColumns, reversed } from './offers.ts';
import { cardProgress } from './progress.ts';

const known = [
  { id: '1', name: 'North' },
  { id: '2', name: 'South' },
];
const requirements = {
  schools: {
    North: { SAT: true, IB: 'not_offered' as const },
    South: { SAT: true, IB: 'error' as const },
  },
};

test('what is not uploaded can be marked, and what is marked be taken back', () => {
  const columns = markableColumns(requirements, known);
  expect(columns).toEqual([
    {
      column: 'IB',
      schools: [
        { id: '1', name: 'North', isMarked: true },
        { id: '2', name: 'South', isMarked: false },
      ],
    },
  ]);
  const change = changeOf(columns[0] ?? { column: '', schools: [] }, ['2']);
  expect(change).toEqual({ column: 'IB', mark: ['2'], takeBack: ['1'] });
  expect(reversed(change)).toEqual({ column: 'IB', mark: ['1'], takeBack: ['2'] });
});

test('what is not offered is complete', () => {
  expect(cardProgress(requirements)).toEqual({ all: 2, complete: 1, withErrors: 1 });
});
