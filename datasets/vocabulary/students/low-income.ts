import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { ANSWERED_NO, answeredNoBefore } from './answered-no.ts';
import { NOT_REPORTED, NOTHING_KNOWN } from './not-reported.ts';

/**
 * 'Free (CEP)', 'Free - Provision 2': a meal of the whole school, whatever a family earns. 'CEP - Direct
 * Cert' is of the student.
 */
const OF_SCHOOL =
  '^(free|reduced|red|f|r)\\b.*\\b(cep|provision|community elig|universal|for all|all students)|^(cep|provision [0-9])[^a-z]+(free|red)';

/** docs/domain/vocabularies.md#low-income: `F` is free here and female next door. */
export const LOW_INCOME: Vocabulary = {
  name: 'low income',
  never: `${OF_SCHOOL}|${answeredNoBefore('free', 'fr', 'red', 'econ', 'elig', 'low', 'disadv', 'direct', 'qualif')}`,
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
            'Disadvantaged',
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
            'Red',
            'Reduce',
            'Medicaid Free',
            'Medicaid Reduced',
          ],
          CALPADS: ['181', '182'],
          'Texas TSDS': ['01', '02', '99'],
          'Ed-Fi': ['Free Lunch', 'Reduced Price Lunch', 'Free Breakfast', 'Reduced Price Breakfast'],
          PowerSchool: ['FDC', 'RDC', 'T'],
          Spanish: [
            'Sí',
            'Gratis',
            'Gratuito',
            'Reducido',
            'Precio reducido',
            'Bajos ingresos',
            'Bajo el nivel de pobreza',
            'Bajo nivel de pobreza',
          ],
        },
      ],
      notes: {
        PowerSchool:
          'FDC and RDC are free and reduced by direct certification, T is temporary, which is reported to states as reduced.',
      },
      pattern: patternOf({
        startsWith: ['fr(p)l', 'temp(orary)(.) free', 'temp(orary)(.) reduced', 'snap', 'tanf'],
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
      // 'Free - Denied', 'Reduced, not eligible', 'Econ Disadv - No': directly certified without an application stays.
      unless: patternOf({
        has: ['not', 'never', 'no elig…', 'no longer', 'non~elig…', 'above', 'former(ly)'],
        hasStart: [
          'denied',
          'denial',
          'expire',
          'ineligib',
          'pending',
          'revoked',
          'terminat',
          'declin',
          'refus',
          'exceed',
          'unapprov',
        ],
      }).concat('|', ANSWERED_NO),
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
            'NED',
            'N',
            'No',
            '0',
            'false',
            'Denied',
            'Not Economically Disadvantaged',
            'Not eligible',
            'Pay',
            'Over Income',
            'Exempt',
          ],
          'Ed-Fi': ['Full Price Lunch', 'Full Price Breakfast'],
          'Texas TSDS': ['00'],
          PowerSchool: ['E'],
          Spanish: [
            'Pagado',
            'Pago completo',
            'Precio completo',
            'No elegible',
            'Sobre el nivel de pobreza',
            'Sobre nivel de pobreza',
          ],
        },
      ],
      notes: { PowerSchool: 'E is exempt, which is reported to states as not eligible.' },
      pattern: patternOf({
        startsWith: ['no(t)', 'non'],
        starts: [
          'full',
          'paid',
          'paying',
          'denied',
          'ineligible',
          'above',
          'standard',
          'did not',
          'does not qualif',
          'regular price',
        ],
      }),
      // 'No cost', 'Non-paying', 'Not charged', 'Not above': of a meal that is free for whatever reason.
      unless: patternOf({
        startsWith: [
          'no cost',
          'no charge(s)',
          'no fee(s)',
          'no pay(ment)',
          'no full',
          'non~pay(ing)',
          'non~pric(ing)',
          'not pay(ing)',
          'not paid',
          'not charged',
          'not full',
          'not above',
          'not denied',
          'not ineligible',
          'did not pay',
        ],
      }).concat('|', NOTHING_KNOWN),
    },
    NOT_REPORTED,
  ],
};
