import { describe, expect, it } from 'vitest';
import { judge } from './rejection.ts';

const file = (name: string, text = 'a,b') => new File([text], name);

describe('judge', () => {
  it.each(['roster.csv', 'ROSTER.XLSX', 'a.b.xls'])('takes %s', (name) => {
    const chosen = file(name);
    expect(judge([chosen], 3)).toEqual({ file: chosen });
  });

  it('names the types it takes', () => {
    expect(judge([file('roster.pdf')], 3)).toMatchObject({
      rejection: { message: 'File type must be .csv, .xls, .xlsx' },
    });
  });

  it.each([
    ['roster.pdf', /use Save as or Export/],
    ['student.export.TEXT', /ending of its name is \.csv/],
    ['grades.tsv', /ending of its name is \.csv/],
  ])('says what to do about %s', (name, hint) => {
    expect(judge([file(name)], 3)).toMatchObject({ rejection: { hint: expect.stringMatching(hint) } });
  });

  it('refuses an empty file and several files with their fixed sentences', () => {
    expect(judge([file('roster.csv', '')], 3)).toMatchObject({
      rejection: { message: 'File is smaller than 1 bytes' },
    });
    expect(judge([file('a.csv'), file('b.csv')], 3)).toMatchObject({ rejection: { message: 'Too many files' } });
  });

  it('refuses a file over the limit of the server, in bytes', () => {
    expect(judge([file('roster.csv', 'a,b,')], 3)).toMatchObject({
      rejection: { message: 'File is larger than 3 bytes' },
    });
  });

  it('says nothing when nothing was chosen', () => {
    expect(judge([], 3)).toBeNull();
  });
});
