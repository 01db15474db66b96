import type { EquityRateName } from '#contract/quality/equity.ts';
import type { CohortStep, UnmatchedKind } from '#contract/quality/lists.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const students = (count: number) => form(count, 'student', 'students');

/** The lists behind the numbers of Data QC, and what is said of where numbers come from. */
export const qualityLists = spoken('qualityLists', {
  back: (name: string) => `Back to ${name} detail`,
  download: 'Download as CSV',
  downloadError: 'The file could not be prepared. Nothing is lost; try again in a moment.',
  page: (list: string) => `Pages of ${list}`,
  loadError: 'The list could not be loaded.',
  row: (file: string, row: string) => `${file}, row ${row}`,

  leftOut: {
    open: (count: string, number: number) => `See the ${count} ${students(number)}`,
    title: {
      roster_in_any_year: 'All students',
      class_member: 'Not in the class',
      not_withdrawn: 'Withdrawn or transferred out',
      roster_in_all_four_years: 'No enrollment in one or more years',
      transcript_in_all_four_years: 'No transcript in one or more years',
      cohort: 'EOA cohort',
    } satisfies Record<CohortStep, string>,
    count: (count: string, number: number) => `${count} ${students(number)} left out`,
    found: (count: string, number: number) => `${count} ${students(number)} found`,
    search: 'Find a student ID',
    searchHint: 'Any part of the ID',
    none: 'No students are left out here.',
    notFound: 'No student IDs match this text.',
    caption: 'Students who are left out, and why',
    student: 'Student ID',
    school: 'School',
    why: 'Why',
    look: 'Where to look',
    noSchool: 'No school',
  },

  unmatched: {
    title: {
      students_demographics: 'Students without demographics',
      transcript_courses: 'Transcript courses that are not in a catalog',
      test_scores: 'Test scores without a student on the roster',
      cte_courses: 'CTE courses that are not in a catalog',
    } satisfies Record<UnmatchedKind, string>,
    open: {
      students_demographics: 'See the students without demographics',
      transcript_courses: 'See the courses that are not matched',
      test_scores: 'See the scores that are not matched',
      cte_courses: 'See the courses that are not matched',
    } satisfies Record<UnmatchedKind, string>,
    section: 'What is matched',
    caption: 'Not matched, the most frequent first',
    value: {
      students_demographics: 'Student ID',
      transcript_courses: 'Course',
      test_scores: 'Student',
      cte_courses: 'Course',
    },
    rows: { students_demographics: 'Rows', transcript_courses: 'Rows', test_scores: 'Scores', cte_courses: 'Rows' },
    students: 'Students',
    likely: 'Likely match',
    nothingSimilar: 'Nothing similar found',
    none: 'Everything is matched.',
    causes: 'Likely causes',
    cause: (words: string, items: number, rows: number) =>
      `${words}: ${number(items)} different, ${plural(rows, 'row', 'rows')}`,
    causeOfItems: (words: string, items: string) => `${words}: ${items}`,
  },

  matchedOn: {
    title: 'How students are found',
    note: 'We compare each file’s IDs with every kind of ID on the roster and use the one that matches most.',
    line: (kind: string) => `matched on ${kind}`,
    ids: (matched: string, total: string) => `${matched} of ${total}`,
    caption: 'Kind of ID by file',
    file: 'File',
    kind: 'Matched on',
    share: 'Share',
    count: 'IDs found',
  },

  equity: {
    title: 'Whose data is missing',
    note: 'All students with a roster row, by group. ‘1.3×’ means 1.3 times the rate for all students. Groups under 10 students are shown but not compared.',
    rates: {
      missing: 'Demographics missing',
      unmatched: 'Courses not matched',
      left_out: 'Left out for missing years',
      outside: 'Outside the EOA cohort',
    } satisfies Record<EquityRateName, string>,
    /** 'English language learners are left out for missing years 1.8 times as often as all students.' */
    sentences: {
      missing: (group: string, times: string) =>
        `${group} lack demographic values ${times} times as often as all students.`,
      unmatched: (group: string, times: string) =>
        `Courses taken by ${group} are unmatched ${times} times as often as for all students.`,
      left_out: (group: string, times: string) =>
        `${group} are left out for missing years ${times} times as often as all students.`,
      outside: (group: string, times: string) =>
        `${group} are outside the EOA cohort ${times} times as often as all students.`,
    } satisfies Record<EquityRateName, (group: string, times: string) => string>,
    even: 'No group is affected much more often than students overall.',
    caption: (dimension: string) => `Missing data by ${dimension}`,
    group: 'Group',
    students: 'Students',
    all: 'All students',
    times: (ratio: string) => `${ratio}×`,
    more: 'more often',
    small: 'fewer than 10',
    /** Words of the groups as they are in a sentence. */
    groups: {
      'american indian': 'American Indian students',
      asian: 'Asian students',
      black: 'Black students',
      latinx: 'Latinx students',
      white: 'White students',
      'pacific islander': 'Pacific Islander students',
      'two or more': 'Students of two or more races',
      other: 'Students in another group',
      male: 'Male students',
      female: 'Female students',
      'english language learner': 'English language learners',
      'native / fluent': 'Native / fluent speakers',
      'with disabilities': 'Students with disabilities',
      'without disabilities': 'Students without disabilities',
      'low-income': 'Low-income students',
      'above low-income': 'Students above low income',
      unknown: 'Students without a value',
    } as Record<string, string>,
    error: 'Error occurred while fetching equity data!',
  },

  provenance: {
    notUploaded: 'Not uploaded',
    notOffered: 'Not offered',
    processing: 'Still processing',
    unreadable: 'The file could not be read',
    missing: (label: string, state: string) => `${label}: ${state}`,
    missingAt: (label: string, state: string, count: number) =>
      `${label}: ${state} for ${plural(count, 'school', 'schools')}`,
    state: { not_uploaded: 'not uploaded', processing: 'still processing', unreadable: 'the file could not be read' },
    updating: 'Being updated',
    left: (count: string, number: number) => `${count} ${form(number, 'row', 'rows')} left out`,
    noneLeft: 'no rows left out',
    without: 'Computed without',
    more: (count: number) => `and ${number(count)} more`,
    points: (delta: string) => `${delta} points`,
    changed: (numbers: string, files: string, when: string) =>
      `Changed ${when}: ${numbers}${files === '' ? '' : ` (${files})`}`,
  },
});
