import { expect, test } from 'vitest';
import { START, sortedBy } from './log-query.ts';

test('a column starts at A, and turns round when it is chosen again', () => {
  const byUser = sortedBy(START, 'user');
  expect(byUser).toMatchObject({ by: 'user', sort: 'asc' });
  expect(sortedBy(byUser, 'user')).toMatchObject({ by: 'user', sort: 'desc' });
});

test('time starts at the newest', () => {
  expect(sortedBy({ by: 'file', sort: 'asc' }, 'timestamp')).toEqual({ by: 'timestamp', sort: 'desc' });
});

test('what narrows the lines stays', () => {
  expect(sortedBy({ ...START, user: 'Bea' }, 'action')).toEqual({ by: 'action', sort: 'asc', user: 'Bea' });
});
