import { expect, test } from 'vitest';
import { saysLevel } from './says-level.ts';

test.each([
  ['AP Biology', 'AP'],
  ['Advanced Placement Physics 1', 'AP'],
  ['Biology (AP)', 'AP'],
  ['IB Chemistry HL', 'IB'],
  ['Algebra 2 Honors', 'honors'],
  ['Química Honores', 'honors'],
  ['Biology', 'general'],
] as const)('%s says that it is %s', (title, level) => {
  expect(saysLevel(title, level)).toBe(true);
});

test.each([
  ['Human Geography', 'AP'],
  ['Calligraphy', 'IB'],
  ['Liberal Arts Mathematics', 'IB'],
  ['Theory of Knowledge', 'IB'],
  ['English 9', 'honors'],
] as const)('%s does not say that it is %s', (title, level) => {
  expect(saysLevel(title, level)).toBe(false);
});
