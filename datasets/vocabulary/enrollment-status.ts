import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** Numbers are PowerSchool's (Enroll_Status); 1 means too many things elsewhere. */
export const ENROLLMENT_STATUS: Vocabulary = {
  name: 'enrollment status',
  values: [
    {
      value: 'active',
      label: 'Active',
      synonyms: ['A', 'enrolled', 'current', 'tobeactive', 'currently enrolled', '0'],
    },
    { value: 'inactive', label: 'Inactive', synonyms: ['I', 'pre-enrolled', 'preregistered'] },
    {
      value: 'graduated',
      label: 'Graduated',
      synonyms: ['G', 'graduate', 'completed', '3'],
      pattern: '\\bgraduated?\\b',
    },
    {
      value: 'withdrawn',
      label: 'Withdrawn',
      synonyms: ['W', 'exited', 'transferred', 'transferred out', 'dropped', 'left', 'not enrolled', '2'],
      pattern: '\\b(withdr|transfer|drop)',
    },
    { value: 'no-show', label: 'No-show', synonyms: ['no show', 'NS'] },
  ],
};
