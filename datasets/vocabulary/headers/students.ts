import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers of students seen in the field, for columns that several datasets share, the best first
 * (docs/domain/headers.md#known-headers).
 */
export const STUDENT_ID_HEADERS: Synonyms = [
  { General: ['Student ID', 'StudentID'], 'Infinite Campus': ['Student Number'], PowerSchool: ['Student_Number'] },
  { 'Infinite Campus': ['StudentNumber'], General: ['Local ID'], CALPADS: ['Local Student ID'] },
  {
    General: ['LocalStudentID'],
    'Texas TSDS': ['StudentLocalID'],
    'Massachusetts SIMS': ['LASID', 'DOE001'],
    'School Data Sync': ['SIS ID'],
    Aeries: ['STU.ID', 'Perm ID', 'Permanent ID'],
    ACT: ['ID_Local'],
    'College Board': [
      'SECONDARY_ID',
      'DISTRICT_STUDENT_ID',
      'SECONDARY SCHOOL STUDENT ID',
      'Primary ID - Student ID (School ID)',
    ],
  },
  { General: ['stu_local_id'], 'WA CEDARS': ['District Student ID'] },
  { General: ['StudentIdentifier'], OneRoster: ['identifier'] },
  { General: ['Pupil Number'], Skyward: ['Other ID'], OneRoster: ['studentSourcedId', 'userSourcedId', 'sourcedId'] },
  {
    General: ['Local Student Identifier', 'studentSISID'],
    'Infinite Campus': ['student.studentNumber'],
    Aeries: ['STU.PID', 'HIS.PID', 'PID'],
  },
  {
    General: [
      'Perm #',
      'Perm Num',
      'PermNum',
      'Permanent Number',
      'Student #',
      'Stu #',
      'Student No',
      'Student Nbr',
      'Stu Number',
      'Stu_Num',
      'Stu No',
      'SID',
    ],
    Synergy: ['SIS Number'],
  },
  {
    General: [
      'School Student ID',
      'Campus Student ID',
      'Name Key',
      'Student Key',
      'Pupil ID',
      'Learner ID',
      'Person ID',
      'Student Primary ID',
    ],
    'Ed-Fi': ['studentReference.studentUniqueId'],
  },
  {
    General: [
      'Student_ID_Local',
      'District Student Number',
      'Local Student Number',
      'Student Id Number',
      'ID Number',
      'ID Num',
    ],
    eSchoolPlus: ['reg.student_id'],
  },
  {
    'New York SIRS': ['OSIS', 'OSIS Number', 'OSIS ID', 'Student OSIS'],
    Florida: [
      'Student Number Identifier Local',
      'Student Number Identifier, Local',
      'Student Number Local',
      'Student Number Identifier',
    ],
    'New Jersey': ['Local Identification Number'],
    Blackbaud: ['Student Host ID'],
    Ohio: ['EMIS Student ID'],
    Wisconsin: ['Local Person ID'],
  },
  { Oregon: ['DistStdntID', 'District/Local Student Identifier'], Vermont: ['LCLSTUNUM'] },
  {
    Spanish: [
      'Número Estudiante',
      'Número de Estudiante',
      'Número del Estudiante',
      'Núm. Estudiante',
      'Núm. de Estudiante',
      'Núm. del Estudiante',
      'No. Estudiante',
      'No. de Estudiante',
      'No. del Estudiante',
      'ID Estudiante',
      'ID de Estudiante',
      'ID del Estudiante',
      'Identificador Estudiante',
      'Identificador de Estudiante',
      'Identificador del Estudiante',
      'Identificación Estudiante',
      'Identificación de Estudiante',
      'Identificación del Estudiante',
      'Código Estudiante',
      'Código de Estudiante',
      'Código del Estudiante',
      'Número de Matrícula',
    ],
  },
];

export const STATE_ID_HEADERS: Synonyms = [
  {
    CALPADS: ['SSID'],
    'Massachusetts SIMS': ['SASID', 'DOE002'],
    PowerSchool: ['State_StudentNumber'],
    General: ['StateStudentIdentifier'],
    Indiana: ['STN'],
    Michigan: ['UIC'],
    Missouri: ['MOSIS', 'MOSIS ID', 'MOSIS State ID'],
    Florida: ['FLEID', 'Florida Education Identifier', 'Student Number Identifier Florida', 'Florida Student Number'],
    Mississippi: ['MSIS', 'MSIS ID', 'MSIS Number'],
    Arizona: ['SAISID', 'SAIS', 'SAIS Number', 'AzEDS ID'],
    Kansas: ['KIDS ID', 'State KIDS ID'],
    'West Virginia': ['WVEIS ID', 'WVEIS Number'],
    Nebraska: ['NDE Student ID', 'NSSRS ID'],
    'South Carolina': ['SUNS ID', 'SUNS Number'],
    Wyoming: ['WISER ID'],
    Oregon: ['ChkDigitStdntID', 'Secure Student Identifier', 'Secure Student Identifier (SSID)'],
    Alabama: ['ALSDE ID'],
    'Texas TSDS': ['TXUniqueID'],
    'College Board': ['STATE_STUDENT_ID'],
    ACT: ['ID_StateAssign'],
    eSchoolPlus: ['state_report_id'],
    'Ed-Fi': ['student_unique_id', 'StudentUniqueId'],
  },
  {
    CALPADS: ['Statewide Student Identifier'],
    General: ['State Nbr', 'NJSMID', 'Statewide Student ID', 'State Assigned ID', 'State Assigned Student ID'],
    'Infinite Campus': ['student.stateID'],
  },
  { General: ['State_ID_Number'], Aeries: ['STU.CID'] },
  {
    General: ['SUID', 'Unique Student Identifier'],
    Minnesota: ['MARSS Number', 'MARSS'],
    'New York SIRS': ['NYSSIS ID', 'NYSSIS'],
    Pennsylvania: ['PASecureID'],
    Ohio: ['EMIS SSID'],
    Georgia: ['GTID', 'GTID Number', 'Georgia Testing Identifier'],
    Wisconsin: ['WISEid'],
    Idaho: ['EDUID'],
    Tennessee: ['EIS ID', 'EIS PIN'],
    'District of Columbia': ['USI'],
  },
  {
    General: ['State Reporting ID'],
    Indiana: ['State Testing Number', 'Student Test Number'],
    Oklahoma: ['Student Testing Number'],
    'Texas TSDS': ['Texas Unique Student ID', 'TX Unique ID', 'TSDS Unique ID', 'TSDS ID'],
  },
  {
    General: [
      'State Unique ID',
      'State Unique Student ID',
      'Student State ID',
      'Stu State ID',
      'State Stu ID',
      'State Student Number',
      'Student State Number',
      'State Number',
      'State Identifier',
      'Student_ID_State',
    ],
    'Texas TSDS': ['TX Unique Student ID'],
    'WA CEDARS': ['SSID'],
    'New Jersey': ['State Identification Number'],
  },
  {
    Spanish: [
      'ID Estatal',
      'Identificador Estatal',
      'Identificador Estatal del Estudiante',
      'Número Estatal del Estudiante',
      'Número SIE',
      'Núm. SIE',
    ],
  },
];

export const OTHER_ID_HEADERS: Synonyms = [
  ...STUDENT_ID_HEADERS,
  ...STATE_ID_HEADERS,
  { General: ['Alternate ID', 'Alt Student ID', 'Student ID 2'] },
];

export const GRADE_LEVEL_HEADERS: Synonyms = [
  // The grade in which a course was taken, beside today's in STU.GR.
  { Aeries: ['HIS.GR'] },
  { General: ['GradeLevel'], PowerSchool: ['Grade_Level'] },
  {
    General: ['Grd Lvl'],
    Aeries: ['GR'],
    eSchoolPlus: ['CURR_GRADE_LVL'],
    OneRoster: ['grades'],
    'Ed-Fi': ['entryGradeLevelDescriptor'],
    ACT: ['HS_GradeLev'],
    CALPADS: ['Grade Level Code'],
  },
  {
    General: [
      'Student Grade',
      'Student Grade Level',
      'Stu Grade',
      'Current Grade',
      'Current Grade Level',
      'Grade_Lvl',
      'Gr Lvl',
      'Gr Level',
      'GrLv',
      'Enrolled Grade',
      'Enrollment Grade',
    ],
    Aeries: ['STU.GR'],
    Synergy: ['Enrollment Grade Level'],
    'Ed-Fi': ['whenTakenGradeLevelDescriptor'],
  },
  {
    General: ['Grade At Time', 'Year Level', 'Grade In School', 'Class Standing', 'Class Level'],
    'Texas TSDS': ['Grade Level Code'],
  },
  {
    General: ['Grade Placement'],
    'Massachusetts SIMS': ['DOE016'],
    Michigan: ['GradeOrSetting'],
    Oregon: ['EnrlGrdCd', 'Enrolled Grade Code'],
    Ohio: ['State Equiv Grade', 'State Equivalent Grade Level', 'State Equiv Grade Level'],
    Wisconsin: ['Grade Level Placement'],
  },
  { Spanish: ['Grado', 'Grado Escolar', 'Grado Actual', 'Nivel de Grado'] },
];

export const LAST_NAME_HEADERS: Synonyms = [
  { General: ['LastName', 'LName'], ACT: ['L_Name'], 'College Board': ['NAME_LAST'] },
  { General: ['Legal Last Name', 'LastOrSurname'], 'Ed-Fi': ['LastSurname'], OneRoster: ['familyName'] },
  { General: ['Student Last Name'], Aeries: ['LN'] },
  { General: ['Stu Last Name', 'Student Last', 'Surname'], Aeries: ['STU.LN'], CALPADS: ['Student Legal Last Name'] },
  {
    General: ['Legal Last', 'Pupil Last Name', 'Last Name Short', 'Last Name Long'],
    Oregon: ['LglLNm'],
    'Massachusetts SIMS': ['DOE005'],
  },
  { Spanish: ['Apellidos', 'Apellido', 'Apellidos del Estudiante', 'Apellido Paterno', 'Primer Apellido'] },
];

export const FIRST_NAME_HEADERS: Synonyms = [
  { General: ['FirstName', 'FName'], ACT: ['F_Name'], 'College Board': ['NAME_FIRST'] },
  { General: ['Legal First Name'], OneRoster: ['givenName'] },
  { General: ['Student First Name'], Aeries: ['FN'] },
  { General: ['Stu First Name', 'Student First'], Aeries: ['STU.FN'], CALPADS: ['Student Legal First Name'] },
  {
    General: ['Legal First', 'Pupil First Name', 'Preferred First Name', 'First Name Short', 'First Name Long'],
    Oregon: ['LglFNm'],
    'Massachusetts SIMS': ['DOE003'],
  },
  { Spanish: ['Nombre', 'Nombres', 'Primer Nombre'] },
];

export const BIRTH_DATE_HEADERS: Synonyms = [
  { General: ['DOB', 'BirthDate', 'Birth Date'], eSchoolPlus: ['birth_dt'] },
  { General: ['StudentDateOfBirth'], Aeries: ['BD'] },
  { General: ['Date Of Birth', 'Student DOB'], CALPADS: ['Student Birth Date'], Aeries: ['STU.BD'] },
  {
    General: ['Stu DOB', 'Birthday', 'Bdate', 'Bday', 'Date Born'],
    Oregon: ['BirthDtTxt'],
    'Massachusetts SIMS': ['DOE006'],
  },
  { Spanish: ['Fecha de Nacimiento', 'Fecha Nacimiento', 'Fecha de Nac.', 'Fecha Nac.'] },
];
