import { describe, expect, it } from 'vitest';
import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { readColumn } from '#datasets/test-harness/read-column.ts';
import { SUBJECT_AREA } from './courses/subject-areas.ts';
import { DISABILITY } from './students/disability.ts';
import { ENGLISH_LEARNER } from './students/english-learner.ts';
import { ENROLLMENT_STATUS } from './students/enrollment-status.ts';
import { EXIT_REASONS } from './students/exit-reasons.ts';
import { GENDER } from './students/gender.ts';
import { LOW_INCOME } from './students/low-income.ts';
import { RACE } from './students/race.ts';
import { STUDENT_FLAGS } from './students/student-flags.ts';
import { TEST_TYPE } from './test-types.ts';

/** Words of districts and what they mean; under `null` those that could mean several things and are left to a person. */
const MEANINGS: [vocabulary: Vocabulary, meanings: Record<string, string[]>, open: string[]][] = [
  [
    GENDER,
    {
      male: ['M', 'm', 'Boy', 'Man'],
      female: ['F', 'Girl', 'Woman'],
      other: ['X', 'Gender X', 'Non-Binary', 'Nonbinary', 'Genderqueer', 'Gender Fluid', 'Transgender', 'Two-Spirit'],
      unknown: ['U', 'Prefer not to say', 'Decline to state', 'Not Reported', 'Unspecified'],
    },
    ['Q7', 'Mx'],
  ],
  [
    RACE,
    {
      latinx: [
        'Hispanic of any race',
        'Hispanic/Latino',
        'Latinx',
        'White/Hispanic',
        'Black, Hispanic',
        'Hispanic, White',
      ],
      white: [
        'W - White',
        '6 - White',
        'White, not Hispanic',
        'White - Non Hispanic',
        'Non-Hispanic White',
        'Middle Eastern',
        'White alone',
      ],
      black: [
        'Black, not Hispanic',
        'Black or African American',
        'African-American (Non-Hispanic)',
        'Not Hispanic, Black',
      ],
      asian: ['Asian American', 'Chinese', 'Hmong', 'Vietnamese', 'Asian, Non-Hispanic'],
      'pacific islander': ['Native Hawaiian/Other Pacific Islander', 'Samoan', 'Pacific Islander'],
      'american indian': ['American Indian or Alaskan Native', 'Native American', 'American Indian, Not Hispanic'],
      'two or more': ['2 or more', 'Multiple Races', 'Multi-ethnic', 'Biracial', 'Two or more (non-Hispanic)'],
      unknown: ['Decline to state', 'Declined to State', 'Prefer not to answer', 'Not Reported'],
    },
    // What is written before a dash is a code where it is short and in capitals alone.
    ['Asian/Pacific Islander', 'Asian - Pacific Islander', 'White/Asian', 'Not Hispanic', 'NON - Hispanic', 'T'],
  ],
  [
    DISABILITY,
    {
      'with disabilities': [
        'Special Ed',
        'Sp Ed',
        'Student with disability',
        'IEP and 504',
        '504/IEP',
        'Specific Learning Disability',
        'Active',
        'RSP',
        'DD',
        'Other Health Impairment',
        'Autism, Gifted',
        'Gifted/SLD - Specific Learning Disability',
        'General Education with IEP',
      ],
      'without disabilities': [
        'Non-SWD',
        'Not SPED',
        'No IEP',
        'Without disability',
        'General Ed',
        'Regular Education',
        'Not Eligible',
        'Exited',
        'Inactive IEP',
        'Gifted',
        'Speech - Exited 2021',
        'Former IEP',
        'Did not qualify - Speech',
        'General Ed (no IEP)',
      ],
      'section 504': ['504', 'Section 504', '504 Plan', 'Has 504 Plan', '504 - Diabetes'],
    },
    [
      ...[
        'S',
        'Level 2',
        'Referred for IEP evaluation',
        'IEP Pending',
        'Parent revoked IEP',
        'Consent for IEP refused',
      ],
      ...['Non-categorical', 'SPED screening', 'Autism suspected', 'IEP not signed'],
    ],
  ],
  [
    ENGLISH_LEARNER,
    {
      'english language learner': [
        'EL',
        'Currently ELL',
        'Current EL',
        'EL - Year 3',
        'ELL (Level 2)',
        'English Learner',
        'English Language Learners',
        'LTEL',
        'Long-Term EL',
        'Newcomer',
        'Limited English Proficiency',
        'LEP - Receiving Services',
        'LY - Currently enrolled',
        'L',
        'NEP - Non-English Proficient',
        'Not English Proficient',
        'Non-English Speaker',
        'LEP - Limited English Proficient',
      ],
      'native / fluent': [
        'Non-EL',
        'Non-ELL',
        'Not ELL',
        'Never EL',
        'Former EL',
        'EL Exited',
        'EL - Reclassified',
        'LEP Monitored Year 1',
        'R-FEP',
        'Redesignated',
        'Reclassified (RFEP)',
        'Initially Fluent',
        'M2',
        'English Only',
        'No',
        'E',
        'R',
        'I',
        'ZZ',
        'LZ: Two-year follow-up completed',
        'F - Fluent English Proficient',
        'Not an English Learner',
        'Non-LEP',
        'No',
        'Not identified',
        'Native English Speaker',
        'FEP - Fluent',
      ],
      unknown: ['T', 'TBD'],
    },
    [
      ...['Ever EL', 'Level 3', 'Bilingual', 'Not Proficient', 'No English', 'Not Served EL', 'Native Spanish speaker'],
      ...['Not yet reclassified', 'N - Not Proficient', 'Not fluent', 'Non-native'],
    ],
  ],
  [
    LOW_INCOME,
    {
      'low-income': [
        'Free',
        'Reduced-Price',
        'Direct Cert',
        'Categorically Eligible',
        'Income Eligible',
        'F - Free Meals',
        '2: Reduced',
        'Socioeconomically Disadvantaged',
        'Free - Income Application',
        'Reduced (Non-Direct Certified)',
      ],
      'above low-income': [
        'Non-SED',
        'Not Low Income',
        'No Application',
        'Not Applied',
        'Paid Lunch',
        'Ineligible',
        'Not Economically Disadvantaged',
        'Full price meals',
        'Denied - over income',
        'No',
      ],
    },
    // Everybody eats free there, which says nothing of a student.
    [
      ...['CEP', 'Provision 2', 'No Cost', 'No Charge', 'Non-paying', 'Eligibility Expired', 'Free - Denied'],
      ...['Free/Reduced - Not Eligible', 'Econ Disadv - No', 'F - Free Denied', 'Eligibility pending'],
    ],
  ],
  [
    EXIT_REASONS,
    {
      graduated: [
        ...[
          'W1 Graduated',
          'Regular Diploma',
          'E230',
          'Completer',
          '01 - Graduation',
          'Graduated - moved out of state',
          'Summer graduate',
        ],
      ],
      'transferred out': [
        'T160',
        'Moved out of state',
        'Private School',
        'Home School',
        'Transfer to another district',
        'Transferred - Adult diploma program',
        'Transfer in-state',
        'Transferred in state, public school',
        '06: Moved out of country',
      ],
      dropped: [
        'Dropout',
        'Expelled',
        'E140',
        'Whereabouts unknown',
        'Dropout - enrolled in a non-diploma program',
        'Dropped out, did not graduate',
      ],
      'no-show': ['No Show', 'N470'],
      other: [
        'End of Year',
        'Year End Rollover',
        'Aged out',
        'GED',
        'Deceased',
        'E155',
        'Promoted, retained or transferred to another attendance reporting unit in the same school',
        'Promoted or transferred to next grade',
        'End of year transfer to high school',
        'Reached maximum age, did not graduate',
      ],
    },
    [
      ...[
        'Left school',
        '17',
        'Completed grade 12, but not all graduation requirements',
        'Withdrawn, 12th grade non-graduate',
      ],
      ...[
        'Earned credential, not diploma',
        'Transferred in from another district',
        'T - Transfer in',
        'G - Did not graduate',
      ],
      ...['Transferred to another program in the same school', 'Transfer within district'],
      ...['Moved, not known to be enrolled', 'Certificate of completion, no diploma', 'Undergraduate program'],
    ],
  ],
  [
    ENROLLMENT_STATUS,
    {
      active: ['0', 'Currently Enrolled', 'A', 'Active - Transfer Student', 'Enrolled (transferred from Lincoln)'],
      withdrawn: ['2', 'Exited', 'Withdrawn', 'Not Enrolled', 'Transferred out', 'W - Withdrawn'],
      graduated: ['3', 'Graduated', 'Graduated early'],
    },
    [
      ...['1', 'Pending', 'Transfer In', 'Transfer Student', 'Will Graduate', 'Expected to graduate', 'Not graduated'],
      ...['Non-Graduate', 'G - Will graduate', 'Active - withdrawal pending'],
    ],
  ],
  [
    STUDENT_FLAGS,
    {
      ell: ['ELL', 'ESL Program', 'LEP - Level 3', 'Title III'],
      'not ell': ['ELL - Exited', 'ELL Former', 'LEP Monitored', 'ESL Monitor Year 1', 'Exited ESL', 'Not ELL'],
      iep: ['IEP', 'Special Education - Resource'],
      'not iep': ['Special Education - Exited', 'No IEP', 'IEP - did not qualify'],
      'low-income': ['Free Lunch', 'Free/Reduced', 'Direct Certification - SNAP'],
      'not low-income': ['Free Lunch - Denied', 'Not Free or Reduced'],
      '504': ['504 Plan'],
      'other program': ['Title III Immigrant', 'Title I'],
    },
    [
      ...[
        'IEP Pending',
        'Special Education Referral',
        'Reduced Lunch - Expired',
        'ESL services refused',
        '504 Evaluation',
      ],
      ...[
        'Special Education - Consent revoked',
        'LEP Screening',
        'Not eligible',
        'Not yet exited ESL',
        'IEP - Monitor',
      ],
    ],
  ],
  [
    SUBJECT_AREA,
    {
      'World Languages': ['Foreign Lang', 'World Lang.', 'LOTE'],
      'Career and Technical Education': [
        'Voc Ed',
        'FACS',
        'Trade & Industry',
        'Family & Consumer Science',
        'Family/Consumer Sci',
        'Consumer Science',
        'Agricultural Science',
        'Agri-Science',
        'Ag Sci',
        'Animal Science',
        'Veterinary Science',
        'Health Science',
      ],
      'Computer Science and IT': ['Comp Sci'],
      'Social Studies': ['Soc Sci', 'Political Science'],
      Mathematics: ['Math/Science', 'Consumer Math'],
      Science: [
        'Science',
        'Science Department',
        'Sciences & Technology',
        'Physical Science',
        'Phys Sci',
        'Earth/Space Sciences',
        'Life Sci',
        'Honors Science',
        'Lab Science',
        'Integrated Science 2',
        '04 - Science',
        'Grade 9 Science',
        'Environmental Science',
        'Forensic Science',
        'Principles of Science',
        'Agricultural Biology',
      ],
      Other: ['SPED', 'Homeroom', 'Independent Study', 'Library', 'Library-Science', 'Library Science'],
    },
    ['Zzz', 'Sports Science', 'Exercise Science', 'Mortuary Sci', 'Lib. Science', 'Family Science'],
  ],
  [
    TEST_TYPE,
    {
      SAT: ['SAT School Day', 'SAT State 2024', 'SAT Math'],
      ACT: ['ACT State', 'ACT District', 'ACT Test', 'ACT National April'],
      AP: ['AP Biology', 'AP Human Geography'],
      IB: ['IB HL Biology'],
    },
    [
      'ACT District Mock',
      'ACT Test Prep',
      'ACT Practice',
      'ACT - Practice',
      'SAT: Mock',
      'SAT School Day Practice',
      'SAT State (mock)',
      'AP Mock Exam',
      'AP Biology - practice exam',
      'IB DP Mock',
      'IB DP Predicted Grade',
      'PSAT',
      'PreACT',
    ],
  ],
];

describe('words of districts', () => {
  it.each(MEANINGS)('$name', async (vocabulary, meanings, open) => {
    const expected = [
      ...Object.entries(meanings).flatMap(([value, texts]) => texts.map((text) => [text, value])),
      ...open.map((text) => [text, null]),
    ];
    const { values } = await readColumn(
      { kind: 'vocabulary', vocabulary, unknown: 'keep-null' },
      expected.map(([text]) => text ?? ''),
    );
    expect(expected.map(([text], index) => [text, values[index]?.it ?? null])).toEqual(expected);
  });
});
