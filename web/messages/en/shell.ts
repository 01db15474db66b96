import { ROLE_DESCRIPTIONS } from '#contract/permissions.ts';
import { spoken } from '../spoken.ts';
import { number } from './plural.ts';

/** Words of the frame around every page, and the words all features share. */
export const shell = spoken('shell', {
  product: 'Educational Opportunity Audit',
  productShort: 'EOA',
  selectedSchool: 'Selected school',
  /** Of long lists of choices. */
  filter: 'Type part of a name',
  filterOf: (question: string) => `${question} Type part of a name.`,
  noMatch: 'No name matches.',
  chosen: (count: number, of: number) => `${number(count)} of ${number(of)} chosen`,
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  account: (name: string) => `Account of ${name}`,
  language: 'Language',
  titles: {
    audits: 'Audits',
    newAudit: 'New audit',
    allPeople: 'People of all audits',
    network: 'Network',
    overview: 'Data overview',
    upload: 'Data upload',
    quality: 'Data QC',
    report: 'Data-quality report',
    findingsReport: 'Opportunity report',
    findings: 'Findings',
    transcripts: 'Transcript selection',
    selections: 'Transcript selections by school',
    auditLog: 'Audit log',
    help: 'Help',
  },
  roles: ROLE_DESCRIPTIONS,
  settings: 'Settings',
  signOut: 'Sign Out',
  collapse: 'Collapse',
  expand: 'Expand',
  showPages: (section: string) => `Show the pages of ${section}`,
  hidePages: (section: string) => `Hide the pages of ${section}`,
  nav: {
    audits: 'Audits',
    network: 'Network',
    allPeople: 'People',
    overview: 'Overview',
    upload: 'Data upload',
    quality: 'Data QC',
    matching: 'Matching',
    testScores: 'Test Scores',
    courseCatalogs: 'Course Catalogs',
    transcriptDetail: 'Transcripts',
    cteCourses: 'CTE Courses',
    findings: 'Findings',
    transcripts: 'Transcripts',
    help: 'Help',
  },
  district: {
    region: 'District',
    classOf: (year: number) => `Class of ${year}`,
    change: 'Change District',
    choose: 'Choose the district you want to work in.',
    current: 'Current',
    save: 'Save',
    cancel: 'Cancel',
  },
  footer: {
    privacy: 'Privacy Policy',
    terms: 'Terms & conditions',
    copyright: (year: number) => `© ${year} Educational Opportunity Audit`,
  },
  noAudit: {
    title: 'No district yet',
    body: 'You are signed in, but no district has added you. Ask the person who invited you to add this email address:',
  },
  closed: {
    title: 'This audit is closed',
    body: (day: string) =>
      `It was closed on ${day}. You can read everything; files, selections and settings can no longer be changed.`,
  },
  refused: {
    title: 'That page is not part of your role',
    body: (role: string, isOfSomeSchools: boolean) =>
      `As ${role}${isOfSomeSchools ? ' for some schools' : ''} you see the pages in the menu. Ask an administrator of your district if you need more.`,
  },
  crash: {
    title: 'Something went wrong',
    body: 'This page could not be shown. Your data is safe. Try again; if it keeps happening, tell your account manager what you were doing.',
    retry: 'Try again',
    home: 'Go to Overview',
  },
  errorModal: { title: 'Error', retry: 'Try again', close: 'Close' },
  loading: 'Loading',
  close: 'Close',
  noData: 'No data',
  takesLong: 'This is taking longer than usual.',
  tryAgain: 'Try again',
  supportCode: 'Code for support:',
  dataIsSafe: 'Your data is safe. Try again in a moment.',
  noRows: 'Nothing to show.',
  downloadError: 'The file could not be downloaded. Try again in a moment.',
  pager: {
    range: (start: string, end: string, total: string) => `${start}-${end} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
});

/** The client errors by their fixed names, and what a person reads for each. */
export const callErrors = spoken('callErrors', {
  network: 'The portal could not be reached. Check your connection and try again.',
  aborted: 'The request was interrupted. Try again.',
  timeout: 'The server took too long. Try again.',
  'bad request': 'Something is wrong with this request.',
  'bad response': 'There’s been a system error. Wait a few minutes and try again.',
  canceled: 'Canceled.',
});
