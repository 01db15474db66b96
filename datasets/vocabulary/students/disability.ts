import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { ANSWERED_NO, answeredNoBefore } from './answered-no.ts';
import { NOT_REPORTED, NOTHING_KNOWN } from './not-reported.ts';

/** 'IEP Pending', 'Referred for evaluation', 'Parent revoked IEP': no one's answer yet, or no longer. */
const ASKED_FOR = [
  'pending',
  'refer',
  'evaluat',
  'screen',
  'in process',
  'in progress',
  'expir',
  'revok',
  'refus',
  'declin',
  'consent',
  'suspected',
];

/** A plan that is not there, not yet, or no longer: '504 Inactive', '504 (pending)'. */
const NO_PLAN = `^[a-z.]*[ .]?504( plan)?[^a-z0-9]*(inactive|not |ineligib|ended|${['exit', 'dismiss', ...ASKED_FOR].join('|')})`;
/** 'Section 504/IEP', '504 plan and IEP', but not '504, no IEP'. */
const WITH_IEP = '504( plan)?( ?[/&,;+] ?| and | with )(an |active |current )?(iep|sped|special ed)';
/** The plan of a gifted student, which some states write as an IEP. 'Gifted; IEP' are two. */
const OF_GIFTED =
  '^gifted[ -](iep|sped|special ed)|^(iep|sped|special ed[a-z]*|spec[.]? ed[a-z]*)( ?[-:] ?| ?[(]| )gifted[ )]*$';
/** 'Exited 504; IEP' */
const PLAN_AND_IEP = '(504|exited|inactive|dismissed).*[;,&/+] ?(iep|sped)\\b';

/** docs/domain/vocabularies.md#disability: section 504 is kept apart and counts as without disabilities. */
export const DISABILITY: Vocabulary = {
  name: 'students with disability',
  never: `${OF_GIFTED}|${answeredNoBefore('iep', 'sped', 'swd', 'spec', 'disab', 'with', '504')}`,
  values: [
    {
      value: 'section 504',
      label: 'Section 504',
      synonyms: [{ General: ['504', 'Section 504 Plan', '504 Plan'], CALPADS: ['101'] }],
      pattern: patternOf({ leading: ['section', 'sec(.)', 'has', 'active', 'current'], startsWith: ['504'] }),
      unless: `${NO_PLAN}|${WITH_IEP}|${ANSWERED_NO}`,
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
            'LD',
            'ASD',
            'AU',
            'EBD',
            'HH',
            'DHH',
            'S/L',
            'S/LI',
            'Resource',
            'Resource Room',
            'Self-Contained',
            'Disabled',
          ],
          Federal: ['DD', 'AUT', 'DB', 'ED', 'HI', 'ID', 'MD', 'OHI', 'OI', 'SLD', 'SLI', 'TBI', 'VI'],
          // 144 is the program of special education; the others are the categories of disability.
          CALPADS: [
            'Resource Specialist Program',
            'Resource Specialty Program',
            'Special Day Class',
            'Designated Instruction Service',
            'Designated Instruction and Services',
            'Designated Instructional Services',
            ...[
              '144',
              '210',
              '220',
              '230',
              '240',
              '250',
              '260',
              '270',
              '280',
              '281',
              '290',
              '300',
              '310',
              '320',
              '330',
            ],
          ],
          Spanish: ['Sí', 'Con discapacidad', 'Educación especial', 'PEI'],
        },
      ],
      pattern: patternOf({
        // Beside another word: 'Gifted/ASD'.
        has: ['asd', 'sld', 'ohi', 'sli', 'ebd', 'tbi', 'dhh'],
        hasStart: [
          'iep',
          'swd',
          'sped',
          'spec(ial)(~)ed',
          'special needs',
          'student(s) with',
          'with disab',
          'autism',
          'autistic',
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
      }).concat('|', ANSWERED_NO),
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
            'GENED',
            'Nondisabled',
            'DNQ',
            'Neither',
          ],
          Spanish: ['Sin discapacidad', 'Ninguna', 'Ninguno'],
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
        hasStart: ['gen(eral)(.) ed', 'reg(ular)(.) ed', 'did not qualif', 'does not qualif'],
      }),
      unless: patternOf({
        has: ['non~categorical', 'noncategorical', 'non~verbal', 'nonverbal', 'not yet', 'not exited', 'not dismissed'],
        hasStart: ASKED_FOR,
      }).concat('|', PLAN_AND_IEP, '|', NOTHING_KNOWN),
    },
    NOT_REPORTED,
  ],
};
