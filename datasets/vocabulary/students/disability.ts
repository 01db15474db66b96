import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { NOT_REPORTED } from './not-reported.ts';

/** 'IEP Pending', 'Referred for evaluation', 'Parent revoked IEP': nobody's answer yet, or no longer. */
const ASKED_FOR = [
  'pending',
  'refer',
  'evaluat',
  'screen',
  'in process',
  'revok',
  'refus',
  'declin',
  'consent',
  'suspected',
];

/** docs/domain/vocabularies.md#disability: section 504 is kept apart and counts as without disabilities. */
export const DISABILITY: Vocabulary = {
  name: 'students with disability',
  values: [
    {
      value: 'section 504',
      label: 'Section 504',
      synonyms: [{ General: ['504', 'Section 504 Plan', '504 Plan'], CALPADS: ['101'] }],
      pattern: patternOf({ leading: ['section', 'sec(.)', 'has', 'active', 'current'], startsWith: ['504'] }),
    },
    {
      value: 'with disabilities',
      label: 'with disabilities',
      synonyms: [
        {
          General: [
            'Y',
            'Yes',
            '1',
            'true',
            'IEP',
            'IEP/504',
            'IEP and 504',
            '504/IEP',
            '504 and IEP',
            'Current',
            'Active',
            'RSP',
            'SDC',
            'SPED',
            'X',
            'Eligible',
            'Active IEP',
            'SWD',
            'SE',
            'Special Education',
          ],
          Federal: ['DD', 'AUT', 'DB', 'ED', 'HI', 'ID', 'MD', 'OHI', 'OI', 'SLD', 'SLI', 'TBI', 'VI'],
          CALPADS: ['144'],
        },
      ],
      pattern: patternOf({
        hasStart: [
          'iep',
          'swd',
          'sped',
          'spec(ial)(~)ed',
          'special needs',
          'student(s) with',
          'with disab',
          'autism',
          'deaf',
          'hearing',
          'emotional',
          'intellectual',
          'multiple disab',
          'orthopedic',
          'other health',
          'learning disab',
          'speech',
          'language impair',
          'brain injury',
          'visual',
          'blind',
          'developmental',
        ],
      }),
      // What only asks for a program, or ended one; 'without' reads the second.
      unless: patternOf({
        has: [
          'no(t)',
          'non',
          'never',
          'did',
          'former(ly)',
          'without',
          'none',
          'gifted only',
          'prior',
          'previous(ly)',
          'waiver',
        ],
        hasStart: ASKED_FOR.concat('exit', 'inactive', 'dismiss', 'declassif', 'ineligib', 'ended'),
      }),
    },
    {
      value: 'without disabilities',
      label: 'without disabilities',
      synonyms: [
        {
          General: [
            'N',
            'No',
            '0',
            'false',
            'Exited',
            'Not SWD',
            'General Education',
            'Not special education',
            'Ineligible',
          ],
        },
      ],
      pattern: patternOf({
        startsWith: ['no(t)', 'non', 'never', 'former(ly)'],
        starts: ['none'],
        has: [
          'exited',
          'inactive',
          'without',
          'dismissed',
          'declassified',
          'not eligible',
          'not sped',
          'not swd',
          'not special',
          'gifted',
          'no iep',
          'no disability',
        ],
        hasStart: ['general ed', 'regular ed', 'did not qualif', 'does not qualif'],
      }),
      unless: patternOf({
        has: ['non~categorical', 'noncategorical', 'non~verbal', 'nonverbal', 'not yet', 'not exited', 'not dismissed'],
        hasStart: ASKED_FOR,
      }),
    },
    NOT_REPORTED,
  ],
};
