import { spoken } from '../spoken.ts';
import { plural } from './plural.ts';

/** Where no one does anything for a while. */
export const inactivity = spoken('inactivity', {
  soon: (minutes: number) => `You will be signed out in ${plural(minutes, 'minute', 'minutes')}`,
  why: 'Nothing has been done here for a while. Most forms keep what you typed until you sign in again in this tab; anything else you have not saved will be lost. ‘Sign out’ keeps none of it.',
  stay: 'Stay signed in',
  signOut: 'Sign out',
});
