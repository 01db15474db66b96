import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

export const people = spoken('people', {
  title: 'People',
  lead: (active: number, pending: number) =>
    `${plural(active, 'person has', 'people have')} access to this district.${
      pending === 0 ? '' : ` ${plural(pending, 'has', 'have')} not joined yet.`
    }`,
  error: 'Error occurred while fetching people data!',
  caption: 'People of the district',
  pages: 'Pages of people',
  invite: 'Invite a person',
  more: (names: string, more: number) => `${names} and ${number(more)} more`,
  columns: { name: 'Name', role: 'Role', sees: 'Sees', actions: 'Actions' },
  notYet: 'Has not joined yet',
  wholeDistrict: 'All schools',
  schools: (count: number) => plural(count, 'school', 'schools'),
  change: 'Change',
  changeOf: (name: string) => `Change access for ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  cancel: 'Cancel',
  form: {
    email: 'Email address',
    emailWrong: 'Enter an email address, such as name@district.org.',
    name: 'Name (optional)',
    role: 'Role',
    otherRole: (role: string) =>
      `The role ${role} cannot be chosen here. The person keeps it until you choose another one.`,
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
    XQ_USER: 'Sees files, numbers and transcripts, with students as codes',
    FACILITATOR: 'Selects transcripts',
    FACILITATOR_MANAGER: 'Sees files and numbers, and selects transcripts',
  },
  combined: 'School Facilitator and Account Manager',
  invited: {
    title: (email: string) => `${email} is invited`,
    link: (until: string) =>
      `Send this link only to this person. It works once, until ${until}. The person sets a password with it and then has access. Earlier links no longer work.`,
    mailed: 'We sent an email with a link to this address. The person has access after opening it.',
    canSignIn: 'The person signs in with this address.',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Your browser did not copy the link. It is selected: copy it with your keyboard.',
    done: 'Done',
  },
  /** A link for someone who has not joined, and for someone who has. */
  pending: {
    link: 'New link',
    linkOf: (name: string) => `New link for ${name}`,
    body: 'Earlier links will no longer work. The person sets a password with the new link and then has access.',
  },
  active: {
    link: 'Reset password',
    linkOf: (name: string) => `Reset password for ${name}`,
    body: 'You get a link to send to this person, or the portal emails it. Earlier links will no longer work. The person sets a new password and is signed out everywhere. With a link that you send and without the current password, their other districts have to invite them again.',
  },
  ownAccess: 'This is your own access. If you reduce it, only another administrator can give it back.',
  changed: (name: string) => `Access for ${name} changed`,
  confirmRemove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'This person loses access right away. Their files and the record of what they did stay. You can invite them again.',
    self: 'This is you. You lose access right away, and only another administrator can invite you again. Your files and the record of what you did stay.',
    confirm: 'Remove',
  },
  removed: (name: string) => `${name} removed`,
  you: 'You',
});
