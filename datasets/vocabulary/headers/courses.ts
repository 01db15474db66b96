import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers of courses seen in the field, for columns that several datasets share, the best first
 * (docs/domain/headers.md#known-headers).
 */
export const COURSE_CODE_HEADERS: Synonyms = [
  { General: ['Course Number'], PowerSchool: ['Course_Number'] },
  {
    // Before the 'Course ID' beside them: in tables of a system that is the number of a row.
    General: [
      ...['CourseNum', 'CourseCode', 'Course No', 'Course Nbr', 'Course Cd', 'Course #'],
      ...['Crs Num', 'Crs No', 'Crs Nbr', 'Crs Number', 'Crs Code', 'Crs Cd', 'Course ID', 'CourseID'],
    ],
    'New York SIRS': ['Local Course Code'],
    'School Data Sync': ['code'],
  },
  { General: ['Crs'], Aeries: ['CRS.CN'] },
  {
    General: ['Crs ID', 'Local Code'],
    Skyward: ['Course Key'],
    'Infinite Campus': [
      'transcript.courseNumber',
      'courseInfo.number',
      'courseInfo.courseNumber',
      'courseMaster.number',
    ],
    Aeries: ['HIS.CN', 'CN'],
  },
  { General: ['Course Reference'], 'Ed-Fi': ['courseReference.courseCode'] },
  // Behind English names of codes: beside them it is the title.
  { eSchoolPlus: ['course'] },
  {
    Spanish: [
      'Código del Curso',
      'Código de Curso',
      'Código Curso',
      'Número del Curso',
      'Número de Curso',
      'Núm. Curso',
      'Código',
    ],
  },
  {
    General: [
      'Class Number',
      'Class Code',
      'School Course Code',
      'District Course Code',
      'Local Course ID',
      'Course Local ID',
      'CRS-Local Course ID',
      'Course Abbrev',
      'Course Abbreviation',
      'Crs Abbrev',
      'Catalog Number',
      'Catalog No',
    ],
    Hawaii: ['ACCN'],
    // The number of a course in the state's Activity Coding System.
    'South Carolina': ['Activity Code'],
  },
];

/**
 * Collections and programs of states name a course by the code of the state alone, which is its code where the
 * file has no other: the last.
 */
export const CODE_OF_STATE_HEADERS: Synonyms[number] = {
  General: ['State Course Code', 'State Course Number', 'State Course ID', 'State Crs Code'],
};

export const COURSE_TITLE_HEADERS: Synonyms = [
  { General: ['Course Name'], PowerSchool: ['Course_Name'] },
  { General: ['CourseTitle'], OneRoster: ['title'] },
  { General: ['Course Description (short)', 'Course Long Name'], eSchoolPlus: ['schd_ms.description'] },
  { General: ['Crs Name', 'Crs Title', 'Crs Desc', 'Course Desc'], Skyward: ['Course Long Desc'] },
  {
    General: ['Course Short Desc', 'Course Long Description', 'Course Short Name'],
    'Infinite Campus': ['transcript.courseName', 'courseInfo.name', 'courseInfo.courseName', 'courseMaster.name'],
    Aeries: ['CRS.CO', 'HIS.CO', 'CO'],
  },
  {
    General: ['Class Name', 'Class Title', 'Name of Course', 'Local Course Name', 'CRS-Local Course Name'],
    'New York SIRS': ['Local Course Title'],
    Florida: ['Course Title Abbreviated', 'Course Title, Abbreviated'],
  },
  {
    General: [
      'courseDescription',
      'Long Desc',
      'Short Desc',
      // Some systems name the code so: it is the title where the code has a column of its own.
      'Course',
      'Long Title',
      'Course Long Title',
      'Course Full Name',
      'Course Full Title',
      'Full Course Name',
      'Long Name',
      'Short Title',
    ],
  },
  {
    Spanish: [
      'Título del Curso',
      'Título de Curso',
      'Nombre del Curso',
      'Nombre de Curso',
      'Descripción del Curso',
      'Curso',
    ],
  },
];

export const SUBJECT_AREA_HEADERS: Synonyms = [
  { General: ['Subject area / department', 'Subject Area', 'Subject'], OneRoster: ['subjects'] },
  {
    General: ['Department', 'Dept'],
    Aeries: ['CRS.DC'],
    PowerSchool: ['sched_department'],
    'Ed-Fi': ['AcademicSubject', 'academicSubjects'],
  },
  {
    General: [
      'Content Area',
      'Course Subject',
      'Subject Name',
      'Subject Code',
      'Subj',
      'Subject Area Code',
      'Course Department',
      'Department Name',
      'Dept Name',
      'Dept Code',
      'Department Code',
      'Department Abbreviation',
      'Dept Abbreviation',
      'Dept Abbrev',
      'Dept Abbr',
      'Discipline',
      'Curriculum Area',
      'Credit Area',
      'Cr Area',
      'Graduation Area',
      'Course Subject Area',
      'Dept Desc',
      'Department Description',
      'Dept Description',
      'Subject Desc',
      'Subject Description',
    ],
  },
  { Spanish: ['Materia', 'Asignatura', 'Área Académica', 'Área de Contenido', 'Departamento'] },
];

export const SCED_HEADERS: Synonyms = [
  { General: ['SCED', 'SCED Code', 'SCED Course Code'], OneRoster: ['subjectCodes'] },
  {
    General: [
      'NCES Code',
      'National Course Code',
      'SCED Course',
      'SCED ID',
      'SCED Subject Course',
      'NCES Course Code',
      'NCES SCED',
      'NCES Course ID',
      'NCES SCED Code',
      'Federal Course Code',
      'SCED Identifier',
      'Natl Code',
      'State/SCED Code',
    ],
  },
  { Spanish: ['Código SCED'] },
];

export const COURSE_LEVEL_HEADERS: Synonyms = [
  { General: ['Level'], 'Ed-Fi': ['levelCharacteristics', 'CourseLevelCharacteristic'] },
  { General: ['Rigor', 'Weight', 'Honors', 'AP/Honors'], 'WA CEDARS': ['Course Designation Code'] },
  {
    General: [
      'CourseType',
      'Course Type',
      'Course Level Code',
      'Course Rigor',
      'Rigor Level',
      'Academic Level',
      'Honors Code',
      'Course Designation',
      'Course Attribute',
      'Crs Level',
      'Level Code',
      'Difficulty Level',
      'Lvl',
      'Crs Lvl',
      'Course Difficulty',
      'Level of Instruction',
      'Instructional Level',
      // With yes and no they do not say which of the levels: a person does.
      ...['Honors/AP', 'AP/IB', 'IB/AP', 'AP or IB', 'AP/IB/Honors', 'Honors/AP/IB', 'AP/Honors/IB'],
    ],
  },
  { Spanish: ['Nivel del Curso', 'Nivel de Curso'] },
];

export const CREDIT_HEADERS: Synonyms = [
  { General: ['Credits', 'Credit Hours'], PowerSchool: ['credit_hours'] },
  {
    General: ['Credit Value', 'Crd Val', 'Crd Value', 'Credit', 'Units'],
    'Ed-Fi': ['MaximumAvailableCredits', 'MaximumAvailableCredits.Credits'],
  },
  {
    General: [
      'Available Credit',
      'Carnegie Units',
      'Carnegie Unit',
      'Carnegie Credit',
      'SCED Carnegie Units',
      'SCED Available Credit',
      'Credits Available',
      'Credit Available',
      'Course Credits',
      'Course Credit',
      'Course Credit Hours',
      'Credit Units',
      'Crs Credit',
      'Possible Credits',
      'Credits Possible',
      'Default Credits',
      'Credits Offered',
      'Credit Worth',
      'Credit Per Term',
      'Credits Per Term',
      'Credit Amt',
    ],
    Aeries: ['CRS.CR'],
  },
  { General: ['Total Credits', 'Credit Amount', 'Earned Credits'], Skyward: ['Earned Credit'] },
  { General: ['Potential Credits', 'Potential Credit'] },
  // Of a course that may be repeated, all its times together.
  { General: ['Max Credits'] },
  { Spanish: ['Créditos', 'Crédito', 'Valor en Créditos', 'Créd.', 'Créds.'] },
];
