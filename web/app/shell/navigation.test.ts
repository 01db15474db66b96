import { expect, test } from 'vitest';
import { may } from '#contract/permissions.ts';
import { initialsOf } from './initials.ts';
import { navigationFor } from './navigation.ts';

const shownTo = (...roles: string[]) => {
  const audit = { role: roles[0] ?? '' };
  return navigationFor({ audit, may: (permission) => may(roles, permission) }).map(({ label }) => label);
};

const all = ['Overview', 'Data upload', 'Data QC', 'Transcripts', 'Help'];

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

test.each([
  ['Maria Delgado', 'MD'],
  ['ana maria de la cruz', 'AC'],
  ['Cher', 'C'],
  ['  ', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
