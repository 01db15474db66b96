import { spoken } from '../spoken.ts';

/** Names of the groups that demographics tell apart, as they are used alone: in charts, tables and lists. */
export const groups = spoken('groups', {
  names: {
    'american indian': 'American Indian',
    asian: 'Asian',
    black: 'Black',
    latinx: 'Latinx',
    white: 'White',
    'pacific islander': 'Pacific Islander',
    'two or more': 'Two or more',
    other: 'Other',
    unknown: 'Unknown',
    male: 'Male',
    female: 'Female',
  } as Record<string, string>,
});
