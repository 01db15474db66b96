import type { Synonyms } from '#datasets/kit/synonyms.ts';

/**
 * Headers seen in the field for columns that this dataset alone has, the best first (docs/domain/headers.md#known-headers). The day on which a
 * student came to the district is not among them: as the start of an enrollment at a school it would make one of twelve years.
 */
export const ENTRY_DATE_HEADERS: Synonyms = [
  {
    PowerSchool: ['EntryDate'],
    Synergy: ['Enter Date'],
    CALPADS: ['Enrollment Start Date'],
    General: ['Enrollment Date'],
    OneRoster: ['roleStartDate'],
  },
  {
    General: ['Enrollment Begin Date', 'Enroll Date', 'Enrolled Date', 'Enrollment Start'],
    'WA CEDARS': ['Date Enrolled in School'],
  },
  { General: ['Date Enrolled', 'Date Entered', 'Date of Entry'], 'Infinite Campus': ['enrollment.startDate'] },
  { 'New York SIRS': ['School Entry Date'], General: ['School Enter Date', 'School Enrollment Date'] },
  { General: ['Entered', 'Enrolled On', 'Ent Date', 'Ent Dt', 'Strt Date', 'Strt Dt'], OneRoster: ['beginDate'] },
  {
    General: ['Start Date', 'Enrollment Entry Date', 'Admission Date', 'Admit Date', 'Enrollment Start Dt'],
    'Ed-Fi': ['EntryDate'],
  },
  {
    General: [
      'First Day of Enrollment',
      'First Day Enrolled',
      'First Day',
      'Membership Start',
      'Membership Start Date',
      'From Date',
      'Date From',
      // The first of several: the others bring a warning.
      'Entry Date 1',
      'Entry 1',
      'Enroll Date 1',
      'Enter Date 1',
    ],
    Aeries: ['ENR.ED', 'STU.ED'],
  },
  { Spanish: ['Fecha de Matrícula', 'Fecha de Ingreso', 'Fecha de Entrada', 'Fecha de Inscripción'] },
  { Oregon: ['ADMEnrlDt', 'ADM Enrollment Date'], Vermont: ['ENRBEGDATE'] },
];

export const EXIT_DATE_HEADERS: Synonyms = [
  {
    PowerSchool: ['ExitDate'],
    Synergy: ['Leave Date'],
    General: ['Withdrawal Date'],
    CALPADS: ['Enrollment Exit Date'],
    OneRoster: ['roleEndDate'],
  },
  { General: ['Withdraw Date', 'Enrollment End Date', 'Enrollment End'], 'WA CEDARS': ['Date Exited from School'] },
  { General: ['Date Exited'], 'Infinite Campus': ['enrollment.endDate'] },
  { General: ['Leave Dt', 'Exited'], Focus: ['Drop Date'] },
  {
    General: ['WD Date'],
    OneRoster: ['endDate'],
    'Ed-Fi': ['exitWithdrawDate'],
    'New York SIRS': ['School Exit Date'],
  },
  {
    General: [
      'Enroll Exit Date',
      'Enroll End Date',
      'Enrollment Exit',
      'Enroll Exit',
      'Enroll End',
      'Unenroll Date',
      'Disenroll Date',
      'Disenrollment Date',
      'Departure Date',
      'Depart Date',
      'Release Date',
      'Separation Date',
      'Date Out',
      'Lv Dt',
      'With Dt',
      'With Date',
      'Wdrl Date',
      'Wdl Date',
      'Wdl Dt',
      'W/D Dt',
      'Exit Date 1',
      'Exit 1',
      'Leave Date 1',
    ],
  },
  { General: ['Date Left', 'Enrollment Drop Date', 'Last Day Attended', 'Exit/Withdrawal Date'] },
  {
    General: [
      'Withdrawn On',
      'Exited On',
      'Left On',
      'Date Withdrawn',
      'Date Dropped',
      'Date of Withdrawal',
      'Date of Exit',
      'Last Day of Enrollment',
      'Last Day Enrolled',
      'Last Day',
      'Membership End',
      'Membership End Date',
      'To Date',
      'Date To',
    ],
    Aeries: ['ENR.LD', 'STU.LD'],
  },
  { Spanish: ['Fecha de Baja', 'Fecha de Salida', 'Fecha de Retiro'] },
  { Oregon: ['ADMEndDt', 'ADM End Date'], Vermont: ['ENRENDDATE'] },
];

