import { spoken } from '../../spoken.ts';

export const memberships = spoken('memberships', {
  title: 'Memberships',
  error: 'Error occurred while fetching your memberships!',
  since: (day: string) => `Member since ${day}`,
  addedOn: (day: string) => `Added on ${day}`,
  pending: 'Waiting for you',
  toDo: 'Confirm that this address is yours: open the latest invitation from this district. If you do not have one, ask its administrator to send one.',
  accountManager: 'Your account manager is',
  /** Of someone else, in every browser. */
  signOut: {
    button: 'Sign out',
    of: (name: string) => `Sign out ${name} everywhere`,
    title: (name: string) => `Sign out ${name} everywhere?`,
    body: 'They are signed out in every browser right away, and changes they have not saved may be lost. They can sign in again with their password. If someone else may know it, reset the password as well.',
    confirm: 'Sign out everywhere',
    cancel: 'Cancel',
    done: (name: string) => `${name} is signed out everywhere`,
  },
  how: 'You get access to a district when you open its own invitation. No other link gives access.',
});
