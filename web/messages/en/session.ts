import { spoken } from '../spoken.ts';

/** Words of the sign-in page, and of what can go wrong with a session. */
export const session = spoken('session', {
  title: 'Sign in',
  lead: 'Upload your district’s data, check its quality, and select student transcripts.',
  signIn: 'Sign in',
  how: 'You’ll sign in on your organization’s page and return here. Invited? Use the link in your invitation.',
  saved: 'Your password is saved. Sign in with your email address and this password.',
  unreachable: 'The sign-in service could not be reached. Check your connection and try again.',
  unused: 'You were signed out because nothing was done for a while. Sign in to continue where you left off.',
  ended: 'Your session has ended. Sign in to continue where you left off.',
});
