import { expect, test } from 'vitest';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { Requirements } from '#contract/uploads/requirements.ts';
import { completeCategories, openErrors, worstOf } from './first-page.ts';

const group = (code: string, severity: IssueGroup['severity'], count: number): IssueGroup => ({
  code,
  severity,
  count,
  column: null,
  header: null,
  message: code,
  headline: code,
  fix: '',
  first_rows: [],
  cause: null,
});

const files = [
  { file: 'roster', groups: [group('a', 'error', 2), group('b', 'warning', 900)] },
  { file: 'act', groups: [group('c', 'error', 31), group('d', 'error', 5), group('e', 'note', 1000)] },
  { file: 'ap', groups: [group('f', 'warning', 7), group('g', 'warning', 8)] },
];

test('counts the open errors of all files', () => {
  expect(openErrors(files)).toBe(38);
});

test('names five problems: errors before warnings, the most frequent first, notes never', () => {
  expect(worstOf(files).map(({ file, group: { code } }) => [file, code])).toEqual([
    ['act', 'c'],
    ['act', 'd'],
    ['roster', 'a'],
    ['roster', 'b'],
    ['ap', 'g'],
  ]);
});

test('a category is complete when every school shown is', () => {
  const requirements: Requirements[] = [
    { schools: { North: true, South: true } },
    { schools: { North: true, South: 'error' } },
    { schools: { North: { SAT: true, IB: 'not_offered' }, South: { SAT: false, IB: false } } },
    { schools: {} },
  ];
  expect(completeCategories(requirements, null)).toBe(1);
  expect(completeCategories(requirements, 'North')).toBe(3);
});
