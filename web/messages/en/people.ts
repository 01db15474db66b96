import { spoken } from '../spoken.ts';
import { form } from './plural.ts';

export const people = spoken('people', {
  title: 'People',
  lead: (active: number, pending: number) =>
    `${active} ${form(active, 'person has', 'people have')} access to this district.${
      pending === 0 ? '' : ` ${pending} ${form(pending, 'has', 'have')} not joined yet.`
    }`,
  error: 'Error occurred while fetching people data!',
  caption: 'People of the district',
  invite: 'Invite a person',
  more: (names: string, more: number) => `${names} and ${more} more`,
  columns: { name: 'Name', email: 'Email', role: 'Role', sees: 'Sees', actions: 'Actions' },
  notYet: 'Has not joined yet',
  wholeDistrict: 'All schools',
  schools: (count: number) => `${count} ${form(count, 'school', 'schools')}`,
  change: 'Change',
  changeOf: (name: string) => `Change access of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  cancel: 'Cancel',
  form: {
    email: 'Email address',
    emailWrong: 'Enter an email address, such as name@district.org.',
    name: 'Name (optional)',
    role: 'Role',
    scope: 'Which schools',
    district: 'All schools of the district',
    school: 'Only these schools',
    schools: 'Schools',
    allSchools: 'All schools',
    schoolsWrong: 'Choose at least one school.',
    invite: 'Invite',
    save: 'Save',
  },
  roles: {
    ADMIN: 'Uploads files, sees all numbers, selects transcripts, manages people',
    DISTRICT_DATA_LEAD: 'Uploads files and sees all numbers',
    ACCOUNT_MANAGER: 'Sees files, numbers and transcripts',
    XQ_USER: 'Sees files, numbers and transcripts, without student lists',
    FACILITATOR: 'Selects transcripts',
    FACILITATOR_MANAGER: 'Sees files and numbers, and selects transcripts',
  },
  combined: 'School Facilitator and Account Manager',
  invited: {
    title: (email: string) => `${email} is invited`,
    link: 'Send this link to the person, and to nobody else. It works once and for a limited time; with it the person sets a password, and then has access. Earlier links no longer work.',
    mailed: 'An email with a link is on its way to this address. The person has access once they have followed it.',
    canSignIn: 'The person signs in with this address.',
    copy: 'Copy link',
    copied: 'Link copied',
    done: 'Done',
  },
  /** A link for somebody who has not joined, and for somebody who has. */
  pending: {
    link: 'New link',
    linkOf: (name: string) => `New link for ${name}`,
    body: 'Earlier links will no longer work. With the new one the person sets a password, and then has access.',
  },
  active: {
    link: 'Reset password',
    linkOf: (name: string) => `Reset password of ${name}`,
    body: 'You get a link to send to this person, or it goes to the address by email. Earlier links will no longer work. Whoever follows it sets a new password and is signed out everywhere; with a link that you send, and without the present password, their other districts have to invite them again, too.',
  },
  changed: (name: string) => `Access of ${name} changed`,
  confirmRemove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'This person loses access right away. Their files and the record of what they did stay. You can invite them again.',
    confirm: 'Remove',
  },
  removed: (name: string) => `${name} removed`,
  you: 'You',
});
