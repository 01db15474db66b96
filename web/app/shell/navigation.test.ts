import { expect, test } from 'vitest';
import { may } from '#contract/permissions.ts';
import { initialsOf } from './initials.ts';
import { navigationFor } from './navigation.ts';

const shownTo = (...roles: string[]) => {
  const audit = { role: roles[0] ?? '' };
  return navigationFor({ audit, profile: null, may: (permission) => may(roles, permission) }).map(({ label }) => label);
};

const all = ['Overview', 'Data upload', 'Data QC', 'Findings', 'Transcripts', 'Help'];

test.each([
  [['ADMIN'], all],
  [['DISTRICT_DATA_LEAD'], all.filter((label) => label !== 'Transcripts')],
  [['ACCOUNT_MANAGER'], all],
  [['XQ_USER'], all],
  [['FACILITATOR'], ['Overview', 'Transcripts']],
  [['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'], all],
  [['SOMETHING_NEW'], ['Overview', 'Help']],
])('the sidebar of %s', (roles, labels) => {
  expect(shownTo(...roles)).toEqual(labels);
});

test('the sidebar of a person without an audit, and of an operator', () => {
  const none = { audit: null, may: () => false };
  const shown = (is_operator: boolean) =>
    navigationFor({ ...none, profile: { is_operator } }).map(({ label }) => label);
  expect(shown(false)).toEqual(['Help']);
  expect(shown(true)).toEqual(['Audits', 'Network', 'People', 'Help']);
});

test.each([
  ['Maria Delgado', 'MD'],
  ['ana maria de la cruz', 'AC'],
  ['Cher', 'C'],
  ['  ', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
