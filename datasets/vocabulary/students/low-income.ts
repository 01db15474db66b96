import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { NOT_REPORTED } from './not-reported.ts';

/** docs/domain/vocabularies.md#low-income: `F` is free here and female next door. */
export const LOW_INCOME: Vocabulary = {
  name: 'low income',
  values: [
    {
      value: 'low-income',
      label: 'low-income',
      synonyms: [
        {
          General: [
            'F',
            'Free',
            'R',
            'Reduced',
            'Reduced Price',
            'FR',
            'FRL',
            'FRPL',
            'Y',
            'Yes',
            '1',
            'true',
            'Reduced Lunch',
            'Direct Certified',
            'Direct Certification',
            'CEP-direct',
            'ED',
            'SED',
            'Economically Disadvantaged',
            'Low',
            'X',
            'Eligible',
            'Free/Reduced',
            'Free or Reduced',
            'Free Meals',
            'Reduced Meals',
            'Low Income',
            'DC',
            'Temporary',
            'Qualified',
          ],
          CALPADS: ['181', '182'],
          'Texas TSDS': ['01', '02', '99'],
          'Ed-Fi': ['Free Lunch', 'Reduced Price Lunch', 'Free Breakfast', 'Reduced Price Breakfast'],
          PowerSchool: ['FDC', 'RDC', 'T'],
        },
      ],
      notes: {
        PowerSchool:
          'FDC and RDC are free and reduced by direct certification, T is temporary, which is reported to states as reduced.',
      },
      pattern: patternOf({
        startsWith: ['fr(p)l'],
        starts: [
          'free',
          'reduced',
          'direct',
          'categorical',
          'income elig',
          'econ',
          'socio',
          'low',
          'elig',
          'qualif',
          'f/r',
        ],
      }),
    },
    {
      value: 'above low-income',
      label: 'above low-income',
      synonyms: [
        {
          General: [
            'P',
            'Paid',
            'Full',
            'Full Price',
            'Full Pay',
            'N',
            'No',
            '0',
            'false',
            'Denied',
            'Not Economically Disadvantaged',
            'Not eligible',
            'Exempt',
          ],
          'Ed-Fi': ['Full Price Lunch', 'Full Price Breakfast'],
          'Texas TSDS': ['00'],
          PowerSchool: ['E'],
        },
      ],
      notes: { PowerSchool: 'E is exempt, which is reported to states as not eligible.' },
      pattern: patternOf({
        startsWith: ['no(t)', 'non'],
        starts: ['full', 'paid', 'paying', 'denied', 'ineligible', 'above', 'standard', 'did not'],
      }),
    },
    NOT_REPORTED,
  ],
};
