import type { Column } from '#datasets/kit/dataset.ts';
import { OTHER_ID_HEADERS } from './headers/students.ts';

/** A second id column, the same in every dataset about students: the ledgers try both (domain.md 2.4). */
export const OTHER_STUDENT_ID: Column = {
  name: 'other_student_id',
  label: 'Other student ID',
  kind: { kind: 'student-id' },
  required: { level: 'optional' },
  description: 'A second id in the file. Of the two, the one that finds more students of the roster is used.',
  example: '1234567890',
  synonyms: OTHER_ID_HEADERS,
  ambiguous: ['State ID'],
};
