import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { NOT_REPORTED, NOT_SAID } from './not-reported.ts';

/** docs/domain/vocabularies.md#gender. 'Not Selected' (Ed-Fi) counts as other; unknown is not reported. */
export const GENDER: Vocabulary = {
  name: 'gender',
  values: [
    { value: 'male', label: 'male', synonyms: ['M', 'Boy', 'Man', '1'] },
    { value: 'female', label: 'female', synonyms: ['F', 'Girl', 'Woman', '2'] },
    {
      value: 'other',
      label: 'other',
      synonyms: ['X', 'N', 'NB', 'Nonbinary', 'Non-binary', 'Another', 'A', 'O', 'Not Selected', 'Other gender'],
      pattern:
        '^(gender[ -]?x|non[ -]?binary|gender ?queer|gender (non|fluid|diverse)|genderfluid|agender|intersex|trans|two[ -]spirit|self)',
    },
    { ...NOT_REPORTED, pattern: NOT_SAID },
  ],
};
