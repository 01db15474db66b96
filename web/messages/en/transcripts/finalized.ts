import { spoken } from '../../spoken.ts';
import { number, plural } from '../plural.ts';

/** The transcripts of a finalized selection. */
export const finalizedRecord = spoken('finalizedRecord', {
  error: 'The transcripts could not be loaded.',
  view: 'Transcript view by subject area',
  candidatesLead: 'The selection is finalized. A change reopens it and asks for a reason.',
  showCandidates: 'Show students to choose from',
  hideCandidates: 'Hide students to choose from',
  bySubject: 'Credits by subject area',
  student: 'Student',
  year: (period: string, grade: number | null) => (grade === null ? period : `${period} · Grade ${grade}`),
  columns: {
    course: 'Course',
    year: 'Year',
    level: 'Level',
    grade: 'Grade',
    credits: 'Credits',
    subject: 'Subject area',
    courses: 'Courses',
    demanding: 'AP or IB courses',
    test: 'Test',
    taken: 'Taken',
    score: 'Score',
  },
  levels: { AP: 'AP', IB: 'IB', honors: 'Honors', general: 'General' },
  cte: 'CTE',
  total: 'Total',
  scores: 'Test scores',
  /** By the names that calls give them. */
  superscores: { 'SAT superscore': 'SAT superscore', 'ACT superscore': 'ACT superscore' },
  noCourses: 'No rows: the student had left the cohort before the selection was finalized.',
  facts: {
    districtId: 'District student ID',
    gpa: 'GPA',
    credits: 'Credits earned',
    race: 'Race/Ethnicity',
    gender: 'Gender',
    programs: 'SWD / EL / LI',
  },
  standings: {
    counted: '',
    other_mark: 'another grade for this course counts',
    not_counted: 'repeat, not counted',
    not_a_course: 'not a course',
    credit_counted_before: 'credit counted once',
  },
  elsewhere: (school: string) => `at ${school}`,
  asOf: (version: number, time: string) => `Data as of version ${version}, ${time}`,
  newer: (time: string) => `Newer data (${time}) differs`,
  newerHelp: 'What is finalized stays as it was. Reopen the selection to use the newer data.',
  note: (divisors: string) =>
    `Credits are Carnegie units${divisors}. GPA is unweighted on a 4.0 scale. Contains student records: keep and destroy as your district requires.`,
  divided: (by: string) => `; the school's own credits were divided by ${by}`,
});

/** Transcripts on paper. */
export const printing = spoken('printing', {
  title: 'Print transcripts',
  back: 'Back to the transcripts',
  print: 'Print',
  ready: (count: number) => `${plural(count, 'transcript', 'transcripts')}, one student a page. Printing is recorded.`,
  some: (shown: number, of: number) =>
    `The first ${shown} of ${number(of)} are printed. Select or filter to print the others.`,
  head: (year: number, category: string, at: number, of: number) =>
    `EOA cohort, class of ${year} · ${category} · Transcript ${at} of ${of}`,
  finalized: (time: string) => `Finalized ${time}`,
  draft: 'Draft, not finalized',
  version: (selection: number, numbers: number) => `Selection version ${selection} · Data version ${numbers}`,
  by: (person: string, time: string) => `Printed by ${person}, ${time}`,
});
