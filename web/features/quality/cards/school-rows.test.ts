import { describe, expect, test } from 'vitest';
import { nextSort, pageOf, sortSchools } from './school-rows.ts';

const schools = [
  { name: 'Lincoln', count: 65 },
  { name: 'Oak', count: 95 },
  { name: 'Hill', count: 65 },
];

describe('sorting', () => {
  test('largest first, equal counts by name', () => {
    const names = sortSchools(schools, { key: 'count', direction: 'desc' }).map(({ name }) => name);
    expect(names).toEqual(['Oak', 'Hill', 'Lincoln']);
  });
  test('by name backwards', () => {
    const names = sortSchools(schools, { key: 'name', direction: 'desc' }).map(({ name }) => name);
    expect(names).toEqual(['Oak', 'Lincoln', 'Hill']);
  });
  test('a second click turns the order round, another column starts with its own', () => {
    expect(nextSort({ key: 'count', direction: 'desc' }, 'count')).toEqual({ key: 'count', direction: 'asc' });
    expect(nextSort({ key: 'count', direction: 'asc' }, 'name')).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort({ key: 'name', direction: 'asc' }, 'count')).toEqual({ key: 'count', direction: 'desc' });
  });
});

describe('paging by ten', () => {
  const rows = Array.from({ length: 15 }, (_, index) => index + 1);
  test('the last page holds the rest', () => {
    expect(pageOf(rows, 2)).toEqual({ page: 2, rows: [11, 12, 13, 14, 15] });
  });
  test('a page that no longer exists is the last one', () => {
    expect(pageOf(rows.slice(0, 3), 2)).toEqual({ page: 1, rows: [1, 2, 3] });
    expect(pageOf([], 1)).toEqual({ page: 1, rows: [] });
  });
});
