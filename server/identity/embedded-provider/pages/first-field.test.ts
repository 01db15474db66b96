import { expect, it } from 'vitest';
import { forgottenPage } from './forgotten-page.ts';
import { type InvitationView, invitationPage } from './invitation-page.ts';
import { signInPage } from './sign-in-page.ts';

const signIn = (email: string) =>
  signInPage({ language: 'en', email, problem: null, demoPeople: [], sendsLinks: true });
const invitation = (view: Partial<InvitationView>) =>
  invitationPage('en', {
    name: '',
    email: 'ana@demo.test',
    hasPassword: true,
    joins: true,
    asksPresent: true,
    problem: null,
    ...view,
  });

it.each([
  ['the address at sign-in', signIn(''), 'email'],
  ['the password where the address was typed before', signIn('ana@demo.test'), 'password'],
  ['the address of a forgotten password', forgottenPage('en', { email: '', problem: null }), 'email'],
  ['the name of a new person', invitation({}), 'name'],
  ['the password where the name is known', invitation({ name: 'Ana' }), 'password'],
  ['what was wrong', invitation({ name: 'Ana', problem: { field: 'present', words: 'Not it.' } }), 'present'],
])('a page begins in the field that is filled first: %s', (_case, page, field) => {
  const focused = page.match(/<input[^>]* autofocus[^>]*>/g);
  expect(focused).toEqual([expect.stringContaining(`id="${field}"`)]);
});
