import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { endOfSpan, orBeside, padded } from '#datasets/kit/layouts/readings.ts';
import { AP_COLUMNS_OF_ROSTER } from './ap-columns.ts';
import type { TestScoreColumn } from './columns.ts';
import { administration, birthDate, collegeBoardSchool, named, test, VENDOR_SCHOOL } from './vendor-columns.ts';

/** MMYY, which as a number has lost its zero: 419 is April 2019. A whole day, CCYYMMDD, stays as it is. */
const monthOfRecord = (text: string): string => {
  const digits = padded(4)(text);
  return `CASE WHEN length(${digits}) = 4 THEN left(${digits}, 2) || '/20' || right(${digits}, 2) ELSE ${digits} END`;
};

/** 'Spring 2023 SAT', and 'Spring 2023 PSAT 10', which the audit does not use. */
const TEST_PERIOD = /^(mme)?testperiod$/;

/** What the two testing organizations and states send beside their usual files. */
export const OTHER_VENDOR_FILES: readonly Layout<TestScoreColumn>[] = [
  {
    name: 'College Board score file with the latest SAT',
    headers: [/^rsattotalscr$/, /^rsatmathsectionscr$/, /^latestsatdate$/],
    isWhole: true,
    columns: {
      // The number of the person is the College Board's own.
      student_id: {
        from: ['studentid_district', 'studentid_school', 'studentid_state'],
        beside: [['studentid_school'], ['studentid_state']],
        read: (own, school = 'NULL', state = 'NULL') => `coalesce(${own}, ${school}, ${state})`,
      },
      other_student_id: named('studentid_state'),
      last_name: named('last_nm'),
      first_name: named('first_nm'),
      birth_date: { ...birthDate, from: ['birth_dt'] },
      school: { ...VENDOR_SCHOOL, from: ['ai_cd', 'ai_org_nm'] },
      test_type: test('SAT'),
      test_date: named('latest_sat_date'),
      sat_total: named('rsat_total_scr'),
      sat_ebrw: named('rsat_ebrw_section_scr'),
      sat_math: named('rsat_math_section_scr'),
    },
  },
  {
    name: 'ACT student record',
    headers: [/^actscalescoreenglish$/, /^actscalescorecomposite$/, /^(expanded)?testdate(mmyy|ccyymmdd)$/],
    isWhole: true,
    columns: {
      student_id: {
        from: ['Local ID Number', 'State-Assigned Student ID Number'],
        beside: [['State-Assigned Student ID Number']],
        read: orBeside,
      },
      other_student_id: named('State-Assigned Student ID Number'),
      last_name: named('Student Last Name'),
      first_name: named('Student First Name'),
      birth_date: birthDate,
      school: { from: ['ACT H.S. Code Number'], onlyKnown: true },
      test_type: test('ACT'),
      test_date: { from: ['Expanded Test Date (CCYYMMDD)', 'Test Date (MMYY)'], read: monthOfRecord },
      act_english: named('ACT Scale Score-English'),
      act_math: named('ACT Scale Score-Mathematics'),
      act_reading: named('ACT Scale Score-Reading'),
      act_science: named('ACT Scale Score-Science'),
      act_composite: named('ACT Scale Score-Composite'),
    },
  },
  {
    name: 'SAT state export with the test period',
    headers: [TEST_PERIOD, /^(sat)?totalscore$/, /^mathsectionscore$/],
    columns: {
      test_type: {
        from: [TEST_PERIOD],
        read: (text) => `CASE WHEN regexp_matches(lower(${text}), '\\bsat\\b') THEN 'SAT' ELSE ${text} END`,
      },
      test_date: { from: ['Test Date', TEST_PERIOD], read: administration },
      sat_total: { from: [/^(sat)?totalscore$/] },
      sat_ebrw: { from: [/^(evidencebased)?reading(and)?writingsectionscore$/] },
      sat_math: named('MATH SECTION SCORE'),
      birth_date: birthDate,
      school: { ...collegeBoardSchool, from: [...(collegeBoardSchool.from ?? []), 'NameofAttendingInstitution'] },
    },
  },
  {
    name: 'College Board AP score roster',
    headers: [/^ap(number|id)(apid)?$/, AP_COLUMNS_OF_ROSTER.score.from[0]],
    columns: {
      school: { from: ['Attending School AI Code', 'Attending School Name'], onlyKnown: true },
      test_type: test('AP'),
      // It has no date of its own. Exams are in May, at the end of the school year.
      test_date: {
        from: ['Test Date', 'Exam Date', 'Exam Year', 'Test Year', 'Admin Year', 'Year', 'School Year'],
        read: endOfSpan,
      },
    },
    slots: { of: 'exams', columns: AP_COLUMNS_OF_ROSTER, filledBy: ['score'] },
  },
];
