import { expect, test } from 'vitest';
import { filtersOf, queryOf } from './log-address.ts';

const read = (address: string) => filtersOf(new URLSearchParams(address));
const SCHOOL = '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01';

test('an address says which lines', () => {
  expect(read(`user=Maria&kind=people&school=${SCHOOL}&from=2024-11-01&to=2024-11-30`)).toEqual({
    user: 'Maria',
    kind: 'people',
    school: SCHOOL,
    from: '2024-11-01',
    to: '2024-11-30',
  });
});

test.each(['', 'user=&kind=nothing&school=17&from=today&to=2024-13-45'])('%j narrows nothing', (address) => {
  expect(Object.values(read(address)).filter((value) => value !== undefined)).toEqual([]);
});

test('days are whole ones of the reader', () => {
  const { from = '', before = '' } = queryOf({ from: '2024-11-03', to: '2024-11-03' });
  expect(new Date(from)).toEqual(new Date(2024, 10, 3));
  expect(new Date(before)).toEqual(new Date(2024, 10, 4));
});