export const EXIT_REASON_HEADERS: Synonyms = [
  { General: ['Exit Code'], PowerSchool: ['ExitCode'] },
  {
    General: [
      'Exit Reason',
      'Withdrawal Code',
      'Withdrawal Reason',
      'Leave Reason',
      'School Withdrawal Code',
      'Withdraw Code',
      'Withdraw Reason',
      'Exit Type',
      'Exit Type Code',
      'End Status',
    ],
    'Infinite Campus': ['enrollment.endStatus'],
    CALPADS: ['Student Exit Reason Code'],
    Synergy: ['Leave Code'],
    'New Jersey': ['School Exit Withdrawal Code'],
  },
  {
    General: ['Withdrawal Status', 'Exit Withdraw Type', 'Reason for Leaving', 'Reason for Exit'],
    'Ed-Fi': ['exitWithdrawTypeDescriptor'],
  },
  { General: ['W/D Code', 'WD Code', 'WD Reason'], Focus: ['Drop Code'] },
  {
    General: [
      'Leaving Reason',
      'Departure Reason',
      'Release Code',
      'Release Reason',
      'Withdrawal Type',
      'Withdrawal Category',
      'Exit Category',
      'Exit Status',
      'Why Left',
      'Lv Rsn',
      'Lv Code',
      'Lv Cd',
      'With Rsn',
      'With Reason',
      'With Code',
      'Wd Rsn',
      'Wd Cd',
      'Exit Cd',
      'Drop Cd',
      'Withdrawal Cd',
      'Wdl Cd',
      'Wdl Code',
      'Status Reason',
    ],
  },
  { General: ['Drop Reason', 'Leaver Code', 'Leaver Reason'], 'Texas TSDS': ['Leaver Reason Code'] },
  { General: ['Reason Left'], 'New York SIRS': ['School Exit Type Code'] },
  {
    General: [
      'School Exit Reason',
      'Enrollment End Code',
      'Enrollment Drop Code',
      'Withdrawal Reason Code',
      'Exit/Withdrawal Type',
      'Exit/Withdrawal Code',
      'Exit Reason Code',
      'Exit Code Description',
      'Exit Description',
      'Leave Description',
      'Withdrawal Description',
      'Withdraw Description',
      'Exit Reason Description',
    ],
    Aeries: ['ENR.WR'],
  },
  // ENR.WR is of the withdrawal whatever this one is.
  { Aeries: ['ENR.ER'] },
  { Spanish: ['Razón de Baja', 'Motivo de Baja', 'Razón de Salida', 'Motivo de Salida'] },
  { Oregon: ['ADMEndDtCd', 'ADM End Date Code'] },
];

export const GRADUATION_YEAR_HEADERS: Synonyms = [
  {
    General: ['Grad Year', 'GradYear', 'Graduation Year'],
    PowerSchool: ['Sched_YearOfGraduation'],
    ACT: ['HS_GradYr'],
    'College Board': ['GRAD_DATE'],
    'Ed-Fi': ['classOfSchoolYear'],
  },
  {
    General: [
      'YOG',
      'Class Year',
      'ClassOf',
      'Exp Grad Yr',
      'Exp Grad',
      'Expected Year of Graduation',
      'Projected Year of Graduation',
      'Proj Grad Year',
      'Planned Grad Year',
      'Expected Graduation Year',
      'Expected Grad Year',
      'Anticipated Grad',
      'Anticipated Grad Year',
      'Anticipated Graduation Year',
      'Graduating Class',
      'Grad Class',
      'Cohort',
      'Cohort Grad Year',
    ],
    'Infinite Campus': ['student.cohortYear', 'student.cohortYearNGA'],
  },
  {
    General: ['cohortYear', 'Year of Graduation', 'GradClass'],
    'Ed-Fi': ['classOfSchoolYearTypeReference.schoolYear'],
  },
  { General: ['Projected Graduation Year'], Skyward: ['Grad Yr'], 'College Board': ['COHORT_YEAR'] },
  { General: ['Graduation Requirement Year', 'Graduation Cohort', 'Grad Req Year'] },
  { Spanish: ['Año de Graduación'] },
];

export const ENROLLMENT_STATUS_HEADERS: Synonyms = [
  { General: ['Enrollment Status'], PowerSchool: ['Enroll_Status'] },
  {
    General: ['Student Status', 'Enrollment Status Code', 'Stu Status', 'Active Status', 'Active/Inactive'],
    eSchoolPlus: ['Current Status'],
  },
  {
    General: ['Enrollment Current Status'],
    'Massachusetts SIMS': ['Enrollment Status at Time of Data Collection', 'DOE012'],
  },
  { Spanish: ['Estatus de Matrícula', 'Estado de la Inscripción'] },
];

export const PRIMARY_SCHOOL_HEADERS: Synonyms = [
  {
    General: [
      'PrimarySchool',
      'Primary Enrollment',
      'isPrimary',
      'Is Student Primary School',
      'Primary School Flag',
      'Is Primary',
      'Primary Indicator',
      'Primary Ind',
    ],
  },
];
