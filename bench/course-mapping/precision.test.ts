import { expect, it } from 'vitest';
import { labelledSet } from './labelled.ts';
import { judge, precisionOf } from './main.ts';

it('is right in at least 85 of 100 suggestions of titles no one tuned for, and shows one for two thirds of them', () => {
  const some = labelledSet('held-out', 7).filter((_, index) => index % 6 === 0);
  const judged = judge(some);
  expect(precisionOf(judged)).toBeGreaterThan(0.85);
  expect(judged.filter(({ suggested }) => suggested !== null).length / judged.length).toBeGreaterThan(0.66);
});
