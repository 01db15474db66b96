import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { NOT_REPORTED, NOT_SAID } from './not-reported.ts';

/** One race alone, regardless of Hispanic ethnicity: 'White, not Hispanic', 'Non-Hispanic Asian', but not 'White/Asian'. */
const alone = (race: string): string =>
  `^(${race})[ /,(-]+(not|non|only|alone)|^(not|non)[ -](hispanic|latin[a-z]*)[ /,(-]+(${race})`;

/** docs/domain/vocabularies.md#race: words, federal 1-7, PowerSchool letters, CSIS / CALPADS numbers, NC letters. */
export const RACE: Vocabulary = {
  name: 'race / ethnicity',
  values: [
    {
      value: 'latinx',
      label: 'latinx',
      synonyms: [
        'Hispanic',
        'Hispanic/Latino',
        'Hispanic or Latino',
        'Hispanic/Latino of any race',
        'Latino',
        'Latina',
        'Latine',
        '1',
        '500',
        'H',
        'hispanicOrLatinoEthnicity',
      ],
      // Hispanic of any race (the federal roll-up): 'White/Hispanic' and 'Hispanic, Black', but not 'White, not Hispanic'.
      pattern:
        '^(hispanic|latin[aeiox])|^(white|black|asian|multi[a-z]*|american indian)[ /,&+-]+(and |or )?(hispanic|latin[aeiox])',
    },
    {
      value: 'american indian',
      label: 'american indian',
      synonyms: [
        'American Indian or Alaska Native',
        'American Indian - Alaska Native',
        'American Indian/Alaskan Native',
        'American Indian Or Alaskan Native',
        'AI/AN',
        'AI',
        'Native American',
        'americanIndianOrAlaskaNative',
        '2',
        'I',
        '100',
      ],
      pattern:
        '^(american indian|native american|alaskan? native|native alaskan?)[ /,(&-]*(or |and )?(alaska|native|indian|not|non|$)',
    },
    {
      value: 'asian',
      label: 'asian',
      synonyms: [
        'Filipino',
        'Asian American',
        'Asian Indian',
        'Other Asian',
        '3',
        'A',
        'AS',
        '201',
        '202',
        '203',
        '204',
        '205',
        '206',
        '207',
        '208',
        '299',
        '400',
      ],
      pattern: `^(chinese|japanese|korean|vietnamese|cambodian|laotian|hmong|indian asian|east asian|south asian|southeast asian|pakistani|thai)( |$)|${alone('asian')}`,
    },
    {
      value: 'black',
      label: 'black',
      synonyms: [
        'African American',
        'Black or African American',
        'Black - African American',
        'Black/African American',
        'Black, Not Of Hispanic Origin',
        'blackOrAfricanAmerican',
        '4',
        'B',
        '600',
      ],
      pattern: `^(black|african[ -]american)[ /,(&-]*(or |and )?african|${alone('black|african[ -]american')}`,
    },
    {
      value: 'pacific islander',
      label: 'pacific islander',
      synonyms: [
        'Native Hawaiian',
        'Other Pacific Islander',
        'Native Hawaiian or Other Pacific Islander',
        'Native Hawaiian - Pacific Islander',
        'Native Hawaiian/Pacific Islander',
        'Hawaiian',
        'NHOPI',
        'nativeHawaiianOrOtherPacificIslander',
        '5',
        'P',
        '301',
        '302',
        '303',
        '304',
        '399',
      ],
      pattern:
        '^(native hawaiian|hawaiian|other pacific|pacific island|samoan|guamanian|chamorro|tahitian|tongan|fijian|marshallese|chuukese|micronesian)',
    },
    {
      value: 'white',
      label: 'white',
      synonyms: [
        'Caucasian',
        'White, Not Of Hispanic Origin',
        'Middle Eastern or North African',
        'MENA',
        '6',
        'W',
        '700',
      ],
      pattern: `^middle eastern|${alone('white|caucasian')}`,
    },
    {
      value: 'two or more',
      label: 'two or more',
      synonyms: [
        'Two or more races',
        'Multiracial',
        'Multi',
        'Multiple',
        'Mixed',
        'demographicRaceTwoOrMoreRaces',
        '7',
        'M',
      ],
      pattern: '^(two|2|three|3) or more|^more than one|^(multi|bi-?racial|mixed|two races)',
    },
    { value: 'other', label: 'other', synonyms: ['Some other race', 'Other race'] },
    {
      ...NOT_REPORTED,
      synonyms: [
        ...NOT_REPORTED.synonyms,
        'Choose not to respond',
        'Declined',
        'Declined to state',
        'Prefer not to respond',
        '999',
      ],
      pattern: NOT_SAID,
    },
  ],
};
