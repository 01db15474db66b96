import { expect, test } from 'vitest';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { isOfFile } from './of-file.ts';

const GROUP: IssueGroup = {
  code: 'file.school-without-rows',
  severity: 'error',
  column: null,
  header: null,
  count: 1,
  message: 'The file has no rows for South, East, which you selected.',
  headline: 'The file has no rows for South, East, which you selected.',
  fix: '',
  first_rows: [],
  cause: null,
};

test('what is said of a file as a whole has no list of rows, also where it is said of two schools', () => {
  expect(isOfFile(GROUP)).toBe(true);
  expect(isOfFile({ ...GROUP, count: 2 })).toBe(true);
  expect(isOfFile({ ...GROUP, first_rows: [3] })).toBe(false);
  expect(isOfFile({ ...GROUP, code: 'student.not-on-roster', count: 2 })).toBe(false);
});
