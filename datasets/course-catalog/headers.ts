import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers seen in the field for columns that this dataset alone has, the best first
 * (docs/domain/headers.md#known-headers).
 */
export const TERM_LENGTH_HEADERS: Synonyms = [
  {
    General: [
      'Course Length',
      'Term Length',
      'Terms Offered',
      'Duration',
      'Course Duration',
      'Length of Course',
      'Number of Terms',
      '# Terms',
      'Sem/Year',
      'Term Type',
      'Semesters',
      'Length Type',
      'Length',
      'Term',
    ],
  },
];

export const GRADE_LEVELS_HEADERS: Synonyms = [
  {
    General: [
      'Grade Levels',
      'Grade Range',
      'Offered Grade Levels',
      'Grade Level',
      'Grades Offered',
      'Eligible Grades',
      'Grade Level(s)',
      'Grade Levels Offered',
      'Grade Lvls',
      'Gr Lvls',
      'Grades Allowed',
    ],
    'Ed-Fi': ['offeredGradeLevelDescriptor'],
  },
];

export const COLLEGE_PREP_HEADERS: Synonyms = [
  {
    General: [
      'College Prep',
      'A-G',
      'UC/CSU',
      'CSU/UC',
      'College Preparatory',
      'A-G Code',
      'UC A-G',
      'College Prep Indicator',
      'College Entrance',
      'UC/CSU Requirement',
    ],
  },
];

export const STATE_COURSE_CODE_HEADERS: Synonyms = [
  { General: ['State Code', 'State Course ID', 'State Course Number'], CALPADS: ['CALPADS Course Code'] },
  {
    General: ['State Course', 'State Crs Code', 'State Reporting Code', 'State Reported Course Code'],
    'Texas TSDS': ['PEIMS Code', 'PEIMS Service ID'],
  },
  { General: ['Service ID'], CALPADS: ['CBEDS Code'], eSchoolPlus: ['STATE_CRS_EQUIV'] },
];
