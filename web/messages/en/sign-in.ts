import { spoken } from '../spoken.ts';

export const signIn = spoken('signIn', {
  title: 'Sign-in',
  error: 'Error occurred while fetching how you sign in!',
  password: {
    title: 'Password',
    change: 'Change password',
    leaves: 'You will enter your current password, then sign in with the new one.',
  },
  factor: {
    title: 'Authenticator app',
    off: 'Off. A code from an app on your phone keeps others out, even if they know your password.',
    on: (day: string) => `On since ${day}. You sign in with your password and a code from your phone.`,
    codesLeft: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
    required: 'A code is required here.',
    setUp: 'Set up',
    again: 'Set up again',
    turnOff: 'Turn off',
    leaves: 'You will enter your password again.',
  },
  sessions: {
    title: 'Where you are signed in',
    here: 'This browser',
    unknown: 'Unknown browser',
    lastSeen: (time: string) => `Last active ${time}`,
    at: (address: string) => `from ${address}`,
    signedInAt: (time: string) => `Signed in ${time}`,
    end: 'Sign out',
    endOf: (browser: string) => `Sign out of ${browser}`,
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out there',
    endedOthers: (count: number) =>
      count === 1 ? 'Signed out in 1 other browser' : `Signed out in ${count} other browsers`,
    strange: 'Do you see a browser that is not yours? Sign it out and change your password.',
  },
});
