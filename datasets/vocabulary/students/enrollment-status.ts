import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';

/** Numbers are PowerSchool's (Enroll_Status); 1 means too many things elsewhere. */
export const ENROLLMENT_STATUS: Vocabulary = {
  name: 'enrollment status',
  values: [
    {
      value: 'active',
      label: 'Active',
      synonyms: [{ General: ['A', 'enrolled', 'current', 'tobeactive', 'currently enrolled'], PowerSchool: ['0'] }],
    },
    { value: 'inactive', label: 'Inactive', synonyms: [{ General: ['I', 'pre-enrolled', 'preregistered'] }] },
    {
      value: 'graduated',
      label: 'Graduated',
      synonyms: [{ General: ['G', 'graduate', 'completed'], PowerSchool: ['3'] }],
      pattern: patternOf({ has: ['graduate(d)'] }),
    },
    {
      value: 'withdrawn',
      label: 'Withdrawn',
      synonyms: [
        {
          General: ['W', 'exited', 'transferred', 'transferred out', 'dropped', 'left', 'not enrolled'],
          PowerSchool: ['2'],
        },
      ],
      pattern: patternOf({ hasStart: ['withdr', 'transfer', 'drop'] }),
    },
    { value: 'no-show', label: 'No-show', synonyms: [{ General: ['no show', 'NS'] }] },
  ],
};
