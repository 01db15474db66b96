import { ROLE_DESCRIPTIONS } from '#contract/permissions.ts';
import type { SignInWords } from '../sign-in.ts';

export const SIGN_IN_EN: SignInWords = {
  product: 'Educational Opportunity Audit',
  signIn: {
    title: 'Sign in',
    lead: 'Upload your district’s data, check its quality, and select student transcripts.',
    email: 'Email',
    password: 'Password',
    button: 'Sign in',
    checkBoth: 'Check both and try again.',
    forgotten: 'Forgot password?',
    ask: 'Forgot your password? An administrator of your district can send you a link for a new one.',
    expired: 'This sign-in page has expired, or cookies are off in this browser. Start again.',
  },
  secondStep: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the six-digit code for the Educational Opportunity Audit.',
    code: 'Code',
    orRecovery: 'No phone at hand? Enter one of your recovery codes.',
    lost: 'Lost both the phone and the recovery codes? Ask whoever runs this portal.',
    button: 'Continue',
    wrong: 'This code does not work. Each code works once; wait for the next one and try again.',
    setUpTitle: 'Set up an authenticator app',
    setUpLead: 'From now on you sign in with your password and a code from your phone.',
    required: 'You sign in here with a password and a code from an authenticator app. Set it up to continue.',
    scan: 'Open an authenticator app on your phone and scan this code.',
    picture: 'QR code for your authenticator app',
    orType: 'Or type this key into the app:',
    typeCode: 'Enter the six-digit code that the app shows.',
    making: 'Turning it on and creating your recovery codes. This takes a few seconds.',
    notMade: 'It was not turned on, because something went wrong on our side. Sign in and try again.',
    recoveryTitle: 'Save your recovery codes',
    recoveryLead:
      'If you lose your phone, each of these codes signs you in once. Print them or save them in a password manager.',
    recoveryOnce: 'They are shown only now.',
    saved: 'I saved them, continue',
  },
  newPassword: {
    signsOut: 'You will be signed out everywhere, here too, and sign in with the new password.',
    button: 'Change password',
    doneTitle: 'Your password was changed',
    done: 'You were signed out everywhere. Sign in with the new password.',
  },
  demo: {
    title: 'People of the demo district',
    choose: (password) => `Choose one to sign in as. The password is always “${password}”.`,
    operator: 'Operator',
    oneSchool: (roles) => `${roles}, one school`,
    roles: ROLE_DESCRIPTIONS,
  },
  forgotten: {
    title: 'Forgot password?',
    lead: 'Enter your email address. We will send you a link to set a new password.',
    button: 'Send the link',
    notAnAddress: 'Enter an email address, such as name@district.org.',
    sentTitle: 'Check your email',
    sent: (email) => `If ${email} has access here, we sent it a link. The link works once, for one hour.`,
    nothingCame:
      'No email? Check your spam folder, or ask an administrator of your district whether they invited this address.',
    noMail:
      'This portal does not send email. Ask an administrator of your district to create a link for you in Settings, People.',
    letter: (link, minutes) => ({
      subject: 'Set a new password for the Educational Opportunity Audit',
      text: `Someone asked for a new password for this address. Set it here:
${link}

The link works once, for ${minutes} minutes. If it was not you, do nothing: your password does not change. Do not share the link.
`,
    }),
  },
  invitation: {
    welcome: 'Welcome',
    newPassword: 'New password',
    setPassword: (email) => `Set a new password for ${email}.`,
    setBoth: (email) => `Set your name and a password for ${email}.`,
    name: 'Name',
    rule: (shortest) => `At least ${shortest} characters. A few words are easier to remember than symbols.`,
    present: 'Current password, if you have set one',
    why: 'With it you stay a member of your other districts. Without it each of them has to send you a new invitation. You are signed out everywhere.',
    signedOut: 'You are signed out everywhere.',
    letters: 'Emails about this audit come in English. The language menu of the portal changes that.',
    button: 'Save and continue',
    noName: 'Enter your name.',
    tooShort: (shortest) => `The password needs at least ${shortest} characters.`,
    overTitle: 'This link no longer works',
    over: 'It has already been used, has expired, or was replaced by a newer one.',
    overNext: 'If you have set a password, sign in. If not, ask your administrator for a new link.',
    letter: (district, link, hours) => ({
      subject: 'confirm your email address',
      text: `${district} has added you to its Educational Opportunity Audit. Confirm that this address is yours and set a password:
${link}

The link works once, for ${hours} ${hours === 1 ? 'hour' : 'hours'}. Do not share it: whoever opens it signs in as you. If you do not know ${district}, do nothing.
`,
    }),
  },
  out: {
    title: 'Sign out',
    button: 'Sign out',
    done: 'Signed out',
    doneLead: 'You are signed out.',
    failed: 'Sign-in did not work',
    failedLead: 'This sign-in has expired or was opened in another browser. Start again.',
  },
};
