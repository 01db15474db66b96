import type { RecordLayout } from '#datasets/kit/layouts/record-layout.ts';
import { CALPADS } from '#datasets/vocabulary/calpads-cells.ts';

/**
 * Field numbers of CALPADS SENR records, from the error lists of the California Department of Education and of School
 * Data Leadership, which name the fields that are checked: 1.05 school, 1.07 year, 1.08 SSID, 1.17 birth date and 1.18
 * gender in every year; then 1.23 start date, 1.25 grade, 1.26 exit date and 1.27 exit reason, each one field earlier
 * since the primary language (1.22) has left the record.
 */
const enrollment = (start: number): RecordLayout => ({
  record: 'SENR',
  name: 'CALPADS SENR records',
  headers: {
    5: 'School of Attendance',
    7: 'Academic Year ID',
    8: 'SSID',
    9: 'Local Student ID',
    10: 'Student Legal First Name',
    11: 'Middle Name',
    12: 'Student Legal Last Name',
    17: 'Student Birth Date',
    [start]: 'Enrollment Start Date',
    [start + 2]: 'Grade Level Code',
    [start + 3]: 'Enrollment Exit Date',
    [start + 4]: 'Student Exit Reason Code',
  },
  fits: {
    5: CALPADS.school,
    7: CALPADS.year,
    8: CALPADS.stateId,
    9: '.*[0-9].*',
    17: CALPADS.date,
    18: CALPADS.gender,
    [start]: CALPADS.date,
    [start + 1]: '[0-9]{2}',
    [start + 2]: CALPADS.grade,
    [start + 3]: CALPADS.date,
    [start + 4]: '[ENT][0-9]{3}',
  },
  // A student is new without an SSID, and stays without an exit.
  mayBeEmpty: [8, start + 3, start + 4],
});

export const ROSTER_RECORDS: readonly RecordLayout[] = [enrollment(23), enrollment(22)];
