import { spoken } from '../spoken.ts';

/** What others changed about an audit while one of its pages was open. */
export const standing = spoken('standing', {
  closed: 'This audit was closed while this page was open',
  closedUnsaved: 'What you began here and have not saved can no longer be saved.',
  reopened: 'This audit is open again',
  reopenedBody: 'Files, selections and settings can be changed again.',
  gone: (district: string, year: number) => `You no longer have access to ${district}, class of ${year}`,
  goneBody: 'It was ended while this page was open. What you had not saved there is lost.',
  goneNow: (district: string, year: number) => `You now see ${district}, class of ${year}.`,
  role: 'Your access to this audit has changed',
  roleBody: (role: string, isOfSomeSchools: boolean) =>
    `From now on you are ${role}${isOfSomeSchools ? ' for some schools' : ''}. The menu has the pages of this role.`,
  read: 'OK',
});
