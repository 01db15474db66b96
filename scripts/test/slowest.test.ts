import { expect, it } from 'vitest';
import { slowestFiles } from './slowest.ts';

it('names the ten slowest files, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at * 10 }));
  const lines = slowestFiles(times);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['   110.0 s  11.test.ts', '    20.0 s  2.test.ts']);
});
