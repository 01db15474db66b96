import { anyOf } from '#datasets/kit/any-of.ts';
import type { RefusedLayout } from './layout.ts';
import { OTHER_TESTS } from './other-tests.ts';

/** Files of known systems that hold none of the six datasets. The first that fits is named. */
export const REFUSED_LAYOUTS: readonly RefusedLayout[] = [
  ...OTHER_TESTS,
  {
    name: 'OneRoster enrollments.csv',
    headers: [/^classsourcedid$/, /^usersourcedid$/],
    refused: { is: 'other-list', list: 'oneroster-enrollments' },
  },
  {
    name: 'OneRoster classes.csv',
    headers: ['sourcedId', 'courseSourcedId'],
    refused: { is: 'other-list', list: 'oneroster-classes' },
  },
  {
    name: 'OneRoster academicSessions.csv',
    headers: ['sourcedId', 'startDate', 'endDate', 'type'],
    without: ['givenName', 'courseCode'],
    refused: { is: 'other-list', list: 'oneroster-sessions' },
  },
  {
    name: 'OneRoster orgs.csv',
    headers: ['sourcedId', 'name', 'type'],
    without: ['givenName', 'title'],
    refused: { is: 'other-list', list: 'oneroster-orgs' },
  },
  {
    name: 'OneRoster relationships.csv',
    headers: ['userSourcedId', 'relationshipUserSourcedId'],
    refused: { is: 'other-list', list: 'oneroster-relationships' },
  },
  {
    name: 'OneRoster 1.0 and 1.1 users.csv without grades',
    headers: ['sourcedId', 'givenName', 'familyName', 'role'],
    without: ['grades', 'grade'],
    refused: { is: 'other-list', list: 'oneroster-users-without-column' },
  },
  {
    name: 'OneRoster users.csv without grades',
    headers: ['sourcedId', 'givenName', 'familyName'],
    without: ['grades', 'grade', 'role'],
    refused: { is: 'other-list', list: 'oneroster-users-without-grades' },
  },
  {
    name: 'OneRoster 1.2 roles.csv',
    headers: ['userSourcedId', 'orgSourcedId', 'role'],
    without: ['grades', 'grade'],
    refused: { is: 'other-list', list: 'oneroster-roles' },
  },
  {
    name: 'School Data Sync StudentEnrollment.csv',
    headers: ['Section SIS ID', 'SIS ID'],
    without: ['First Name'],
    refused: { is: 'other-list', list: 'sds-enrollments' },
  },
  {
    name: 'School Data Sync Section.csv',
    headers: ['SIS ID', 'School SIS ID', 'Section Name'],
    refused: { is: 'other-list', list: 'sds-sections' },
  },
  {
    name: 'School Data Sync Teacher.csv',
    headers: ['Teacher Number', 'SIS ID'],
    refused: { is: 'other-list', list: 'sds-teachers' },
  },
  {
    name: 'School Data Sync School.csv',
    headers: ['SIS ID', 'Grade Low', 'Grade High'],
    refused: { is: 'other-list', list: 'sds-schools' },
  },
  {
    name: 'Ed-Fi Session',
    headers: ['SessionName', 'TotalInstructionalDays'],
    refused: { is: 'other-list', list: 'edfi-sessions' },
  },
  {
    name: 'Ed-Fi School',
    headers: ['NameOfInstitution', /schoolid$/],
    refused: { is: 'other-list', list: 'edfi-schools' },
  },
  {
    name: 'Ed-Fi Program',
    headers: ['ProgramName', 'ProgramSponsor'],
    refused: { is: 'other-list', list: 'edfi-programs' },
  },
  {
    name: 'Ed-Fi Assessment',
    headers: ['AssessmentIdentifier', 'AssessmentTitle', /^assessment(category|version|performancelevel)/],
    without: [/student/],
    refused: { is: 'other-list', list: 'edfi-assessments' },
  },
  {
    name: 'transcript with one row per student',
    headers: [
      /^(course|class|subject)(name|title|code|number|no|id)?0*1$/,
      /^(course|class|subject)(name|title|code|number|no|id)?0*2$/,
      /^(course|class|final|subject|letter)*(grade|mark)0*1$/,
    ],
    refused: { is: 'other-list', list: 'one-row-per-student' },
  },
  {
    name: 'transcript with a grade for each school year and no credit for each',
    headers: [
      /^(course|crs)$|^(course|crs|class)(name|title|description|desc|code|number|no|num|nbr|id)$/,
      anyOf(
        '^(sy)?20\\d\\d(20)?\\d\\d(final|course|letter)?(grade|grd|mark|mk)$',
        '^(final|course|letter)?(grade|grd|mark|mk)(in|for)?(sy)?20\\d\\d(20)?\\d\\d$',
      ),
    ],
    without: [/^(school|academic)?(year|yr)$/, /^(final|fin)(course|letter)?(grade|grd|mark)$/],
    refused: { is: 'other-list', list: 'years-side-by-side' },
  },
];
