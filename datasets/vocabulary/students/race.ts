import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf, type TwoPhrases } from '#datasets/kit/phrases.ts';
import { ANSWERED_NO, letterNoBefore } from './answered-no.ts';
import { NOT_REPORTED, NOT_SAID } from './not-reported.ts';

/**
 * One race alone, regardless of Hispanic ethnicity: 'White, not Hispanic', 'Non-Hispanic Asian', but not 'White/Asian'.
 */
const alone = (...race: string[]): readonly TwoPhrases[] => [
  { first: race, by: ' /,(-', next: ['not', 'non', 'only', 'alone'] },
  { first: ['not~hispanic', 'non~hispanic', 'not~latin…', 'non~latin…'], by: ' /,(-', next: race },
];

const HISPANIC = ['hispanic', 'hisp', 'latina', 'latine', 'latini', 'latino', 'latinx'];
const ASIAN = [
  'chinese',
  'japanese',
  'korean',
  'vietnamese',
  'cambodian',
  'laotian',
  'hmong',
  'indian asian',
  'east indian',
  'east asian',
  'south asian',
  'southeast asian',
  'pakistani',
  'thai',
];
const BLACK = ['black', 'blk', 'african~am(er)(ican)(.)', 'afr(.)~am(er)(ican)(.)', 'af(.)~am(er)(ican)(.)'];

