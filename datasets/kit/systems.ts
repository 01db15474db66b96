/** Where a header or a value is written so. `source` says how we know: what is not in it was not looked at. */
export interface System {
  label: string;
  kind: 'general' | 'student system' | 'state' | 'testing' | 'standard';
  source: string;
}

const state = (label: string): System => ({
  label,
  kind: 'state',
  source: "The name of the state's own student or school ID, or of its course of study.",
});

/**
 * Systems whose written forms we know. A new vendor is one line here and one key in each list that
 * it writes in its own way.
 */
export const SYSTEMS = {
  General: {
    label: 'General',
    kind: 'general',
    source: 'Written by districts and by several systems, or from an unknown origin.',
  },
  Spanish: {
    label: 'Español',
    kind: 'general',
    source: 'Words of school lists in Spanish, in Puerto Rico and in dual-language schools.',
  },
  Federal: { label: 'Federal codes', kind: 'state', source: 'Federal race and ethnicity codes; categories of IDEA.' },
  PowerSchool: {
    label: 'PowerSchool',
    kind: 'student system',
    source: 'Fields of the tables Students, StoredGrades and Courses; its lunch and enrollment codes.',
  },
  'Infinite Campus': {
    label: 'Infinite Campus',
    kind: 'student system',
    source: 'Ad hoc fields, with their table before the name, and the headers of an ad hoc report.',
  },
  Skyward: { label: 'Skyward', kind: 'student system', source: 'Headers of Data Mining reports.' },
  Aeries: { label: 'Aeries', kind: 'student system', source: 'Fields of the tables STU, ENR, HIS and CRS.' },
  Blackbaud: { label: 'Blackbaud', kind: 'student system', source: 'Headers of its advanced lists.' },
  Synergy: { label: 'Synergy', kind: 'student system', source: 'Headers of queries on students and enrollment.' },
  Focus: { label: 'Focus', kind: 'student system', source: 'Headers of its student report.' },
  eSchoolPlus: { label: 'eSchoolPlus', kind: 'student system', source: 'Columns of registration and mark reports.' },
  Clever: { label: 'Clever', kind: 'standard', source: 'Fields of students.csv.' },
  OneRoster: { label: 'OneRoster', kind: 'standard', source: 'Fields of its CSV binding, versions 1.1 and 1.2.' },
  'School Data Sync': {
    label: 'Microsoft School Data Sync',
    kind: 'standard',
    source: 'Sample files of the format of its own and of version 2.1.',
  },
  'Ed-Fi': { label: 'Ed-Fi', kind: 'standard', source: 'Elements of the data standard and its default descriptors.' },
  SCED: {
    label: 'SCED',
    kind: 'standard',
    source: 'Names of subject areas of School Courses for the Exchange of Data (NCES), version 12 and earlier ones.',
  },
  CALPADS: { label: 'California (CALPADS)', kind: 'state', source: 'Field names of CALPADS files and its code sets.' },
  'WA CEDARS': {
    label: 'Washington (CEDARS)',
    kind: 'state',
    source: 'Elements of the student and grade history files.',
  },
  'Texas TSDS': {
    label: 'Texas (TSDS, PEIMS)',
    kind: 'state',
    source: 'Names of data elements and their code tables.',
  },
  'New York SIRS': { label: 'New York State (SIRS)', kind: 'state', source: 'Elements of its templates.' },
  'Massachusetts SIMS': { label: 'Massachusetts (SIMS)', kind: 'state', source: 'Names of data elements.' },
  'New York City': { label: 'New York City', kind: 'state', source: 'Columns of open data of its schools.' },
  Alabama: state('Alabama'),
  Arizona: state('Arizona'),
  Connecticut: state('Connecticut'),
  'District of Columbia': state('District of Columbia'),
  Florida: state('Florida'),
  Georgia: state('Georgia'),
  Hawaii: state('Hawaii'),
  Idaho: state('Idaho'),
  Illinois: state('Illinois'),
  Indiana: state('Indiana'),
  Kansas: state('Kansas'),
  Michigan: state('Michigan'),
  Minnesota: state('Minnesota'),
  Mississippi: state('Mississippi'),
  Missouri: state('Missouri'),
  Nebraska: state('Nebraska'),
  'North Carolina': { label: 'North Carolina', kind: 'state', source: 'Race codes of its extracts.' },
  'South Carolina': { label: 'South Carolina', kind: 'state', source: 'Layout of its end-of-course results (EOCEP).' },
  'New Jersey': state('New Jersey'),
  Ohio: state('Ohio'),
  Oklahoma: state('Oklahoma'),
  Oregon: {
    label: 'Oregon',
    kind: 'state',
    source: 'Elements of its consolidated collections, by their short and their full names.',
  },
  Pennsylvania: state('Pennsylvania'),
  Tennessee: state('Tennessee'),
  'West Virginia': state('West Virginia'),
  Vermont: state('Vermont'),
  Wisconsin: state('Wisconsin'),
  Wyoming: state('Wyoming'),
  'College Board': {
    label: 'College Board',
    kind: 'testing',
    source: 'Columns of the AP and SAT student datafiles and of SAT score reports.',
  },
  ACT: { label: 'ACT', kind: 'testing', source: 'Columns of the student file.' },
  IB: { label: 'IB', kind: 'testing', source: 'Columns of candidate results.' },
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof SYSTEMS;
