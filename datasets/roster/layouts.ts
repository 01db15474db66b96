import type { Drop, Layout } from '#datasets/kit/layouts/layout.ts';
import { firstOfList, lastOfList, orBeside, startYear } from '#datasets/kit/layouts/readings.ts';
import type { RosterColumn } from './columns.ts';
import { NO_ROLE } from './roles.ts';
import { YEARS_IN_COLUMNS } from './years-in-columns.ts';

const deleted = {
  from: ['status'],
  when: (text: string) => `lower(${text}) = 'tobedeleted'`,
  reason: 'deleted',
} as const satisfies Drop;
const notStudents = {
  from: ['role', 'roles'],
  when: (text: string) => `lower(${text}) <> 'student'`,
  reason: 'not-students',
} as const satisfies Drop;

/**
 * Version 1.2 writes roles in roles.csv. Students mostly have one grade, staff none or all that they teach, but a
 * teacher of one grade has one, too: so no one is counted until someone answers, group by group.
 */
const roleByGrades = (text: string) =>
  `CASE WHEN ${text} IS NULL THEN '${NO_ROLE.noGrade}' WHEN regexp_matches(${text}, '[^,;|][,;|] *[^,;| ]') THEN '${NO_ROLE.severalGrades}'
    ELSE '${NO_ROLE.oneGrade}' END`;

const orNoRole = (text: string) => `coalesce(${text}, '${NO_ROLE.inRoles}')`;

const ONEROSTER_USERS: Layout<RosterColumn>['columns'] = {
  student_id: { from: ['identifier', 'sourcedId'], beside: [['sourcedId']], read: orBeside },
  other_student_id: { from: ['sourcedId'] },
  school: {
    from: ['primaryOrgSourcedId', 'orgSourcedIds', 'orgSourcedId'],
    beside: [['orgSourcedId']],
    read: (text, beside) => `coalesce(${firstOfList(text)}, ${beside})`,
  },
  grade_level: { from: ['grades', 'grade'], read: lastOfList },
};

export const USERS_WITHOUT_ROLES = 'OneRoster 1.2 users.csv, which does not say who is a student';

/** Rosters as student systems export them for others (docs/domain/files.md#layouts). */
export const ROSTER_LAYOUTS: readonly Layout<RosterColumn>[] = [
  {
    name: USERS_WITHOUT_ROLES,
    headers: ['sourcedId', 'givenName', 'familyName', /^grades?$/],
    without: ['role', 'roles'],
    columns: { ...ONEROSTER_USERS, role: { from: ['grades', 'grade'], read: roleByGrades } },
    drops: [deleted],
  },
  {
    name: 'OneRoster users.csv',
    headers: ['sourcedId', 'givenName', 'familyName', /^grades?$/],
    columns: { ...ONEROSTER_USERS, role: { from: ['role', 'roles'], read: orNoRole } },
    drops: [
      deleted,
      notStudents,
      { from: ['grades', 'grade'], when: (text) => `${text} IS NULL`, reason: 'without-grade' },
    ],
  },
  {
    name: 'OneRoster roles.csv',
    headers: ['userSourcedId', 'orgSourcedId', 'role', /^grades?$/],
    columns: {
      student_id: { from: ['userSourcedId'] },
      school: { from: ['orgSourcedId'] },
      grade_level: { from: ['grade', 'grades'], read: lastOfList },
      role: { from: ['role'], read: orNoRole },
      // The year of a session is the one it starts in; the first day of a role says it without doubt.
      school_year: {
        from: ['roleStartDate', 'beginDate', 'sessionSourcedId'],
        beside: [['sessionSourcedId']],
        read: (start, session) =>
          `coalesce(CASE WHEN ${start} LIKE '%-%' THEN ${start} END, ${startYear(session)}, ${start})`,
      },
    },
    drops: [deleted, notStudents],
  },
  {
    name: 'Microsoft School Data Sync Student.csv',
    headers: ['SIS ID', 'School SIS ID', 'First Name', 'Last Name', 'Grade'],
    columns: {
      student_id: { from: ['Student Number', 'SIS ID'], beside: [['SIS ID']], read: orBeside },
      other_student_id: { from: ['SIS ID'] },
      grade_level: { from: ['Grade'] },
    },
  },
  {
    name: 'Ed-Fi student school associations',
    headers: [/studentuniqueid$/, /^(entrydate|entrygradeleveldescriptor)$/, /schoolid$/],
    columns: {
      // The id that every other file of Ed-Fi has.
      student_id: { from: ['Student ID', 'Student Number', 'Local Student ID', 'Local ID', /studentuniqueid$/] },
      school_year: {
        from: ['schoolYearTypeReference.schoolYear', 'schoolYear', 'entryDate'],
        beside: [['entryDate']],
        read: orBeside,
      },
    },
  },
  {
    name: 'Minnesota MARSS enrollment records',
    // A status alone is one of many: all three are of an enrollment.
    headers: ['Status Start Date', 'Status End Date', 'Status End Code'],
    columns: {
      entry_date: { from: ['Status Start Date'] },
      exit_date: { from: ['Status End Date'] },
      exit_reason: { from: ['Status End Code'] },
    },
  },
  {
    name: 'Ohio EMIS student standing',
    // Effective dates alone are those of a record: the grade level beside them is the one that the state counts.
    headers: ['Effective Start Date', 'Effective End Date', 'State Equivalent Grade Level'],
    columns: {
      entry_date: { from: ['Effective Start Date'] },
      // An enrollment that goes on ends on a day of nines.
      exit_date: { from: ['Effective End Date'], read: (text) => `nullif(${text}, '99999999')` },
    },
  },
  {
    name: 'WA CEDARS student file',
    headers: ['District Student ID', 'SSID', /^dateenrolledin(school|district)$/],
    columns: {},
  },
  YEARS_IN_COLUMNS,
];
