import { describe, expect, it } from 'vitest';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { clearedShare, columnErrors, errorCount, orderOf } from './share.ts';

// Only what the share looks at.
const group = (count: number, severity: IssueGroup['severity'] = 'error') => ({ count, severity }) as IssueGroup;

describe('clearedShare', () => {
  it('counts errors alone', () => {
    const groups = [group(1186), group(61), group(43), group(900, 'warning')];
    expect(errorCount(groups)).toBe(1290);
    expect(clearedShare(group(1186), groups)).toBeCloseTo(91.94, 2);
  });

  it('does not promise everything while one error is left', () => {
    const groups = [group(99_999), group(1)];
    expect(clearedShare(group(99_999), groups)).toBe(99.9);
    expect(clearedShare(group(5), [group(5)])).toBe(100);
  });
});

describe('columnErrors', () => {
  const inColumn = (
    column: string | null,
    header: string | null,
    count: number,
    severity?: IssueGroup['severity'],
  ) => ({
    ...group(count, severity),
    ...{ column, header },
  });
  const empty = inColumn('C', 'Grade', 4);
  const rest = [inColumn('C', 'Grade', 5), inColumn('C', 'Grade', 7, 'warning')];

  it('adds up the causes of one column', () => {
    expect(columnErrors(empty, [empty, ...rest])).toBe(9);
  });

  it('leaves out other columns, also of the same header', () => {
    expect(columnErrors(empty, [empty, inColumn('D', 'Grade', 3), inColumn('C', 'Grade 2', 2)])).toBe(4);
  });

  it('takes a cause about no single column alone', () => {
    const ofFile = inColumn(null, null, 2);
    expect(columnErrors(ofFile, [ofFile, inColumn(null, null, 6)])).toBe(2);
  });
});

it('says why a smaller cause is before a larger one', () => {
  expect(orderOf([group(4), group(2), group(2)])).toBe('largest');
  expect(orderOf([group(2), group(4)])).toBe('dependency');
  expect(orderOf([group(7)])).toBe('largest');
});
