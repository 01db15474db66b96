import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** Long form: one row per student and program, as userFlags of School Data Sync (docs/domain/vocabularies.md#flags). Numbers are CALPADS program codes. */
export const STUDENT_FLAGS: Vocabulary = {
  name: 'flag',
  values: [
    {
      value: 'iep',
      label: 'iep',
      synonyms: [{ General: ['Special Education', 'SWD', 'SPED', 'idea'], CALPADS: ['144'] }],
    },
    { value: '504', label: '504', synonyms: [{ General: ['Section 504'], CALPADS: ['101'] }] },
    {
      value: 'low-income',
      label: 'freeLunch, reducedLunch',
      synonyms: [
        {
          General: ['Economically Disadvantaged', 'frl'],
          'School Data Sync': ['freeLunch', 'reducedLunch'],
          CALPADS: ['181', '182'],
        },
      ],
    },
    { value: 'ell', label: 'ell', synonyms: [{ General: ['el', 'lep', 'esl', 'English Learner'] }] },
  ],
};
