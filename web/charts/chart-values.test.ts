import { expect, test } from 'vitest';
import { countValue, hasNumbers, percentOf, percentValue, valuesToCsv } from './chart-values.ts';

test('a file has plain numbers, an empty cell where there is none, and no cell that runs', () => {
  const csv = valuesToCsv({
    columns: ['Group', 'Students', 'Share'],
    rows: [
      ['=cmd()', countValue(1204), percentValue(percentOf(1204, 3612))],
      ['Two, or more', countValue(0), percentValue(percentOf(0, 0))],
    ],
  });
  expect(csv).toBe('\uFEFFGroup,Students,Share\r\n\'=cmd(),1204,33.3\r\n"Two, or more",0,\r\n');
});

test('on the screen the same numbers are printed as everywhere', () => {
  expect([countValue(1204).text, percentValue(100 / 3).text, percentValue(null).text]).toEqual([
    '1,204',
    '33.3%',
    'No data',
  ]);
});

test('the half of a decimal is printed rounded up, as the server rounds it', () => {
  expect(percentValue(percentOf(201, 400))).toEqual({ value: 50.3, text: '50.3%' });
});

test('shares of nothing and counts of 0 beside them are not numbers; 0 of someone is one', () => {
  const row = (count: number, whole: number) => ['Group', countValue(count), percentValue(percentOf(count, whole))];
  const values = (...rows: ReturnType<typeof row>[]) => ({ columns: ['Group', 'Students', 'Share'], rows });
  expect(hasNumbers(values())).toBe(false);
  expect(hasNumbers(values(row(0, 0), row(0, 0)))).toBe(false);
  expect(hasNumbers(values(row(0, 0), row(0, 120)))).toBe(true);
  expect(hasNumbers(values(row(3, 0)))).toBe(true);
});
