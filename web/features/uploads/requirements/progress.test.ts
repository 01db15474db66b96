import { describe, expect, it } from 'vitest';
import { cardProgress } from './progress.ts';

describe('cardProgress', () => {
  it('counts schools by their one status', () => {
    expect(cardProgress({ schools: { A: true, B: 'error', C: false } })).toEqual({
      all: 3,
      complete: 1,
      withErrors: 1,
    });
  });

  it('takes a school as complete only with every column, and with errors for any', () => {
    const schools = {
      A: { SAT: true, AP: true },
      B: { SAT: true, AP: false },
      C: { SAT: 'error' as const, AP: false },
    };
    expect(cardProgress({ schools })).toEqual({ all: 3, complete: 1, withErrors: 1 });
  });

  it('is 0 of 0 for an audit without schools', () => {
    expect(cardProgress({ schools: {} })).toEqual({ all: 0, complete: 0, withErrors: 0 });
  });
});
