import type { RefusedLayout } from './layout.ts';
import { OTHER_TESTS } from './layout-other-tests.ts';

/** Files of known systems that hold none of the six datasets. The first that fits is named. */
export const REFUSED_LAYOUTS: readonly RefusedLayout[] = [
  ...OTHER_TESTS,
  {
    name: 'OneRoster enrollments.csv',
    headers: [/^classsourcedid$/, /^usersourcedid$/],
    reason: 'This is a list of who is in which class (OneRoster enrollments.csv), not of who is enrolled at a school.',
    fix: 'Upload users.csv, or roles.csv where your system writes one, as the Student Roster.',
  },
  {
    name: 'OneRoster classes.csv',
    headers: ['sourcedId', 'courseSourcedId'],
    reason: 'This is a list of classes (OneRoster classes.csv).',
    fix: 'Upload courses.csv as the Course Catalog.',
  },
  {
    name: 'OneRoster academicSessions.csv',
    headers: ['sourcedId', 'startDate', 'endDate', 'type'],
    without: ['givenName', 'courseCode'],
    reason: 'This is a list of school years and terms (OneRoster academicSessions.csv).',
    fix: 'Upload users.csv or roles.csv as the Student Roster, and courses.csv as the Course Catalog.',
  },
  {
    name: 'OneRoster orgs.csv',
    headers: ['sourcedId', 'name', 'type'],
    without: ['givenName', 'title'],
    reason: 'This is a list of schools and offices (OneRoster orgs.csv).',
    fix: 'Schools are set up by an administrator. Upload users.csv or roles.csv as the Student Roster.',
  },
  {
    name: 'OneRoster relationships.csv',
    headers: ['userSourcedId', 'relationshipUserSourcedId'],
    reason: 'This is a list of guardians (relationships.csv).',
    fix: 'Upload users.csv or roles.csv as the Student Roster.',
  },
  {
    name: 'OneRoster 1.0 and 1.1 users.csv without grades',
    headers: ['sourcedId', 'givenName', 'familyName', 'role'],
    without: ['grades', 'grade'],
    reason: "This users.csv has no column 'grades', and a roster needs the grade level of each student.",
    fix: "Export users.csv again with the column 'grades', or upload another list of students that has their grade level, as the Student Roster.",
  },
  {
    name: 'OneRoster users.csv without grades',
    headers: ['sourcedId', 'givenName', 'familyName'],
    without: ['grades', 'grade', 'role'],
    reason: 'This users.csv names people but not their grade levels.',
    fix: 'Upload roles.csv, which holds school, grade and dates of each student, as the Student Roster.',
  },
  {
    name: 'School Data Sync StudentEnrollment.csv',
    headers: ['Section SIS ID', 'SIS ID'],
    without: ['First Name'],
    reason: 'This is a list of who is in which section (School Data Sync), not of who is enrolled at a school.',
    fix: 'Upload Student.csv as the Student Roster.',
  },
  {
    name: 'School Data Sync Section.csv',
    headers: ['SIS ID', 'School SIS ID', 'Section Name'],
    reason: 'This is a list of sections, the classes of one term (School Data Sync Section.csv), not of courses.',
    fix: 'Upload the list of courses as the Course Catalog, with one row for each course and school year.',
  },
  {
    name: 'School Data Sync Teacher.csv',
    headers: ['Teacher Number', 'SIS ID'],
    reason: 'This is a list of teachers (School Data Sync Teacher.csv).',
    fix: 'Upload Student.csv as the Student Roster.',
  },
  {
    name: 'School Data Sync School.csv',
    headers: ['SIS ID', 'Grade Low', 'Grade High'],
    reason: 'This is a list of schools (School Data Sync School.csv).',
    fix: 'Schools are set up by an administrator. Upload Student.csv as the Student Roster.',
  },
  {
    name: 'Ed-Fi Session',
    headers: ['SessionName', 'TotalInstructionalDays'],
    reason: 'This is a list of sessions of the school year (Ed-Fi).',
    fix: 'Upload the courses, the student school associations or the course transcripts.',
  },
  {
    name: 'Ed-Fi School',
    headers: ['NameOfInstitution', /schoolid$/],
    reason: 'This is a list of schools (Ed-Fi).',
    fix: 'Schools are set up by an administrator. Upload the student school associations as the Student Roster.',
  },
  {
    name: 'Ed-Fi Program',
    headers: ['ProgramName', 'ProgramSponsor'],
    reason: 'This is a list of programs (Ed-Fi), without students and without courses.',
    fix: 'Upload the students of each program as Student Demographics, or the pathway courses as CTE Pathways.',
  },
  {
    name: 'transcript with one row per student',
    headers: [
      /^(course|class|subject)(name|title|code|number|no|id)?0*1$/,
      /^(course|class|subject)(name|title|code|number|no|id)?0*2$/,
      /^(course|class|final|subject|letter)*(grade|mark)0*1$/,
    ],
    reason:
      'This file has one row per student with the courses side by side (Course 1, Grade 1, Course 2 ...). We need one row per mark.',
    fix: 'Export the transcript with one row for each course and term, as in the sample file.',
  },
];
