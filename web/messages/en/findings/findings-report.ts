import { spoken } from '../../spoken.ts';
import { form } from '../plural.ts';

/** The report of findings: what leaves the portal, on paper and as files. */
export const findingsReport = spoken('findingsReport', {
  title: 'Opportunity report',
  open: 'Report and downloads',
  description: 'Print this page or save it as a PDF, exactly as shown. The same numbers are there as files.',
  back: 'Back to Findings',
  print: 'Print or save as PDF',
  downloads: {
    title: 'Download the findings',
    csv: 'CSV',
    xlsx: 'Excel',
    package: 'Data package (CSV with a description of every column)',
  },
  error: 'The report could not be loaded.',
  none: 'There are no findings yet: rosters and transcripts of all four years have to be processed first.',

  asked: {
    title: 'What was asked',
    text: (district: string, yearEnding: string, where: string) =>
      `Who gets which courses, exams and courses of study? Asked of the students of ${district}, class of ${yearEnding}, in ${where}.`,
    schools: (count: string) => `${count} schools`,
    students: (count: string, number: number) =>
      `${count} ${form(number, 'student is', 'students are')} in the EOA cohort.`,
    hidden:
      'Groups of fewer than 10 students have no numbers here, and neither do groups that would reveal such a number. Both are listed as "not shown".',
    noCohort: 'The number of students is not shown, so that no small group can be made out.',
  },
  notShown: (names: string) => `Not shown: ${names}.`,
  of: (attained: string, size: string) => `${attained} of ${size}`,
  nothingShown: 'None of these numbers is shown.',
  columns: {
    group: 'Group',
    school: 'School',
    students: 'Of the students',
    marks: '0 to 100%',
    rate: 'Rate',
    interval: '95% interval, %',
    bounds: 'Possible, %',
    others: 'Others',
    missing: 'Missing students',
  },
  groupsOf: (title: string) => `${title}, by group`,
  schoolsOf: (title: string) => `${title}, by school`,
  manySchools: (count: string) => `The numbers of each of the ${count} schools are in the files.`,
  settings: {
    title: 'Settings in force',
    cuts: (ap: string, ib: string) => `AP exams count from a score of ${ap}, IB exams from ${ib}.`,
    others: 'A group is compared with all other students of whom the value of the trait is known.',
    latest: 'Traits of a student are those of the newest year that has them.',
  },
  method: { title: 'Appendix: method', measures: 'The measures' },
  sources: {
    title: 'Appendix: files and version',
    version: (version: string, at: string) => `Version ${version} of the numbers, computed ${at}.`,
    caption: 'The files the numbers are based on',
    file: 'File',
    category: 'Category',
    hash: 'SHA-256',
  },
});
