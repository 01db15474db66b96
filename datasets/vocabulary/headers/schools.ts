import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers of schools and school years seen in the field, for columns that several datasets share, the best first
 * (docs/domain/headers.md#known-headers).
 */
export const SCHOOL_HEADERS: Synonyms = [
  {
    General: ['School Name', 'School ID', 'SCHOOL_ID', 'School Code', 'SchoolNbr', 'School Number'],
    CALPADS: ['School of Attendance'],
    eSchoolPlus: ['Building'],
  },
  {
    General: ['Bldg', 'Site', 'Location'],
    CALPADS: ['CDS Code'],
    Vermont: ['ENRORGID'],
    Oregon: ['AttndSchlInstID', 'Attending School Institution Identifier'],
    OneRoster: ['orgSourcedId', 'orgSourcedIds', 'primaryOrgSourcedId'],
    'School Data Sync': ['School SIS ID'],
    'Ed-Fi': ['schoolReference.schoolId'],
    'New York City': ['DBN', 'School DBN'],
    Aeries: ['SC'],
  },
  {
    General: [
      'School No',
      'School #',
      'Sch',
      'Sch Code',
      'Sch Name',
      'School Num',
      'School Abbr',
      'School Abbreviation',
    ],
    Skyward: ['Entity', 'Entity ID'],
  },
  {
    General: ['Entity Code', 'Campus', 'Campus Name', 'Campus ID', 'Campus Code'],
    'Infinite Campus': ['cal.schoolName', 'transcript.schoolName', 'sch.number', 'transcript.schoolNumber'],
  },
  {
    General: ['Enrolled School', 'School of Enrollment', 'Attending School', 'School Attended', 'Home Campus'],
    Aeries: ['STU.SC'],
    eSchoolPlus: ['building_name'],
  },
  {
    General: ['School Building', 'State School Code', 'School State Code', 'Local School ID'],
    OneRoster: ['schoolSourcedId'],
    Synergy: ['Organization Name'],
  },
  {
    General: ['OrganizationName', 'Org Name', 'Campus Number'],
    'Texas TSDS': ['Campus ID of Enrollment'],
    'New York SIRS': ['Location Code'],
  },
  { General: ['Location Name', 'Location ID'], CALPADS: ['School of Course Delivery'] },
  {
    General: ['School Desc', 'School Description'],
    Ohio: ['Building IRN', 'School IRN'],
    Illinois: ['RCDTS', 'RCDTS Code'],
  },
  {
    General: ['Site Name', 'Site Code'],
    Illinois: ['Serving School', 'Serving School Name'],
    Michigan: ['School Facility Number'],
    'New Jersey': ['School Code Attending'],
    // The second facility is of a student who goes to two.
    Connecticut: ['Facility Code 1', 'Facility Name 1'],
    'Massachusetts SIMS': ['School Identification Number', 'DOE015'],
  },
  {
    Spanish: [
      'Escuela',
      'Nombre de la Escuela',
      'Nombre de Escuela',
      'Código de la Escuela',
      'Código de Escuela',
      'Código Escuela',
      'Núm. Escuela',
      'Plantel',
    ],
  },
  {
    Florida: [
      'School Number, Current Enrollment',
      'School Number, Current Instruction/Service',
      'School Number, Where Credit Earned',
    ],
  },
  {
    General: [
      'NCES School ID',
      'NCES School Number',
      'NCES School Code',
      'School NCES ID',
      'School NCES Number',
      'School NCES Code',
      'School CEEB Code',
      'CEEB School Code',
    ],
  },
  // Of today, whatever year the row is for.
  { General: ['Current School'] },
];

export const SCHOOL_YEAR_HEADERS: Synonyms = [
  { General: ['SY', 'SchoolYear', 'Academic Year'], CALPADS: ['Academic Year ID'] },
  {
    General: ['AcadYear', 'Year'],
    'New York SIRS': ['SCHOOL YEAR DATE'],
    OneRoster: ['schoolYearSourcedId'],
    PowerSchool: ['TermID'],
  },
  {
    General: ['Edition', 'School Yr', 'Sch Year'],
    Skyward: ['Sch Yr', 'Numeric Year', 'SchoolYear NumericYear', 'SchoolYearNumeric'],
  },
  {
    General: ['Schl Year'],
    Aeries: ['YR', 'HIS.YR'],
    'Infinite Campus': ['End Year', 'cal.endYear', 'transcript.endYear'],
  },
  {
    General: ['SchoolYearEnd', 'Academic Yr', 'Course Year', 'Year Completed', 'Fiscal Year'],
    'Ed-Fi': ['schoolYearTypeReference.schoolYear'],
    PowerSchool: ['YearID'],
  },
  {
    General: [
      'Term Year',
      'Syear',
      'Reporting Year',
      'Session Year',
      'School Session Year',
      'School Year Ending',
      'Year Ending',
      'Year End',
      'SY Ending',
      'SY End',
    ],
  },
  { Spanish: ['Año Escolar', 'Año Académico', 'Curso Escolar', 'Ciclo Escolar', 'Año Lectivo', 'Año'] },
];
