import { spoken } from '../spoken.ts';
import { plural } from './plural.ts';

export const settings = spoken('settings', {
  title: 'Settings',
  showCurrent: 'Show the current version',
  people: 'People',
  description: 'Your profile, and the people and schools of your district.',
  descriptionOwn: 'Your profile and what it lets you see.',
  profile: {
    title: 'Profile',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    district: 'District',
    scope: 'You see',
    wholeDistrict: 'All schools of the district',
    changed:
      'Name, email and password are kept by your sign-in service. Roles and schools are set by an administrator of your district.',
  },
  language: {
    title: 'Language',
    lead: 'For the screens in this browser, and for your emails from all districts.',
    system: 'System (this browser’s language)',
    save: 'Save language',
  },
  appearance: {
    title: 'Appearance',
    lead: 'For this browser. Printed pages are always black on white.',
    choices: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  schoolRecords: {
    tab: 'Schools',
    title: 'Schools',
    lead: 'We match rows to schools by name or one of these IDs. Changes apply to files uploaded from now on; upload earlier files again.',
    caption: 'Schools with their names and IDs',
    pages: 'Pages of schools',
    fields: {
      name: 'Name',
      local_id: 'District ID',
      state_id: 'State ID',
      nces_id: 'NCES ID',
      ceeb_code: 'CEEB code',
    },
    hints: {
      name: 'As written in your files and reports.',
      local_id: 'The number or code your student system uses.',
      state_id: 'The number your state gives the school.',
      nces_id: 'Twelve digits of the National Center for Education Statistics.',
      ceeb_code: 'Six digits of the College Board; score files use it.',
    },
    actions: 'Actions',
    none: 'None',
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    cancel: 'Cancel',
    save: 'Save',
    nameMissing: 'Enter the name of the school.',
    changed: (name: string) => `${name} changed. The numbers are being computed again.`,
  },
  notifications: {
    title: 'Notifications',
    lead: 'When a file is processed, you see a notice on any page and in the tab title.',
    all: 'Every file in the district',
    mine: 'Only files I uploaded',
    mail: {
      lead: 'By email, in this district. Emails never name files or students.',
      choices: {
        none: 'Do not email me',
        mine: 'Files I uploaded, and transcript selections I worked on',
        all: 'Every file and every finalized selection that I may see',
      },
      none: 'Email is not set up for this portal.',
      saved: 'Email choice saved.',
      failed: 'Your email choice could not be read. Reload the page to try again.',
    },
  },
  schools: {
    title: 'Schools',
    count: (count: number) => `${plural(count, 'school takes', 'schools take')} part in the audit.`,
    how: 'To add or remove a school, ask your account manager, because files and numbers depend on it.',
    /** Where the audit has no account manager, and for that manager. */
    howOtherwise:
      'To add or remove a school, ask the people who run this portal, because files and numbers depend on it.',
  },
});
