import { spoken } from '../spoken.ts';

export const settings = spoken('settings', {
  title: 'Settings',
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
    someSchools: (names: string) => names,
    changed:
      'Name, email and password are kept by your sign-in service. Roles and schools are set by an administrator of your district.',
  },
  schools: {
    title: 'Schools',
    count: (count: number) => `${count} ${count === 1 ? 'school takes' : 'schools take'} part in the audit.`,
    how: 'To add, rename or remove a school, ask your account manager: files and numbers hang on it.',
  },
});
