import { spoken } from '../spoken.ts';

export const memberships = spoken('memberships', {
  title: 'Memberships',
  error: 'Error occurred while fetching your memberships!',
  since: (day: string) => `Member since ${day}`,
  addedOn: (day: string) => `Added on ${day}`,
  pending: 'Waiting for you',
  toDo: 'This district does not know yet that this address is yours. Follow its newest invitation; if you have none, ask its administrator to make one.',
  accountManager: 'Your account manager is',
  how: 'Access to a district begins when you follow its own invitation, so that no other link opens it.',
});
