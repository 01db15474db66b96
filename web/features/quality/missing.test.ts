import { expect, test } from 'vitest';
import { gapsOf } from './missing.ts';

const scores = {
  schools: {
    Lincoln: { SAT: true, ACT: true, IB: true, AP: true },
    Riverside: { SAT: true, ACT: 'error' as const, IB: true, AP: false },
    Oak: { SAT: false, ACT: false, IB: false, AP: false },
    Hill: { SAT: true, ACT: true, IB: true, AP: false },
  },
};

test('a school without any column lacks the dataset, others lack columns', () => {
  expect(gapsOf('STUDENT_TEST_SCORES', scores, null)).toEqual([
    { dataset: 'STUDENT_TEST_SCORES', column: null, schools: ['Oak'] },
    { dataset: 'STUDENT_TEST_SCORES', column: 'AP', schools: ['Riverside', 'Hill'] },
  ]);
});

test('one school sees only its own gaps', () => {
  expect(gapsOf('STUDENT_TEST_SCORES', scores, 'Riverside')).toEqual([
    { dataset: 'STUDENT_TEST_SCORES', column: 'AP', schools: ['Riverside'] },
  ]);
});

test('uploaded with errors is not missing', () => {
  expect(gapsOf('STUDENT_ROSTER', { schools: { Lincoln: 'error', Oak: false, Hill: true } }, null)).toEqual([
    { dataset: 'STUDENT_ROSTER', column: null, schools: ['Oak'] },
  ]);
});
