import { expect, test } from 'vitest';
import { shortInWords } from './requirement-words.ts';

test.each([
  [['Science'], 1, [{ of: ['chemistry', 'physics'], count: 1 }], '2 semesters of science: chemistry or physics'],
  [['Mathematics'], 0.5, [], '1 semester of mathematics'],
  [['one language'], 0.33, [], '0.33 units of one world language'],
  [
    ['Science'],
    2,
    [{ of: ['biology', 'chemistry', 'physics'], count: 2 }],
    '4 semesters of science: 2 of biology, chemistry, and physics',
  ],
  [
    ['English Language Arts', 'Other'],
    3,
    [
      { of: ['geometry'], count: 1 },
      { of: ['calculus', 'us_history'], count: 2 },
    ],
    '6 semesters of English and other subjects: Geometry; Calculus and U.S. history',
  ],
] as const)('%j short by %d', (areas, shortfall, missing, said) => {
  const line = { areas: [...areas], units: 3, named: [], earned: 0, shortfall };
  expect(shortInWords({ ...line, missing: missing.map(({ of, count }) => ({ of: [...of], count })) })).toBe(said);
});
