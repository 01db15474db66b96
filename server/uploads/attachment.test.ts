import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('attachment', () => {
  it('keeps a plain name', () => {
    expect(attachment('roster.csv')).toBe(`attachment; filename="roster.csv"; filename*=UTF-8''roster.csv`);
  });

  it('gives the true name of any script beside an ASCII one', () => {
    expect(attachment("José's 学生.xlsx")).toBe(
      `attachment; filename="Jos_'s __.xlsx"; filename*=UTF-8''Jos%C3%A9%27s%20%E5%AD%A6%E7%94%9F.xlsx`,
    );
  });

  it.each([
    'a\r\nSet-Cookie: x=1.csv',
    'a"; filename="b.exe',
    '\ud800.csv',
    '\\..\\x.csv',
    '%0d%0aX: y.csv',
    '\u202evsc.exe',
  ])('cannot be ended by the name %j', (name) => {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
    expect(header.split('"')).toHaveLength(3);
  });
});
