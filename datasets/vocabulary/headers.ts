/** Headers seen in the field for columns that several datasets share, the best first (domain.md section 4). */
export const STUDENT_ID_HEADERS = [
  'Student ID',
  'StudentID',
  'Student Number',
  'Student_Number',
  'StudentNumber',
  'Local ID',
  'Local Student ID',
  'LocalStudentID',
  'StudentLocalID',
  'LASID',
  'SIS ID',
  'STU.ID',
  'Perm ID',
  'Permanent ID',
  'ID_Local',
  'SECONDARY_ID',
  'DISTRICT_STUDENT_ID',
  'SECONDARY SCHOOL STUDENT ID',
  'Primary ID - Student ID (School ID)',
  'stu_local_id',
  'District Student ID',
  'StudentIdentifier',
  'identifier',
  'Pupil Number',
  'Other ID',
  'userSourcedId',
  'sourcedId',
];

export const STATE_ID_HEADERS = [
  'SSID',
  'SASID',
  'State_StudentNumber',
  'StateStudentIdentifier',
  'STN',
  'UIC',
  'MOSIS',
  'FLEID',
  'MSIS',
  'SAISID',
  'TXUniqueID',
  'STATE_STUDENT_ID',
  'ID_StateAssign',
  'state_report_id',
  'student_unique_id',
  'StudentUniqueId',
];

export const SCHOOL_HEADERS = [
  'School Name',
  'School ID',
  'SCHOOL_ID',
  'School Code',
  'SchoolNbr',
  'School Number',
  'School of Attendance',
  'Building',
  'Bldg',
  'Site',
  'Location',
  'CDS Code',
  'orgSourcedId',
  'orgSourcedIds',
  'primaryOrgSourcedId',
  'School SIS ID',
  'schoolReference.schoolId',
  'DBN',
  'SC',
];

export const SCHOOL_YEAR_HEADERS = [
  'SY',
  'SchoolYear',
  'Academic Year',
  'Academic Year ID',
  'AcadYear',
  'Year',
  'SCHOOL YEAR DATE',
  'schoolYearSourcedId',
  'TermID',
  'Edition',
];

export const GRADE_LEVEL_HEADERS = [
  'GradeLevel',
  'Grade_Level',
  'Grd',
  'Grd Lvl',
  'GR',
  'CURR_GRADE_LVL',
  'grades',
  'entryGradeLevelDescriptor',
  'HS_GradeLev',
  'Grade Level Code',
];

export const LAST_NAME_HEADERS = [
  'LastName',
  'LName',
  'L_Name',
  'NAME_LAST',
  'Legal Last Name',
  'LastOrSurname',
  'LastSurname',
  'familyName',
  'Student Last Name',
  'LN',
];

export const FIRST_NAME_HEADERS = [
  'FirstName',
  'FName',
  'F_Name',
  'NAME_FIRST',
  'Legal First Name',
  'givenName',
  'Student First Name',
  'FN',
];

export const BIRTH_DATE_HEADERS = ['DOB', 'BirthDate', 'Birth Date', 'birth_dt', 'StudentDateOfBirth', 'BD'];

export const COURSE_CODE_HEADERS = [
  'Course Number',
  'Course_Number',
  'CourseNum',
  'CourseCode',
  'Course ID',
  'CourseID',
  'Local Course Code',
  'code',
  'Crs',
  'CRS.CN',
];

export const COURSE_TITLE_HEADERS = [
  'Course Name',
  'Course_Name',
  'CourseTitle',
  'title',
  'Course Description (short)',
  'Course Long Name',
  'schd_ms.description',
];

export const SUBJECT_AREA_HEADERS = [
  'Subject area / department',
  'Subject Area',
  'Subject',
  'subjects',
  'Department',
  'Dept',
  'sched_department',
  'AcademicSubject',
  'academicSubjects',
  'Content Area',
];

export const SCED_HEADERS = [
  'SCED',
  'SCED Code',
  'SCED Course Code',
  'subjectCodes',
  'NCES Code',
  'National Course Code',
];

export const COURSE_LEVEL_HEADERS = [
  'Level',
  'levelCharacteristics',
  'CourseLevelCharacteristic',
  'Rigor',
  'Weight',
  'Honors',
  'AP/Honors',
  'Course Designation Code',
  'CourseType',
  'Course Type',
];

export const CREDIT_HEADERS = [
  'Credits',
  'Credit Hours',
  'credit_hours',
  'Credit Value',
  'Credit',
  'Units',
  'MaximumAvailableCredits',
  'MaximumAvailableCredits.Credits',
  'Available Credit',
  'Carnegie Units',
];
