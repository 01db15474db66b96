import { spoken } from '../../spoken.ts';
import { number } from '../plural.ts';

export const auditLog = spoken('auditLog', {
  description: (district: string) =>
    `Who did what in ${district}: files, selections, student records, people and settings.`,
  descriptionOwn: 'Who did what in your schools: files, selections and student records.',
  caption: 'What happened, newest first',
  columns: { when: 'Timestamp', user: 'User', action: 'Action', file: 'File', schools: 'Schools' },
  schools: {
    none: 'Whole audit',
    all: 'All schools',
    more: (names: string, more: number) => `${names} and ${number(more)} more`,
  },
  from: (address: string) => `from ${address}`,
  pages: 'Pages of the audit log',
  none: 'Nothing has happened yet.',
  noneLikeThis: 'No entries match. Change the filters or clear them.',
  error: 'Error occurred while fetching audit log data!',
  filters: {
    user: 'User',
    allUsers: 'All users',
    kind: 'Kind',
    allKinds: 'All kinds',
    school: 'School',
    allSchools: 'All schools',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
  kinds: {
    files: 'Files',
    'not-offered': 'Not offered',
    mappings: 'Columns and courses',
    selections: 'Transcript selections',
    'student-records': 'Student records viewed or printed',
    people: 'People',
    settings: 'Settings and downloads of this log',
  },
  download: 'Download as CSV',
  csvName: 'audit log.csv',
});
