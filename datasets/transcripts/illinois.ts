import type { HeaderPattern, Layout } from '#datasets/kit/layouts/layout.ts';
import type { TranscriptColumn } from './columns.ts';

/** ISBE, Student Course Assignment, 'Course Final Letter Grade/Completion Status (Term)': 01 to 20 of high schools. */
const GRADES = [
  'A+',
  'A',
  'A-',
  'B+',
  'B',
  'B-',
  'C+',
  'C',
  'C-',
  'D+',
  'D',
  'D-',
  'F',
  'S',
  'U',
  'I',
  'W',
  'WP',
  'Audit',
  'X',
];
/** 'Student did not receive course term credit.' Some write the letters. */
const WITHOUT_CREDIT = ['13', '15', '16', '17', '19', '20'];

const FINAL_GRADE: HeaderPattern = /^coursefinallettergrade(completionstatus)?(term)?(code)?$/;
const CREDIT = 'Course Credit';

const codeIn = (text: string) => `lpad(${text}, 2, '0')`;

/**
 * The state's file of courses, with a number for each letter, and the credit of the course where the grade
 * says whether it was earned.
 */
export const ILLINOIS_COURSES: Layout<TranscriptColumn> = {
  name: 'Illinois student course assignments (ISBE)',
  headers: [FINAL_GRADE, CREDIT],
  columns: {
    final_grade: {
      from: [FINAL_GRADE],
      read: (text) =>
        `CASE ${codeIn(text)} ${GRADES.map((grade, at) => `WHEN '${String(at + 1).padStart(2, '0')}' THEN '${grade}'`).join(' ')} ELSE ${text} END`,
    },
    credits_attempted: { from: [CREDIT] },
    credits_earned: {
      from: [CREDIT],
      beside: [[FINAL_GRADE]],
      read: (credit, grade) => `CASE
        WHEN ${codeIn(grade)} IN (${WITHOUT_CREDIT.map((code) => `'${code}'`).join(', ')}) OR upper(${grade}) IN ('F', 'U', 'I', 'W', 'X', 'AUDIT') THEN '0'
        WHEN regexp_full_match(upper(${grade}), '0?[1-9]|1[0-9]|20|[A-D][+-]?|S|P|WP') THEN ${credit} END`,
    },
  },
};
