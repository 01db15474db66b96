import { spoken } from '../spoken.ts';
import { plural } from './plural.ts';

/** Where nobody does anything for a while. */
export const inactivity = spoken('inactivity', {
  soon: (minutes: number) => `You will be signed out in ${plural(minutes, 'minute', 'minutes')}`,
  why: 'Nothing has been done here for a while. Changes that you have not saved will be lost.',
  stay: 'Stay signed in',
  signOut: 'Sign out',
});
