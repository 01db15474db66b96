import type { Vocabulary } from '#datasets/kit/dataset.ts';

export const YES_NO: Vocabulary = {
  name: 'yes or no',
  values: [
    { value: 'true', label: 'Y', synonyms: ['yes', '1', 't', 'on', 'x', 'hispanic', 'hispanicOrLatinoEthnicity'] },
    { value: 'false', label: 'N', synonyms: ['no', '0', 'f', 'off', 'not hispanic', 'non-hispanic'] },
  ],
};
