import { describe, expect, it } from 'vitest';
import { cardProgress, lackedColumns } from './progress.ts';

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

describe('lackedColumns', () => {
  it('names what schools lack of a category that was begun, and not what they do not offer', () => {
    const schools = {
      A: { SAT: true, IB: false, AP: false },
      B: { SAT: 'error', IB: 'not_offered', AP: false },
    } as const;
    expect(lackedColumns({ schools })).toEqual([
      { column: 'IB', schools: 1 },
      { column: 'AP', schools: 2 },
    ]);
  });

  it('names nothing before the first file, and of a category without columns', () => {
    expect(lackedColumns({ schools: { A: { SAT: false, AP: 'not_offered' } } })).toEqual([]);
    expect(lackedColumns({ schools: { A: true, B: false } })).toEqual([]);
  });
});
