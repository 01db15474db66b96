import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { NOT_REPORTED, NOT_SAID } from './not-reported.ts';

/** docs/domain/vocabularies.md#gender. 'Not Selected' (Ed-Fi) counts as other; unknown is not reported. */
export const GENDER: Vocabulary = {
  name: 'gender',
  values: [
    {
      value: 'male',
      label: 'male',
      synonyms: [
        {
          General: ['M', 'Boy', 'Man', '1', 'MAL', 'Masc', 'Cis male', 'Cisgender male'],
          Spanish: ['Masculino', 'Hombre', 'Varón', 'Niño'],
        },
      ],
    },
    {
      value: 'female',
      label: 'female',
      synonyms: [
        {
          General: ['F', 'Girl', 'Woman', '2', 'FEM', 'Cis female', 'Cisgender female'],
          Spanish: ['Femenino', 'Femenina', 'Mujer', 'Hembra', 'Niña'],
        },
      ],
    },
    {
      value: 'other',
      label: 'other',
      synonyms: [
        {
          General: ['X', 'N', 'NB', 'Nonbinary', 'Non-binary', 'Another', 'O', 'Other gender'],
          'College Board': ['A'],
          'Ed-Fi': ['Not Selected'],
          Spanish: ['No binario'],
        },
      ],
      pattern: patternOf({
        starts: [
          'gender(~)x',
          'non(~)binary',
          'gender( )queer',
          'gender non',
          'gender fluid',
          'gender diverse',
          'genderfluid',
          'agender',
          'intersex',
          'trans',
          'two~spirit',
          'self',
        ],
      }),
    },
    { ...NOT_REPORTED, pattern: NOT_SAID },
  ],
};