/** docs/domain/vocabularies.md#race: words, federal 1-7, PowerSchool letters, CSIS / CALPADS numbers, NC letters. */
export const RACE: Vocabulary = {
  name: 'race / ethnicity',
  // 'N-Hispanic', 'Hispanic: N'
  never: `${letterNoBefore('hisp', 'latin')}|${ANSWERED_NO}`,
  values: [
    {
      value: 'latinx',
      label: 'latinx',
      synonyms: [
        {
          General: [
            'Hispanic/Latino',
            'Hispanic or Latino',
            'Hispanic/Latino of any race',
            'Latino',
            'Latina',
            'Latine',
            'HIS',
            'HSP',
            'Mexican',
            'Mexican American',
            'Puerto Rican',
            'Cuban',
          ],
          'Ed-Fi': ['Hispanic'],
          Federal: ['1'],
          CALPADS: ['500'],
          'North Carolina': ['H'],
          OneRoster: ['hispanicOrLatinoEthnicity'],
          Spanish: ['Hispano', 'Hispana', 'Hispano/Latino', 'Hispano o Latino', 'Puertorriqueño', 'Puertorriqueña'],
        },
      ],
      // Hispanic of any race (the federal roll-up): 'White/Hispanic' and 'Hispanic, Black', but
      // not 'White, not Hispanic'.
      pattern: patternOf({
        starts: HISPANIC,
        rows: [
          {
            first: ['white', 'black', 'asian', 'multi…', 'american indian'],
            by: ' /,;|&+-',
            linked: true,
            next: HISPANIC,
          },
        ],
      }),
    },
    {
      value: 'american indian',
      label: 'american indian',
      synonyms: [
        {
          General: [
            'American Indian or Alaska Native',
            'American Indian/Alaskan Native',
            'AI/AN',
            'Native American',
            'AMI',
          ],
          'Ed-Fi': ['American Indian - Alaska Native', 'American Indian Or Alaskan Native'],
          'North Carolina': ['AI', 'I'],
          OneRoster: ['americanIndianOrAlaskaNative'],
          Federal: ['2'],
          PowerSchool: ['I'],
          CALPADS: ['100'],
          Spanish: [
            'Indígena',
            'Indígena americano',
            'Indígena americano o nativo de Alaska',
            'Indio americano',
            'Indio americano o nativo de Alaska',
            'Nativo de Alaska',
          ],
        },
      ],
      pattern: patternOf({
        rows: [
          {
            first: [
              'am(er)(ican)(.) ind(ian)(s)(.)',
              'nat(ive)(.) am(er)(ican)(.)',
              'alaska(n) native',
              'native alaska(n)',
            ],
            by: ' /,(&-',
            together: true,
            linked: true,
            next: ['alaska', 'ak', 'native', 'nat', 'indian', 'not', 'non'],
            orEnd: true,
          },
        ],
      }),
    },
    {
      value: 'asian',
      label: 'asian',
      synonyms: [
        {
          General: ['Filipino', 'Asian American', 'Asian Indian', 'Other Asian', 'ASN'],
          Federal: ['3'],
          PowerSchool: ['A'],
          'North Carolina': ['A', 'AS'],
          CALPADS: ['201', '202', '203', '204', '205', '206', '207', '208', '299', '400'],
          Spanish: ['Asiático', 'Asiática'],
        },
      ],
      pattern: patternOf({ is: ASIAN, starts: ASIAN.map((group) => `${group} `), rows: alone('asian') }),
    },
    {
      value: 'black',
      label: 'black',
      synonyms: [
        {
          General: [
            'African American',
            'Black or African American',
            'Black/African American',
            'BLK',
            'BL',
            'Black/AA',
            'African Am',
            'Afr Am',
            'Af Am',
            'Afr Amer',
          ],
          'Ed-Fi': ['Black - African American', 'Black, Not Of Hispanic Origin'],
          OneRoster: ['blackOrAfricanAmerican'],
          Federal: ['4'],
          PowerSchool: ['B'],
          'North Carolina': ['B'],
          CALPADS: ['600'],
          Spanish: [
            'Negro',
            'Negra',
            'Negro o afroamericano',
            'Negra o afroamericana',
            'Afroamericano',
            'Afroamericana',
          ],
        },
      ],
      pattern: patternOf({
        is: BLACK,
        rows: [
          { first: BLACK, by: ' /,(&-', together: true, linked: true, next: ['african', 'afr', 'af'] },
          ...alone(...BLACK),
        ],
      }),
    },
    {
      value: 'pacific islander',
      label: 'pacific islander',
      synonyms: [
        {
          General: [
            'Native Hawaiian',
            'Other Pacific Islander',
            'Native Hawaiian or Other Pacific Islander',
            'Native Hawaiian/Pacific Islander',
            'Hawaiian',
            'NHOPI',
            'NHPI',
            'NH/PI',
            'PAC',
            'PI',
          ],
          'Ed-Fi': ['Native Hawaiian - Pacific Islander'],
          OneRoster: ['nativeHawaiianOrOtherPacificIslander'],
          Federal: ['5'],
          PowerSchool: ['P'],
          'North Carolina': ['P'],
          CALPADS: ['301', '302', '303', '304', '399'],
          Spanish: ['Nativo de Hawái', 'Nativo de Hawái u otra isla del Pacífico', 'Isleño del Pacífico'],
        },
      ],
      pattern: patternOf({
        starts: [
          'native hawaiian',
          'hawaiian',
          'other pacific',
          'pacific isl',
          'pac(.)( )is',
          'nat(.) haw',
          'samoan',
          'guamanian',
          'chamorro',
          'tahitian',
          'tongan',
          'fijian',
          'marshallese',
          'chuukese',
          'micronesian',
        ],
      }),
    },
    {
      value: 'white',
      label: 'white',
      synonyms: [
        {
          General: [
            'Caucasian',
            'White/Caucasian',
            'Caucasian/White',
            'WHT',
            'Wh',
            'Anglo',
            'Middle Eastern or North African',
            'MENA',
          ],
          'Ed-Fi': ['White, Not Of Hispanic Origin'],
          Federal: ['6'],
          PowerSchool: ['W'],
          'North Carolina': ['W'],
          CALPADS: ['700'],
          Spanish: ['Blanco', 'Blanca'],
        },
      ],
      pattern: patternOf({ starts: ['middle eastern'], rows: alone('white', 'caucasian') }),
    },
    {
      value: 'two or more',
      label: 'two or more',
      synonyms: [
        {
          General: ['Two or more races', 'Multiracial', 'Multi', 'Multiple', 'Mixed', 'MUL', 'Mult', 'MU'],
          OneRoster: ['demographicRaceTwoOrMoreRaces'],
          Federal: ['7'],
          PowerSchool: ['M'],
          'North Carolina': ['M'],
          Spanish: ['Dos o más razas', 'Dos o más', 'Multirracial'],
        },
      ],
      pattern: patternOf({
        starts: [
          'two or more',
          '2 or more',
          '2+ ',
          'two+',
          'three or more',
          '3 or more',
          'more than one',
          'multi',
          'bi(-)racial',
          'mixed',
          'two races',
        ],
      }),
    },
    {
      value: 'other',
      label: 'other',
      synonyms: [{ General: ['Some other race', 'Other race'], Spanish: ['Otra', 'Otro', 'Otra raza'] }],
    },
    {
      ...NOT_REPORTED,
      synonyms: [
        ...NOT_REPORTED.synonyms,
        {
          General: ['Declined', 'Declined to state', 'Prefer not to respond'],
          'Ed-Fi': ['Choose not to respond'],
          CALPADS: ['999'],
        },
      ],
      pattern: NOT_SAID,
    },
  ],
};
