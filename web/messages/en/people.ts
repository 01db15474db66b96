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
  columns: { name: 'Name', email: 'Email', role: 'Role', sees: 'Sees', actions: 'Actions' },
  notYet: 'Has not joined yet',
  wholeDistrict: 'All schools',
  schools: (count: number) => `${count} ${form(count, 'school', 'schools')}`,
  change: 'Change',
  changeOf: (name: string) => `Change access of ${name}`,
  newLink: 'Invite again',
  newLinkOf: (name: string) => `Invite ${name} again`,
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
  confirmNewLink: {
    title: (name: string) => `Invite ${name} again?`,
    body: 'Earlier links will no longer work. Whoever follows the new one sets a new password and is signed out everywhere; without the present password their other districts have to invite them again, too.',
    confirm: 'Invite again',
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
