/** Headers seen in the field for columns that this dataset alone has, the best first (docs/domain/headers.md#known-headers). */
export const TERM_LENGTH_HEADERS = [
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
];

export const GRADE_LEVELS_HEADERS = [
  'Grade Levels',
  'Grade Range',
  'Offered Grade Levels',
  'Grade Level',
  'Grades Offered',
  'Eligible Grades',
  'Grade Level(s)',
  'Grade Levels Offered',
  'offeredGradeLevelDescriptor',
];

export const COLLEGE_PREP_HEADERS = [
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
];

export const STATE_COURSE_CODE_HEADERS = [
  'State Code',
  'State Course ID',
  'State Course Number',
  'CALPADS Course Code',
  'State Course',
  'State Crs Code',
  'State Reporting Code',
  'State Reported Course Code',
  'PEIMS Code',
  'PEIMS Service ID',
  'Service ID',
  'CBEDS Code',
];
