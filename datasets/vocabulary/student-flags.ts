import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** Long form: one row per student and program, as userFlags of School Data Sync (docs/domain/vocabularies.md#flags). Numbers are CALPADS program codes. */
export const STUDENT_FLAGS: Vocabulary = {
  name: 'flag',
  values: [
    { value: 'iep', label: 'iep', synonyms: ['Special Education', 'SWD', 'SPED', 'idea', '144'] },
    { value: '504', label: '504', synonyms: ['Section 504', '101'] },
    {
      value: 'low-income',
      label: 'freeLunch, reducedLunch',
      synonyms: ['freeLunch', 'reducedLunch', 'Economically Disadvantaged', 'frl', '181', '182'],
    },
    { value: 'ell', label: 'ell', synonyms: ['el', 'lep', 'esl', 'English Learner'] },
  ],
};
