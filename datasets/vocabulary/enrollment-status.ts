import type { Vocabulary } from '#datasets/kit/dataset.ts';

export const ENROLLMENT_STATUS: Vocabulary = {
  name: 'enrollment status',
  values: [
    { value: 'active', label: 'Active', synonyms: ['A', 'enrolled', 'current', 'tobeactive'] },
    { value: 'inactive', label: 'Inactive', synonyms: ['I', 'pre-enrolled', 'preregistered'] },
    { value: 'graduated', label: 'Graduated', synonyms: ['G', 'graduate', 'completed'], pattern: '\\bgraduated?\\b' },
    {
      value: 'withdrawn',
      label: 'Withdrawn',
      synonyms: ['W', 'exited', 'transferred', 'transferred out', 'dropped', 'left'],
      pattern: '\\b(withdr|transfer|drop)',
    },
    { value: 'no-show', label: 'No-show', synonyms: ['no show', 'NS'] },
  ],
};
