import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

const clean = (name: string) => cleanFileName(name, /\.csv$/i, 'not-a-table');

it('keeps a name as given, but for what would show it as another one', () => {
  expect(clean('Schüler – 名簿 (2).csv')).toBe('Schüler – 名簿 (2).csv');
  expect(clean('roster\u202Evsc.exe.csv')).toBe('rostervsc.exe.csv');
  expect(clean(' ros\u0000ter\u0085\u2066.csv\n')).toBe('roster.csv');
  expect(clean("'; drop table upload; --.csv")).toBe("'; drop table upload; --.csv");
});

it('refuses an ending by the name that is shown', () => {
  expect(() => clean('roster.csv.exe')).toThrow('not-a-table');
  expect(() => clean('roster.\u202Evsc')).toThrow('not-a-table');
});
