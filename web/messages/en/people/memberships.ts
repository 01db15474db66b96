import { spoken } from '../../spoken.ts';

export const memberships = spoken('memberships', {
  title: 'Memberships',
  error: 'Error occurred while fetching your memberships!',
  since: (day: string) => `Member since ${day}`,
  addedOn: (day: string) => `Added on ${day}`,
  pending: 'Waiting for you',
  toDo: 'Confirm that this address is yours: open the latest invitation from this district. If you do not have one, ask its administrator to send one.',
  accountManager: 'Your account manager is',
  how: 'You get access to a district when you open its own invitation. No other link gives access.',
});
