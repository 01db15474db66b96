import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { NOT_REPORTED } from './not-reported.ts';

/** docs/domain/vocabularies.md#disability: section 504 is kept apart and counts as without disabilities. */
export const DISABILITY: Vocabulary = {
  name: 'students with disability',
  values: [
    {
      value: 'section 504',
      label: 'Section 504',
      synonyms: [{ General: ['504', 'Section 504 Plan', '504 Plan'], CALPADS: ['101'] }],
      pattern: '^(section |sec\\.? |has |active |current )*504\\b',
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
      pattern:
        '^(not?|non|never|former(ly)?)\\b|^none|\\b(exited|inactive|without|dismissed|declassified|not (eligible|sped|swd|special))\\b|\\b(general|regular) ed|\\bgifted\\b|\\bno (iep|disability)\\b',
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
      pattern:
        '\\b(iep|swd|sped|spec(ial)?[ -]?ed|special needs|students? with|with disab|autism|deaf|hearing|emotional|intellectual|multiple disab|orthopedic|other health|learning disab|speech|language impair|brain injury|visual|blind|developmental)',
    },
    NOT_REPORTED,
  ],
};
