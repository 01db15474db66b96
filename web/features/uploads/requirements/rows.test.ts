import { expect, test } from 'vitest';
import { rowsOf } from './rows.ts';

test('a row a school and a column a requirement, in words', () => {
  expect(rowsOf({ schools: { North: { SAT: true, ACT: 'error' }, South: { SAT: false, ACT: true } } })).toEqual([
    ['School', 'SAT', 'ACT'],
    ['North', 'Uploaded, no errors', 'Uploaded with errors'],
    ['South', 'Not yet uploaded', 'Uploaded, no errors'],
  ]);
});

test('a type of file without columns has one status a school', () => {
  expect(rowsOf({ schools: { North: true, South: false } })).toEqual([
    ['School', 'Status'],
    ['North', 'Uploaded, no errors'],
    ['South', 'Not yet uploaded'],
  ]);
});
