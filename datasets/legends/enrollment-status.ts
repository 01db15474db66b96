import type { CodedColumn } from './legend.ts';

/**
 * PowerSchool's numbers (0, 2, 3) are in the vocabulary, and its 1 counts beside them; those of a state are
 * read under its own header.
 */
export const ENROLLMENT_STATUS_LEGENDS: CodedColumn = {
  isCode: /^\d{1,2}$/,
  isYesNo: false,
  isElseOfWords: true,
  // PowerSchool's 0 is active, and so is the 1 of a list of enrolled students.
  askedTogether: ['0', '1'],
  legends: [
    {
      name: '1 enrolled, 0 not',
      source: 'Lists of districts that ask who is enrolled; nothing in a file proves it',
      codes: { 0: 'inactive', 1: 'active' },
    },
    {
      name: "PowerSchool's (0 active, 1 inactive)",
      source: 'PowerSchool, Students.Enroll_Status',
      telling: ['2', '3'],
      codes: { 0: 'active', 1: 'inactive', 2: 'withdrawn', 3: 'graduated' },
    },
    {
      name: "Massachusetts' enrollment status (01 enrolled, 04 graduate, 20 to 24 transfers, 30 to 36 dropouts)",
      source: 'Massachusetts DESE, SIMS Data Handbook, DOE012',
      headers: ['Enrollment Status at Time of Data Collection', 'DOE012'],
      codes: {
        1: 'active',
        4: 'graduated',
        ...Object.fromEntries(
          [5, 6, 9, 20, 21, 22, 23, 24, 30, 31, 32, 33, 34, 35, 36, 41].map((code) => [code, 'withdrawn']),
        ),
      },
      // Certificates and completed programs without a diploma; 40 receives services alone.
      open: ['10', '11', '40'],
    },
  ],
};
