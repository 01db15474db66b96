import { expect, test } from 'vitest';
import { issueKey, readAddress } from './issue-address.ts';

const FILE = '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01';

test('an address opens a file at a row of a cause, narrowed by kind, column and school', () => {
  const search = new URLSearchParams({
    file: FILE,
    issue: 'all',
    kind: 'warning',
    column: 'AB',
    school: FILE,
    row: '1204',
  });
  expect(readAddress(search)).toEqual({
    fileId: FILE,
    issue: 'all',
    narrowing: { severity: 'warning', column: 'AB', school: FILE },
    row: 1204,
  });
});

test('what is not an id, kind, column or row is nothing', () => {
  const search = new URLSearchParams({ file: 'x', kind: 'fatal', column: '1; drop', school: '../../..', row: '-1' });
  expect(readAddress(search)).toEqual({
    fileId: null,
    issue: null,
    narrowing: { severity: null, column: null, school: null },
    row: null,
  });
});

test('causes of one code have names of their own: of a column, and of columns that are missing', () => {
  const causes = [
    { code: 'file.legend', column: 'B', header: 'Ethnicity' },
    { code: 'file.legend', column: 'E', header: 'FRL' },
    { code: 'file.missing-column', column: null, header: 'School' },
    { code: 'file.missing-column', column: null, header: 'Course title' },
    { code: 'file.no-rows', column: null, header: null },
  ];
  expect(new Set(causes.map(issueKey)).size).toBe(causes.length);
});
