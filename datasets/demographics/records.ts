import type { RecordLayout } from '#datasets/kit/layouts/record-layout.ts';
import { CALPADS } from '#datasets/vocabulary/calpads-cells.ts';

/**
 * Field numbers of CALPADS SINF records, from the error lists of the California Department of Education: 2.09 SSID,
 * 2.18 birth date, 2.23 Hispanic, 2.25 to 2.29 races, 2.30 race missing; School Data Leadership lists them one field
 * later, as they were before.
 */
const information = (hispanic: number): RecordLayout => {
  const races = [1, 2, 3, 4, 5].map((nth) => [hispanic + 1 + nth, nth] as const);
  return {
    record: 'SINF',
    name: 'CALPADS SINF records',
    headers: {
      7: 'School of Attendance',
      8: 'Academic Year ID',
      9: 'SSID',
      10: 'Local Student ID',
      19: 'Student Gender Code',
      [hispanic]: 'Student Hispanic Ethnicity Indicator',
      ...Object.fromEntries(races.map(([position, nth]) => [position, `Student Race ${nth} Code`])),
    },
    fits: {
      7: CALPADS.school,
      8: CALPADS.year,
      9: CALPADS.stateId,
      10: '.*[0-9].*',
      18: CALPADS.date,
      19: CALPADS.gender,
      [hispanic]: CALPADS.yesNo,
      [hispanic + 1]: CALPADS.yesNo,
      ...Object.fromEntries(races.map(([position]) => [position, CALPADS.race])),
      [hispanic + 7]: CALPADS.yesNo,
    },
    mayBeEmpty: [hispanic, hispanic + 1, ...races.map(([position]) => position), hispanic + 7],
  };
};

/** Keys of a record of one student, the same in many kinds. */
const KEYS = {
  5: 'School of Attendance',
  6: 'Academic Year ID',
  7: 'SSID',
  8: 'Local Student ID',
};
const KEYS_FIT = { 5: CALPADS.school, 6: CALPADS.year, 7: CALPADS.stateId, 8: '.*[0-9].*' };

/** 12.13 status and 12.15 primary language, by both lists. */
const LANGUAGE: RecordLayout = {
  record: 'SELA',
  name: 'CALPADS SELA records',
  headers: { ...KEYS, 13: 'English Language Acquisition Status' },
  fits: {
    ...KEYS_FIT,
    11: CALPADS.date,
    12: CALPADS.gender,
    13: 'EO|EL|IFEP|RFEP|TBD|ADEL',
    14: CALPADS.date,
  },
  mayBeEmpty: [14],
};

/** 3.13 program code, by School Data Leadership and eSchoolPlus. One row a student and program. */
const PROGRAMS: RecordLayout = {
  record: 'SPRG',
  name: 'CALPADS SPRG records',
  headers: { ...KEYS, 13: 'Education Program Code' },
  fits: { ...KEYS_FIT, 13: '[0-9]{3}' },
};

export const DEMOGRAPHICS_RECORDS: readonly RecordLayout[] = [information(23), information(24), LANGUAGE, PROGRAMS];
