import { describe, expect, it } from 'vitest';
import { share } from './define-panel.ts';
import { equity } from './equity/panel.ts';

describe('halves round up', () => {
  it('in shares, as in the rates of findings', () => {
    expect([share(201, 400), share(203, 400), share(2, 3), share(400, 400), share(0, 0)]).toEqual([
      50.3,
      50.8,
      66.7,
      100,
      null,
    ]);
  });

  it('in how often data of a group is missing', () => {
    const none = { count: 0, total: 0 };
    const row = (dimension: string, count: number, total: number) => ({
      ...{ dimension, group: 'all', students: total, unmatched: none, left_out: none, outside: none },
      missing: { count, total },
    });
    const view = { schools: [], yearEnding: 2024 };
    // 35 of 320 beside 35 of 408 are 1.275 times as often.
    const answer = equity.answer([row('all', 35, 408), row('Gender', 35, 320)], view);
    const gender = answer.dimensions.find(({ name }) => name === 'Gender');
    expect(gender?.groups.map(({ rates }) => rates.missing.ratio)).toEqual([1.28]);
  });
});
