import { spoken } from '../spoken.ts';

/** Names as calls give them, which are fixed (docs/product.md#fixed-wording), and what is read in their place. */
export const names: Readonly<Record<string, string>> = spoken('names', {
  Gender: 'Gender',
  'Race/Ethnicity': 'Race/Ethnicity',
  'Students with disability': 'Students with disability',
  'English language learners': 'English language learners',
  'Low income': 'Low income',

  'English Language Arts': 'English Language Arts',
  Mathematics: 'Mathematics',
  Science: 'Science',
  'Social Studies': 'Social Studies',
  'World Languages': 'World Languages',
  'Visual and Performing Arts': 'Visual and Performing Arts',
  'Physical and Health Education': 'Physical and Health Education',
  'Career and Technical Education': 'Career and Technical Education',
  'Computer Science and IT': 'Computer Science and IT',
  'Military Science': 'Military Science',
  'Religious Education': 'Religious Education',
  Other: 'Other',

  'Student ID (local)': 'Student ID (local)',
  'State student ID': 'State student ID',
  'other student ID': 'other student ID',
  'name and date of birth': 'name and date of birth',
});

/** A name that is not of the lists above, such as a test, is read as it is. */
export const shownName = (name: string): string => names[name] ?? name;
