import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: [] },
};

function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, context);
}

/** The rows that are kept, by student and test, with days as text. */
async function keptOf(type: UploadFileType, lines: readonly string[]) {
  const { parquet, statistics } = await read(type, lines);
  if (!parquet) throw new Error('nothing was kept');
  const lake = await openLake([dirname(parquet)]);
  const id = type === 'COURSE_CATALOG' ? 'course_code' : 'student_id';
  const by = type === 'STUDENT_TEST_SCORES' ? 'test_type, student_id DESC' : id;
  const rows = await lake.rows<Record<string, unknown>>(
    'kept rows',
    `SELECT * REPLACE (${type === 'STUDENT_TEST_SCORES' ? 'CAST(test_date AS VARCHAR) AS test_date' : `${id} AS ${id}`})
      FROM read_parquet(${literal(parquet)}) ORDER BY ${by}`,
  );
  lake.close();
  return { rows, statistics };
}

/** Made-up rows under the headers that each system exports (docs/domain/headers.md#known-headers). */
const EXPORTS: [system: string, type: UploadFileType, lines: string[], found: Record<string, string>][] = [
  [
    'OneRoster 1.1 users',
    'STUDENT_ROSTER',
    [
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,grades,password',
      'u-1,active,,true,101,student,ana,,Ana,Ruiz,,0012345,,12,secret',
    ],
    { student_id: 'identifier', other_student_id: 'sourcedId', school: 'orgSourcedIds', grade_level: 'grades' },
  ],
  [
    'OneRoster 1.1 users, two grades, two schools',
    'STUDENT_ROSTER',
    [
      'sourcedId,status,role,givenName,familyName,identifier,grades,orgSourcedIds',
      'u-1,active,student,Ana,Ruiz,,"09,10","101,102"',
    ],
    { student_id: 'identifier', grade_level: 'grades' },
  ],
  [
    'OneRoster 1.1 courses',
    'COURSE_CATALOG',
    [
      'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
      'c-1,active,,,Algebra I,2210,09,101,Mathematics,02052',
    ],
    { course_code: 'courseCode', course_title: 'title', sced_code: 'subjectCodes', school: 'orgSourcedId' },
  ],
  [
    'Missouri MOSIS student core',
    'STUDENT_ROSTER',
    ['STATE_ID,LOCAL_STUDENT_ID,GRADE_LEVEL,CURR_SCHOOL_YEAR', '1234567890,10001,12,2024'],
    { student_id: 'LOCAL_STUDENT_ID', state_student_id: 'STATE_ID', school_year: 'CURR_SCHOOL_YEAR' },
  ],
  [
    'Aeries enrollment history',
    'STUDENT_ROSTER',
    ['STU.ID,ENR.YR,ENR.SC,ENR.GR,ENR.ED,ENR.LD,ENR.ER', '605001,2024,101,12,8/14/2023,6/5/2024,E230'],
    { school_year: 'ENR.YR', entry_date: 'ENR.ED', exit_date: 'ENR.LD', exit_reason: 'ENR.ER' },
  ],
  [
    'Aeries enrollment history with two reasons',
    'STUDENT_ROSTER',
    ['STU.ID,ENR.YR,ENR.SC,ENR.GR,ENR.ED,ENR.ER,ENR.LD,ENR.WR', '605001,2024,101,12,8/14/2023,E155,6/5/2024,E230'],
    { entry_date: 'ENR.ED', exit_date: 'ENR.LD', exit_reason: 'ENR.WR' },
  ],
  [
    'Aeries students',
    'STUDENT_ROSTER',
    ['SC,SN,ID,LN,FN,GR,ED,LD', '101,1,605002,Okafor,Ben,12,8/14/2023,2/1/2024'],
    { student_id: 'ID', entry_date: 'ED', exit_date: 'LD' },
  ],
  [
    'Focus enrollments',
    'STUDENT_ROSTER',
    [
      'Student ID,School,School Year,Grade,Enrolled,Dropped,Drop Code',
      '605001,101,2023-24,12,08/14/2023,02/01/2024,W05',
    ],
    { entry_date: 'Enrolled', exit_date: 'Dropped', exit_reason: 'Drop Code' },
  ],
  [
    'Ohio student standing, beside the day on which a student came to the district',
    'STUDENT_ROSTER',
    [
      'EMIS Student ID,School IRN,Fiscal Year,State Equivalent Grade Level,Effective Start Date,Effective End Date,Admission Date',
      '605002,101,2024,12,20230814,20240201,20120815',
    ],
    {
      entry_date: 'Effective Start Date',
      exit_date: 'Effective End Date',
      grade_level: 'State Equivalent Grade Level',
    },
  ],
  [
    'Minnesota enrollment records',
    'STUDENT_ROSTER',
    [
      'Local Student ID,School Name,Grade,Fiscal Year,Status Start Date,Status End Date,Status End Code',
      '605001,Lakeview High School,12,2024,08/14/2023,06/05/2024,08',
    ],
    { entry_date: 'Status Start Date', exit_date: 'Status End Date', exit_reason: 'Status End Code' },
  ],
  [
    'Wisconsin enrollments',
    'STUDENT_ROSTER',
    [
      'WISEid,Local Person ID,School Year,Grade Level Placement,Enrollment Start Date,Withdrawn On',
      '1234567890,605001,2023-24,12,08/14/2023,06/05/2024',
    ],
    { student_id: 'Local Person ID', grade_level: 'Grade Level Placement', exit_date: 'Withdrawn On' },
  ],
  [
    'New Jersey rosters',
    'STUDENT_ROSTER',
    [
      'LocalIdentificationNumber,StateIdentificationNumber,SchoolCodeResident,SchoolCodeAttending,GradeLevel',
      '605001,1234567890,999,101,12',
    ],
    {
      student_id: 'LocalIdentificationNumber',
      state_student_id: 'StateIdentificationNumber',
      school: 'SchoolCodeAttending',
    },
  ],
  [
    'Louisiana rosters',
    'STUDENT_ROSTER',
    ['Local ID,Site Code,Grade Placement', '605001,101,12'],
    { school: 'Site Code', grade_level: 'Grade Placement' },
  ],
  [
    'Ed-Fi student school associations',
    'STUDENT_ROSTER',
    [
      'studentReference.studentUniqueId,schoolReference.schoolId,entryDate,entryGradeLevelDescriptor,exitWithdrawDate,classOfSchoolYearTypeReference.schoolYear',
      '605001,101,2023-08-14,uri://ed-fi.org/GradeLevelDescriptor#Twelfth grade,,2024',
    ],
    {
      school_year: 'entryDate',
      grade_level: 'entryGradeLevelDescriptor',
      graduation_year: 'classOfSchoolYearTypeReference.schoolYear',
    },
  ],
  [
    'Ed-Fi course transcripts',
    'TRANSCRIPT',
    [
      'studentAcademicRecordReference.studentUniqueId,studentAcademicRecordReference.schoolYear,studentAcademicRecordReference.termDescriptor,courseReference.courseCode,courseTitle,attemptedCredits,earnedCredits,finalLetterGradeEarned,finalNumericGradeEarned,whenTakenGradeLevelDescriptor',
      '605001,2024,uri://ed-fi.org/TermDescriptor#Fall Semester,ALG-1,Algebra I,0.5,0.5,,88,uri://ed-fi.org/GradeLevelDescriptor#Ninth grade',
    ],
    { final_grade: 'finalLetterGradeEarned', course_code: 'courseReference.courseCode' },
  ],
  [
    'WA CEDARS file H',
    'TRANSCRIPT',
    [
      'School Year,District Student ID,SSID,School Code,Course ID,Course Title,Letter Grade,Credits Attempted,Credits Earned,Course Designation Code,Term,Grade Level',
      '2023-24,0012345,9000000001,101,2210,Algebra I,B+,0.5,0.5,B,S1,09',
    ],
    { student_id: 'District Student ID', other_student_id: 'SSID', final_grade: 'Letter Grade' },
  ],
  [
    'Aeries transcripts',
    'TRANSCRIPT',
    [
      'HIS.PID,HIS.YR,HIS.TE,HIS.GR,HIS.CN,CRS.CO,HIS.MK,HIS.CR,HIS.CC',
      '0012345,2023-2024,1,9,2210,Algebra I,B,5.00,5.00',
    ],
    { student_id: 'HIS.PID', course_code: 'HIS.CN', final_grade: 'HIS.MK', credits_earned: 'HIS.CC' },
  ],
  [
    'Aeries students',
    'STUDENT_ROSTER',
    ['STU.SC,STU.ID,STU.CID,STU.LN,STU.FN,STU.BD,STU.GR', '101,0012345,9000000001,Ruiz,Ana,03/14/2006,12'],
    { student_id: 'STU.ID', state_student_id: 'STU.CID', school: 'STU.SC', grade_level: 'STU.GR' },
  ],
  [
    'Infinite Campus transcripts',
    'TRANSCRIPT',
    [
      'student.studentNumber,student.stateID,transcript.schoolName,transcript.endYear,transcript.actualTerm,transcript.courseNumber,transcript.courseName,transcript.score,transcript.creditsEarned,transcript.creditsAttempted',
      '0012345,9000000001,Lakeview High School,2024,1,2210,Algebra I,B,0.5,0.5',
    ],
    { final_grade: 'transcript.score', school_year: 'transcript.endYear', credits_earned: 'transcript.creditsEarned' },
  ],
  [
    'PowerSchool students',
    'STUDENT_ROSTER',
    [
      '[1]Student_Number,[1]State_StudentNumber,[1]Last_Name,[1]First_Name,[1]DOB,[1]Grade_Level,[1]SchoolID,[1]EntryDate,[1]ExitDate,[1]Sched_YearOfGraduation',
      '0012345,9000000001,Ruiz,Ana,3/14/2006,12,101,8/14/2023,6/7/2024,2024',
    ],
    { student_id: '[1]Student_Number', graduation_year: '[1]Sched_YearOfGraduation' },
  ],
  [
    'Skyward transcripts',
    'TRANSCRIPT',
    [
      'Other ID,Entity ID,School Year,Course Key,Course Long Desc,Term,Final Grade,Earned Credit,Attempted Credit',
      '0012345,101,2024,2210,Algebra I,S1,B,0.5,0.5',
    ],
    { student_id: 'Other ID', school: 'Entity ID', course_code: 'Course Key', course_title: 'Course Long Desc' },
  ],
  [
    'eSchoolPlus transcripts',
    'TRANSCRIPT',
    [
      'student_id,building,school_year,course,description,mark_value,att_credit,earn_credit',
      '0012345,101,2024,2210,Algebra I,B,0.5,0.5',
    ],
    { student_id: 'student_id', course_code: 'course', final_grade: 'mark_value' },
  ],
  [
    'PowerSchool stored grades, with the tables in brackets',
    'TRANSCRIPT',
    [
      '[Students]Student_Number,[StoredGrades]TermID,[StoredGrades]StoreCode,[StoredGrades]Course_Number,[StoredGrades]Course_Name,[StoredGrades]Grade,[StoredGrades]EarnedCrHrs',
      '0012345,3300,Y1,2210,Algebra I,B,1',
    ],
    {
      student_id: '[Students]Student_Number',
      school_year: '[StoredGrades]TermID',
      term: '[StoredGrades]StoreCode',
      final_grade: '[StoredGrades]Grade',
      credits_earned: '[StoredGrades]EarnedCrHrs',
    },
  ],
  [
    'courses of Wisconsin, whose state code is the SCED code',
    'COURSE_CATALOG',
    [
      'School Name,Local Course Code,Local Course Title,State Course Code,Carnegie Units',
      'Lakeview High School,2210,Algebra I,02052G1.0011,1',
    ],
    { course_code: 'Local Course Code', sced_code: 'State Course Code', credits: 'Carnegie Units' },
  ],
  [
    'enrollments of Connecticut, with the first of two facilities',
    'STUDENT_ROSTER',
    ['SASID,Local Student ID,Facility Code 1,Facility Code 2,Grade,School Year', '9000000001,0012345,101,,12,2023-24'],
    { student_id: 'Local Student ID', school: 'Facility Code 1' },
  ],
  [
    'eSchoolPlus courses',
    'COURSE_CATALOG',
    [
      'BUILDING,COURSE,DESCRIPTION,LONG_DESCRIPTION,DEPARTMENT,CREDIT',
      '101,2210,Algebra I,Students solve linear equations and draw their graphs.,MATH,1',
    ],
    { course_code: 'COURSE', course_title: 'DESCRIPTION', description: 'LONG_DESCRIPTION' },
  ],
  [
    'a transcript with a header in two lines',
    'TRANSCRIPT',
    [
      'Transcript report,,,,,,',
      'Student,School,Course,,Final,Credits,',
      'ID,Year,Number,Title,Grade,Earned,Attempted',
      '0012345,2023-24,2210,Algebra I,B,0.5,0.5',
    ],
    {
      student_id: 'Student ID',
      course_code: 'Course Number',
      credits_earned: 'Credits Earned',
      credits_attempted: 'Credits Attempted',
    },
  ],
  [
    'Infinite Campus transcripts, as an ad hoc report',
    'TRANSCRIPT',
    [
      'Student Number,Calendar School Name,End Year,Grade Level,Term,Course Number,Course Name,Score,Credits Attempted,Credits Earned',
      '0012345,Lakeview High School,2024,12,1,2210,Algebra I,B,0.5,0.5',
    ],
    { school: 'Calendar School Name', final_grade: 'Score' },
  ],
  [
    'Skyward students',
    'STUDENT_ROSTER',
    [
      '"Name (Last, First M)",Other ID,Entity,Sch Yr,Gr,Entry Dt,W/D Date,Grad Yr',
      '"Ruiz, Ana M",0012345,101,2023-24,12,8/14/2023,,2024',
    ],
    { last_name: 'Name (Last, First M)', entry_date: 'Entry Dt', exit_date: 'W/D Date', graduation_year: 'Grad Yr' },
  ],
  [
    'Synergy demographics',
    'STUDENT_DEMOGRAPHICS',
    [
      'SIS Number,Student Name,School,Gender,Resolved Ethnicity,SpEd,ELL,FRM Code',
      '0012345,"Ruiz, Ana",Lakeview High School,F,Hispanic/Latino,N,RFEP,F',
    ],
    { student_id: 'SIS Number', race_ethnicity: 'Resolved Ethnicity', low_income: 'FRM Code' },
  ],
  [
    'a Florida transcript, which names the year of its record as well',
    'TRANSCRIPT',
    [
      '"Student Number Identifier, Local","School Year, Record Submission","School Year, Course Taken",Term,Grade Level,Course Number,"Course Title, Abbreviated",Course Grade,"Credit Earned, Course"',
      '605001,20232024,20232024,1,12,1200310,ALG 1,A,0.50',
    ],
    { school_year: 'School Year, Course Taken', final_grade: 'Course Grade', credits_earned: 'Credit Earned, Course' },
  ],
  [
    'a Texas transcript by the codes of the state',
    'TRANSCRIPT',
    [
      'Student ID,Year Taken,PEIMS Service ID,Local Course Title,Final Avg,Credits Earned',
      '605001,2023-24,03100500,ALG 1,91,1',
    ],
    { course_code: 'PEIMS Service ID', course_title: 'Local Course Title' },
  ],
  [
    'a transcript with a letter and a number for the final grade',
    'TRANSCRIPT',
    [
      'Student ID,School Year,Grading Period,Course ID,Course Title,Final Grade Letter,Final Grade Numeric,Credits Earned',
      '605001,2023-2024,Semester 1,2210,Algebra I,A,95,0.5',
    ],
    { final_grade: 'Final Grade Letter' },
  ],
  [
    'District of Columbia course grades',
    'TRANSCRIPT',
    [
      'LEA ID,Campus,School Year,USI,Grade Level,Term,Course Code,Course Title,Grade,Credit Value',
      '150,Lakeview High School,2023-2024,1234567890,12,1,2210,Algebra I,A,0.5',
    ],
    { student_id: 'USI', final_grade: 'Grade' },
  ],
  [
    'Washington CTE programs, of which an area has several',
    'CTE_PATHWAY_CATALOG',
    [
      'Program Area,CIP Code,CIP Title,Course Code,Course Title',
      'Health Sciences,510899,Patient Care,8601,Medical Terminology',
    ],
    { pathway_name: 'CIP Title', cip_code: 'CIP Code' },
  ],
  [
    'a course guide',
    'COURSE_CATALOG',
    ['Code,Name,Dept.,Cr.,Grade(s),Weighted?', '2210,Algebra I,Mathematics,1.0,9-12,N'],
    { course_code: 'Code', course_title: 'Name', subject_area: 'Dept.', credits: 'Cr.' },
  ],
  [
    'Aeries courses, where DE is the department',
    'COURSE_CATALOG',
    ['CN,CO,DE,S1,CR', '2210,ALGEBRA I,MATH,A,5.00'],
    { course_code: 'CN', course_title: 'CO', subject_area: 'DE', credits: 'CR' },
  ],
  [
    'courses with a description and SCED codes in two columns',
    'COURSE_CATALOG',
    ['Crs Key,Description,SCED Subject Area,SCED Course Identifier', '2210,Algebra I,2,52'],
    { course_code: 'Crs Key', course_title: 'Description', sced_code: 'SCED Course Identifier' },
  ],
  [
    'a Texas roster, all abbreviated',
    'STUDENT_ROSTER',
    [
      'Local Stu ID,Texas Unique Stu ID,Last Nm,First Nm,Grd Lvl,Campus Nm,Entry Dt,Withdrawal Rsn,Sch Yr',
      '0012345,9000000001,Ruiz,Ana,12,Lakeview High School,08142023,,2024',
    ],
    { student_id: 'Local Stu ID', state_student_id: 'Texas Unique Stu ID', entry_date: 'Entry Dt' },
  ],
  [
    'a transcript with one column of credits and the marks of both semesters',
    'TRANSCRIPT',
    [
      'Student ID,School Year,Course #,Description,Sem 1,Sem 2,Final,Credits',
      '0012345,2023-24,2210,Algebra I,B,A,A,1.0',
    ],
    { final_grade: 'Final', credits_earned: 'Credits' },
  ],
  [
    'demographics with indicators',
    'STUDENT_DEMOGRAPHICS',
    ['Other ID,Gndr,Fed Race/Eth,Sp Ed Ind,ELL Ind,F/R Lunch Cd', '0012345,F,5,N,N,R'],
    { gender: 'Gndr', disability_status: 'Sp Ed Ind', el_status: 'ELL Ind', low_income: 'F/R Lunch Cd' },
  ],
  [
    'demographics of Wisconsin',
    'STUDENT_DEMOGRAPHICS',
    ['Local_Student_ID,Gender,Economic_Status', '0012345,F,Y'],
    { low_income: 'Economic_Status' },
  ],
  [
    'AP scores, one exam a row',
    'STUDENT_TEST_SCORES',
    ['Student ID,Last Name,First Name,Exam Year,AP Exam,AP Score', '0012345,Ruiz,Ana,2024,AP Calc AB,4'],
    { test_date: 'Exam Year', exam_name: 'AP Exam', score: 'AP Score' },
  ],
  [
    'Synergy enrollments, where the school is an organization',
    'STUDENT_ROSTER',
    [
      'Organization Name,School Year,SIS Number,State Student Number,Grade,Enter Date,Leave Date,Leave Code',
      'Lakeview High School,2023-2024,0012345,9000000001,12,08/14/2023,06/07/2024,W06 - Graduated',
    ],
    { school: 'Organization Name', exit_reason: 'Leave Code' },
  ],
  [
    'Focus students, where Student is a name',
    'STUDENT_ROSTER',
    [
      'Student ID,FLEID,Student,Grade,School,Year,Drop Date,Drop Code',
      '0012345,FL000000000001,"Ruiz, Ana",12,Lakeview High School,2023-2024,,',
    ],
    { student_id: 'Student ID', last_name: 'Student', exit_reason: 'Drop Code' },
  ],
  [
    'eSchoolPlus registrations',
    'STUDENT_ROSTER',
    [
      'DISTRICT,STUDENT_ID,BUILDING,GRADE,BIRTHDATE,CURRENT_STATUS,GRADUATION_YEAR,STATE_REPORT_ID,SCHOOL_YEAR',
      '12,0012345,101,12,3/14/2006 12:00:00 AM,A,2024,9000000001,2024',
    ],
    { enrollment_status: 'CURRENT_STATUS', school: 'BUILDING' },
  ],
  [
    'Texas PEIMS elements',
    'STUDENT_ROSTER',
    [
      'CAMPUS-ID-OF-ENROLLMENT,LOCAL-STUDENT-ID,TX-UNIQUE-STUDENT-ID,DATE-OF-BIRTH,GRADE-LEVEL-CODE,SCHOOL-YEAR,LEAVER-REASON-CODE',
      '101,0012345,9000000001,2006-03-14,12,2024,',
    ],
    {
      school: 'CAMPUS-ID-OF-ENROLLMENT',
      state_student_id: 'TX-UNIQUE-STUDENT-ID',
      exit_reason: 'LEAVER-REASON-CODE',
    },
  ],
  [
    'New York SIRS enrollments',
    'STUDENT_ROSTER',
    [
      'DISTRICT CODE,LOCATION CODE,SCHOOL YEAR DATE,STUDENT ID,SCHOOL ENTRY DATE,SCHOOL EXIT DATE,SCHOOL EXIT TYPE CODE,GRADE LEVEL',
      'NY580101,101,2024-06-30,0012345,2023-09-07,,,12',
    ],
    { school: 'LOCATION CODE', exit_date: 'SCHOOL EXIT DATE' },
  ],
  [
    'Massachusetts SIMS, with the number of each element',
    'STUDENT_ROSTER',
    ['DOE001 LASID,DOE002 SASID,DOE006 DOB,DOE015 School ID,DOE016 Grade', '0012345,9000000001,03/14/2006,101,12'],
    { student_id: 'DOE001 LASID', state_student_id: 'DOE002 SASID', school: 'DOE015 School ID' },
  ],
  [
    'Massachusetts SCS, whose elements have two digits',
    'TRANSCRIPT',
    [
      'SCS01 LASID,SCS02 SASID,SCS03 School ID,SCS04 Local Course Code,SCS05 Course,SCS08 Term,SCS12 Credit Earned,SCS13 Letter Grade,SCS15 School Year',
      '0012345,9000000001,101,ENG101,English 9,S1,1.0,A,2023-24',
    ],
    {
      student_id: 'SCS01 LASID',
      course_code: 'SCS04 Local Course Code',
      credits_earned: 'SCS12 Credit Earned',
      final_grade: 'SCS13 Letter Grade',
    },
  ],
  [
    'Pennsylvania and Massachusetts, with the number of each element behind it',
    'STUDENT_DEMOGRAPHICS',
    [
      'LASID (SCS01),Sex Code (E1325),Race Code (E1313),Gender Code (SY2021),Disability Condition (FD120)',
      '0012345,F,W,M,N',
    ],
    {
      student_id: 'LASID (SCS01)',
      gender: 'Sex Code (E1325)',
      race: 'Race Code (E1313)',
      disability_status: 'Disability Condition (FD120)',
    },
  ],
  [
    'Louisiana transcripts, with the code of the state alone',
    'TRANSCRIPT',
    [
      'Student ID,School Year,State Course Code,Course Title,Final Grade,Credits',
      '0012345,2023-24,120331,English I,A,1',
    ],
    { course_code: 'State Course Code' },
  ],
  [
    'a catalog of a state, with its code alone',
    'COURSE_CATALOG',
    ['State Course Code,Course Title,Subject Area,Credits', '120331,English I,English,1'],
    { course_code: 'State Course Code' },
  ],
  [
    'a catalog with the code of the state before a column that is only called course',
    'COURSE_CATALOG',
    ['State Course Code,Course,Title,Subject Area', '120331,ENG101,English I,English'],
    { course_code: 'Course', course_title: 'Title', state_course_code: 'State Course Code' },
  ],
  [
    'Illinois transcripts, with the codes of the state and the district',
    'TRANSCRIPT',
    [
      'Student ID,School Year,State Course Code,Local Course Code,Course Title,Final Grade,Credits',
      '0012345,2023-24,01001A000,ENG101,English I,A,1',
    ],
    { course_code: 'Local Course Code' },
  ],
  [
    'credits that are said to be a number of credits',
    'TRANSCRIPT',
    [
      'Student ID,School Year,Course Code,Course Title,Final Grade,Number of Credits Earned,No. of Credits Attempted',
      '0012345,2023-24,ENG101,English I,A,1,1',
    ],
    { credits_earned: 'Number of Credits Earned', credits_attempted: 'No. of Credits Attempted' },
  ],
  [
    'Power BI, with the table around the column',
    'TRANSCRIPT',
    [
      'Students[StudentID],Schools[SchoolName],Years[SchoolYear],Courses[CourseCode],Courses[CourseTitle],Grades[Term],Grades[FinalGrade],[SumCreditsEarned]',
      '0012345,101,2023-24,ENG101,English 9,S1,A,1.0',
    ],
    {
      student_id: 'Students[StudentID]',
      course_code: 'Courses[CourseCode]',
      final_grade: 'Grades[FinalGrade]',
      credits_earned: '[SumCreditsEarned]',
    },
  ],
  [
    'Tableau, with what it does with each cell',
    'TRANSCRIPT',
    [
      'Student ID,ATTR(School),School Year,Course Code,Course Title,Term,ATTR(Final Grade),SUM(Credits Earned)',
      '0012345,101,2023-24,ENG101,English 9,S1,A,1.0',
    ],
    { school: 'ATTR(School)', final_grade: 'ATTR(Final Grade)', credits_earned: 'SUM(Credits Earned)' },
  ],
  [
    'a pivot table',
    'TRANSCRIPT',
    [
      'Student ID,School,School Year,Course Code,Course Title,Term,Final Grade,Sum of Credits Earned,Sum of GPA',
      '0012345,101,2023-24,ENG101,English 9,S1,A,1.0,7.5',
    ],
    { credits_earned: 'Sum of Credits Earned' },
  ],
  [
    'Ed-Fi associations, whose one id is the unique one',
    'STUDENT_ROSTER',
    [
      'StudentUniqueId,SchoolId,SchoolYear,EntryDate,EntryGradeLevelDescriptor',
      '605001,101,2024,2023-08-14,Twelfth grade',
    ],
    { student_id: 'StudentUniqueId', state_student_id: 'StudentUniqueId' },
  ],
  [
    'Ed-Fi courses with descriptors',
    'COURSE_CATALOG',
    [
      'CourseCode,CourseTitle,EducationOrganizationId,AcademicSubjectDescriptor,NumberOfParts,SchoolYear',
      '2210,Algebra I,101,uri://ed-fi.org/AcademicSubjectDescriptor#Mathematics,1,2024',
    ],
    { subject_area: 'AcademicSubjectDescriptor' },
  ],
  [
    'Infinite Campus courses, with the table before both parts of the SCED code',
    'COURSE_CATALOG',
    [
      'course.number,course.name,course.department,course.scedSubjectArea,course.scedCourseIdentifier,cal.endYear',
      '2210,Algebra I,Mathematics,02,052,2024',
    ],
    { sced_code: 'course.scedCourseIdentifier' },
  ],
  [
    'Texas demographics',
    'STUDENT_DEMOGRAPHICS',
    [
      'LOCAL-STUDENT-ID,SEX-CODE,HISPANIC-LATINO-CODE,ASIAN-CODE,WHITE-CODE,EMERGENT-BILINGUAL-INDICATOR-CODE,ECONOMIC-DISADVANTAGE-CODE,SPECIAL-ED-INDICATOR-CODE',
      '0012345,F,1,0,1,1,01,0',
    ],
    {
      hispanic: 'HISPANIC-LATINO-CODE',
      race_asian: 'ASIAN-CODE',
      el_status: 'EMERGENT-BILINGUAL-INDICATOR-CODE',
      disability_status: 'SPECIAL-ED-INDICATOR-CODE',
    },
  ],
  [
    'Ed-Fi demographics',
    'STUDENT_DEMOGRAPHICS',
    ['StudentUniqueId,SexDescriptor,RaceDescriptor,LimitedEnglishProficiencyDescriptor', '605001,Female,White,Limited'],
    { gender: 'SexDescriptor', race: 'RaceDescriptor', el_status: 'LimitedEnglishProficiencyDescriptor' },
  ],
  [
    'Infinite Campus transcripts with the letter and the percent',
    'TRANSCRIPT',
    [
      'student.studentNumber,transcriptDetail.endYear,transcriptDetail.actualTerm,transcriptDetail.courseNumber,transcriptDetail.courseName,transcriptDetail.score,transcriptDetail.percent,transcriptCredit.creditsEarned',
      '0012345,2024,2,2210,Algebra I,B+,88,1.0',
    ],
    { final_grade: 'transcriptDetail.score', term: 'transcriptDetail.actualTerm' },
  ],
  [
    'a transcript with a percent alone',
    'TRANSCRIPT',
    [
      'Student ID,School Year,Course Number,Course Name,Percent,Credits Earned',
      '0012345,2023-24,2210,Algebra I,88,1.0',
    ],
    { final_grade: 'Percent' },
  ],
  [
    'Aeries transcripts with years of two digits',
    'TRANSCRIPT',
    ['PID,GR,YR,TE,CN,CO,MK,CR,CC', '0012345,12,24,1,2210,Algebra I,B+,5.000,5.000'],
    { school_year: 'YR', grade_level: 'GR' },
  ],
  [
    'SAT scores with the grade level and the number that the College Board has for the school',
    'STUDENT_TEST_SCORES',
    [
      'Student ID,Grade,AI Code,Test Name,Test Date,SAT Total Score,SAT Evidence-Based Reading and Writing Section Score,SAT Math Section Score',
      '0012345,12,123456,SAT,2023-10-07,1310,670,640',
    ],
    { sat_ebrw: 'SAT Evidence-Based Reading and Writing Section Score', sat_math: 'SAT Math Section Score' },
  ],
  [
    'AP scores with the scale beside the header',
    'STUDENT_TEST_SCORES',
    ['Student ID,AP Course,Exam Date,Score (1-5)', '0012345,AP Biology,May 2023,4'],
    { score: 'Score (1-5)', exam_name: 'AP Course', test_type: 'AP Course' },
  ],
  [
    'IB scores, one exam a row, with a session',
    'STUDENT_TEST_SCORES',
    ['Student ID,IB Subject,Level,Session,IB Score', '0012345,BIOLOGY,HL,M24,6'],
    { test_date: 'Session', exam_level: 'Level' },
  ],
  [
    'PowerSchool grades, where Term is a year',
    'TRANSCRIPT',
    [
      'Student_Number,Term,Store Code,Course_Number,Course_Name,Grade,Earned Hrs,School Year',
      '0012345,23-24,Y1,2210,Algebra I,B+,1,2023-2024',
    ],
    { term: 'Store Code', school_year: 'School Year' },
  ],
  [
    'a transcript whose terms are seasons with their year',
    'TRANSCRIPT',
    ['Student ID,Course Code,Course Title,Term,Mark,Credits', '0012345,2210,Algebra I,Fall 2023,B+,0.5'],
    { term: 'Term', school_year: 'Term' },
  ],
  [
    'a demographics file with questions for headers',
    'STUDENT_DEMOGRAPHICS',
    ['Student ID,Gender,SWD?,English Learner?,Free or Reduced Lunch?', '0012345,Female,No,Yes,Yes'],
    { el_status: 'English Learner?', low_income: 'Free or Reduced Lunch?' },
  ],
  [
    'New York CTE programs',
    'CTE_PATHWAY_CATALOG',
    [
      'Approved Program Title,Program CIP,Local Course Code,Local Course Title,Course Sequence,School Year',
      'Cosmetology,12.0401,8669,Cosmetology I,1 of 2,2023-2024',
    ],
    { pathway_name: 'Approved Program Title', course_sequence: 'Course Sequence' },
  ],
  [
    'New York State student lite and programs side by side',
    'STUDENT_DEMOGRAPHICS',
    [
      'LOCATION CODE,STUDENT ID,GENDER CODE,ETHNIC CODE SHORT,HISPANIC ETHNICITY INDICATOR,LEP PARTICIPATION',
      '101,0012345,F,B,N,Y',
    ],
    { race: 'ETHNIC CODE SHORT', hispanic: 'HISPANIC ETHNICITY INDICATOR', el_status: 'LEP PARTICIPATION' },
  ],
  [
    'Ohio EMIS',
    'STUDENT_DEMOGRAPHICS',
    ['EMIS Student ID,Gender,Summative Race,Disab Cond', '0012345,F,White,Autism'],
    { race_ethnicity: 'Summative Race', disability_status: 'Disab Cond' },
  ],
  [
    'Arizona AzEDS needs',
    'STUDENT_DEMOGRAPHICS',
    ['District Student ID,Gender,ELL Need,SPED Need,FRL Need', '0012345,F,ELL,SLD,Free'],
    { el_status: 'ELL Need', disability_status: 'SPED Need', low_income: 'FRL Need' },
  ],
  [
    'one column a race, abbreviated, and a lunch with its label',
    'STUDENT_DEMOGRAPHICS',
    ['Student ID,Hispanic,Asian,Nat Hawaiian,White,Lunch', '0012345,N,N,Y,N,1 - Free'],
    { race_pacific_islander: 'Nat Hawaiian', low_income: 'Lunch' },
  ],
  [
    'a roster with days in six digits',
    'STUDENT_ROSTER',
    ['Sch,Stu ID,Gr,Ent Dt,Wd Dt', '101,0012345,12,081623,052424'],
    { entry_date: 'Ent Dt', exit_date: 'Wd Dt' },
  ],
  [
    'IB scores, one exam a row',
    'STUDENT_TEST_SCORES',
    ['Student ID,IB Exam Date,IB Subject,IB Level,IB Grade', '0012345,5/1/2024,HISTORY,SL,5'],
    { test_date: 'IB Exam Date', exam_name: 'IB Subject', score: 'IB Grade' },
  ],
  [
    'Illuminate courses',
    'COURSE_CATALOG',
    [
      'site_name,academic_year,school_course_id,short_name,long_name,department_name',
      'Lakeview High School,2024,2210,ALG I,Algebra I,Mathematics',
    ],
    { course_code: 'school_course_id', course_title: 'long_name' },
  ],
  [
    'Illuminate demographics',
    'STUDENT_DEMOGRAPHICS',
    ['local_student_id,gender,is_specialed,is_hispanic', '0012345,F,TRUE,FALSE'],
    { disability_status: 'is_specialed', hispanic: 'is_hispanic' },
  ],
  [
    'Skyward transcripts with the year as a number',
    'TRANSCRIPT',
    [
      'StudentNumber,EntityName,SchoolYear NumericYear,CourseCode,CourseDescription,FinalGrade,EarnedCredits',
      '0012345,Lakeview High School,2024,2210,Algebra I,B,0.5',
    ],
    { school_year: 'SchoolYear NumericYear', school: 'EntityName' },
  ],
  [
    'sections of the ACT of Skyward',
    'STUDENT_TEST_SCORES',
    ['Other ID,Test Code,Test Date,ENG Score,MATH Score,READ Score,SCI Score', '0012345,ACT,04/01/2023,20,21,22,23'],
    { act_english: 'ENG Score', act_reading: 'READ Score', act_science: 'SCI Score' },
  ],
  [
    'eSchoolPlus courses with the code of the state',
    'COURSE_CATALOG',
    ['BUILDING,COURSE,DESCRIPTION,DEPARTMENT,CREDIT,STATE_CRS_EQUIV', '101,2210,Algebra I,MATH,1,02052'],
    { state_course_code: 'STATE_CRS_EQUIV' },
  ],
  [
    'sections of the ACT by their letters',
    'STUDENT_TEST_SCORES',
    ['Student ID,ACT Test Date,ACT E,ACT M,ACT R,ACT S,ACT C', '0012345,04/2023,20,21,22,23,22'],
    { act_english: 'ACT E', act_math: 'ACT M', act_reading: 'ACT R', act_science: 'ACT S', act_composite: 'ACT C' },
  ],
];

describe('exports of student systems', () => {
  it.each(EXPORTS)('%s', async (_system, type, lines, found) => {
    const result = await read(type, lines);
    expect(result.missingColumns).toEqual([]);
    const headers = Object.fromEntries(Object.entries(result.columns).map(([name, { header }]) => [name, header]));
    expect(headers).toMatchObject(found);
    expect(result.groups.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 1 });
  });

  it('leaves teachers and deleted rows of OneRoster out, and counts them', async () => {
    const result = await read('STUDENT_ROSTER', [
      'sourcedId,status,givenName,familyName,identifier,role,grades,orgSourcedIds',
      'u-1,active,Ana,Ruiz,0012345,student,12,101',
      'u-2,tobedeleted,Kim,Lee,0012346,student,12,101',
      'u-3,active,Bo,Smith,0012347,teacher,,101',
    ]);
    expect(result).toMatchObject({
      verdict: 'success',
      rowsRead: 3,
      rowsKept: 1,
      leftOut: [{ reason: 'layout', rows: 2 }],
    });
    expect(result.statistics).toEqual(
      expect.arrayContaining(['Left out: 1 row marked as deleted', 'Left out: 1 row of people who are not students']),
    );
  });

  it('makes one student of the programs of a list, and nothing of those who are not in one', async () => {
    const types = ['Students with disability', 'English language learners', 'Low income'];
    const lines = [
      'Student ID,Program Code,Program Name,Start Date,End Date',
      '1,A,English Learner Program,2021-08-14,',
      '1,B,SPED - Resource,2021-08-14,06/07/2024',
      '2,C,Free Lunch,2021-08-14,',
      '2,D,ESL,2019-08-14,06/30/2023',
      '2,E,Exited ESL,2023-07-01,',
      '3,F,Title I,2023-08-14,',
      '3,G,Robotics Club,2023-08-14,',
      '4,H,Section 504 Plan,,',
    ];
    const { rows, statistics } = await keptOf('STUDENT_DEMOGRAPHICS', lines);
    expect(statistics).toContain('Recognized as a list of programs with one row per student and program');
    expect(statistics).toContain('Left out: 1 row of programs that ended before the final school year');
    expect(
      rows.map((row) => [row.student_id, row.has_disability, row.english_learner, row.is_low_income]).sort(),
    ).toEqual([
      ['1', null, true, null],
      ['1', true, null, null],
      ['2', null, null, true],
      ['2', null, false, null],
      ['3', null, null, null],
      ['3', null, null, null],
      ['4', false, null, null],
    ]);
    const path = join(temporaryFolder(), 'programs.csv');
    writeFileSync(path, `${lines.join('\n')}\n`);
    const asked = { ...context, chosen: { ...context.chosen, demographicTypes: types } };
    const result = await check(path, 'STUDENT_DEMOGRAPHICS', asked);
    expect(result).toMatchObject({ verdict: 'success', missingColumns: [], rowsKept: 7 });
    expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toEqual([['value.unknown', [8]]]);
  });

  it('leaves ended programs of the Ed-Fi API out', async () => {
    const { rows, statistics } = await keptOf('STUDENT_DEMOGRAPHICS', [
      'studentReference.studentUniqueId,programReference.programName,programReference.programTypeDescriptor,beginDate,endDate',
      '1,Special Education,uri://ed-fi.org/ProgramTypeDescriptor#Special Education,2021-08-14,2023-06-07',
      '2,Special Education,uri://ed-fi.org/ProgramTypeDescriptor#Special Education,2021-08-14,',
    ]);
    expect(statistics).toContain('Left out: 1 row of programs that ended before the final school year');
    expect(rows.map((row) => [row.student_id, row.has_disability])).toEqual([['2', true]]);
  });

  it('leaves a program out that ended on a day in digits alone, as spreadsheet programs number them', async () => {
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', [
      'Student ID,Program Name,Program Start Date,Program End Date',
      '0012345,IEP,43000,44000',
      '0012346,IEP,43000,45500',
      '0012347,IEP,081518,061520',
      '0012348,IEP,081518,',
    ]);
    expect(rows.map(({ student_id }) => student_id)).toEqual(['0012346', '0012348']);
  });

  it('takes courses in progress, with or without an earned credit, for no errors', async () => {
    const result = await read('TRANSCRIPT', [
      'Student ID,School Year,Course Number,Course Name,Final Grade,Credits Earned,Credits Attempted',
      '0012345,2023-24,2210,Algebra I (H),In Progress,,1',
      '0012345,2023-24,2211,Art (AP),In-Progress,0,1',
      '0012345,2023-24,2212,Biology (IB),Currently Enrolled,,1',
      '0012345,2023-24,2213,Band,W,,1',
      '0012345,2023-24,2214,French,A,,1',
    ]);
    expect(result).toMatchObject({ rowsRead: 5, rowsKept: 4, counts: { error: 1, warning: 0 } });
    expect(result.groups.map(({ code, column, firstRows }) => [code, column, firstRows])).toEqual([
      ['cell.empty', 'credits_earned', [6]],
    ]);
  });

  it('reads scores with one section a row, each at its own row', async () => {
    const result = await read('STUDENT_TEST_SCORES', [
      'Student_Number,LastFirst,Test Name,Test Date,Score Name,NumScore',
      '0012345,"Ruiz, Ana",SAT,10/14/2023,SAT Total,1010',
      '0012345,"Ruiz, Ana",SAT,10/14/2023,SAT Math,510',
      '0012345,"Ruiz, Ana",SAT,10/14/2023,SAT Reading and Writing,500',
      '0012345,"Ruiz, Ana",SAT,10/14/2023,SAT Math Percentile,60',
      '0012345,"Ruiz, Ana",ACT,12/09/2023,Math,21',
      '0012345,"Ruiz, Ana",ACT,12/09/2023,Composite,47',
      '0012345,"Ruiz, Ana",AP,05/09/2024,Biology,4',
    ]);
    expect(result.statistics).toContain('Left out: 1 row of percentiles, subscores, benchmarks and writing tests');
    expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toEqual([['number.too-large', [7]]]);
  });

  it('takes a grade level for no score and a name or the number of a school for no ID', async () => {
    const scores = await read('STUDENT_TEST_SCORES', [
      'Student,Student ID,Grade,SchoolID,Test Date,SAT EBRW,SAT Math',
      '"Ruiz, Ana",0012345,12,101,10/14/2023,500,510',
    ]);
    expect(scores.columns.score).toBeUndefined();
    expect(scores.columns.other_student_id).toBeUndefined();
    expect(scores.columns.last_name?.header).toBe('Student');
  });

  it('reads the scores of both tests in one row, each under its own date', async () => {
    const { rows, statistics } = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,Best SAT EBRW,Best SAT Math,SAT Date,ACT English,ACT Math,ACT Reading,ACT Science,ACT Composite,ACT Date',
      '0012345,670,640,10/7/2023,23,25,26,22,24,4/1/2023',
      '0012346,500,510,10/7/2023,,,,,,',
    ]);
    expect(
      rows.map(({ test_type, test_date, sat_ebrw, act_composite }) => [test_type, test_date, sat_ebrw, act_composite]),
    ).toEqual([
      ['ACT', '2023-04-01', null, 24],
      ['SAT', '2023-10-07', 500, null],
      ['SAT', '2023-10-07', 670, null],
    ]);
    expect(statistics).toContain('Recognized as SAT and ACT scores in one row: 2 tests a row');
  });

  it('finds the section in the name of the test, and the exam where the part of the test is not a name', async () => {
    const campus = await keptOf('STUDENT_TEST_SCORES', [
      'student.studentNumber,test.name,testScore.date,testScore.scaleScore',
      '0012345,ACT Math,04/01/2023,25',
      '0012345,SAT Math,10/07/2023,640',
      '0012345,AP Biology,05/10/2023,4',
    ]);
    expect(
      campus.rows.map(({ test_type, act_math, sat_math, ap_code }) => [test_type, act_math, sat_math, ap_code]),
    ).toEqual([
      ['ACT', 25, null, null],
      ['AP', null, null, '20'],
      ['SAT', null, 640, null],
    ]);
    const synergy = await keptOf('STUDENT_TEST_SCORES', [
      'SIS Number,Test Name,Test Part,Admin Date,Test Score',
      '0012345,AP US History,Exam,05/10/2023,3',
    ]);
    expect(synergy.rows.map(({ ap_code, score }) => [ap_code, score])).toEqual([['07', '3']]);
    const aeries = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,Test ID,Part,Subtest,Test Date,Scaled Score',
      '0012345,SAT,2,MATH,10/07/2023,640',
    ]);
    expect(aeries.rows.map(({ sat_math }) => sat_math)).toEqual([640]);
  });

  it('does not take the number of a section for the total, and finds the section in its description', async () => {
    const lines = ['0012345,SAT,1,10/07/2023,640,Math', '0012345,ACT,4,04/01/2023,25,Reading'];
    const unnamed = ['Student ID,Test ID,Test Part,Test Date,Scaled Score,Room', ...lines];
    const numbers = await keptOf('STUDENT_TEST_SCORES', unnamed);
    expect(numbers.rows.map(({ sat_total, act_composite }) => sat_total ?? act_composite)).toEqual([null, null]);
    expect((await read('STUDENT_TEST_SCORES', unnamed)).groups.map(({ code, firstRows }) => [code, firstRows])).toEqual(
      [['tests.no-section', [2, 3]]],
    );
    const named = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,Test ID,Test Part,Test Date,Scaled Score,Test Part Desc',
      ...lines,
    ]);
    expect(named.rows.map(({ sat_math, act_reading }) => [sat_math, act_reading])).toEqual([
      [null, 25],
      [640, null],
    ]);
  });

  it('finds the section in the test or the subject where its column says what kind of score it is', async () => {
    const math = async (head: string, cells: string, kind = 'Scale Score') => {
      const lines = [`Student ID,${head},Test Date,Score Type,Score`, `0012345,${cells},10/07/2023,${kind},640`];
      const { rows } = await keptOf('STUDENT_TEST_SCORES', lines);
      return rows.map(({ sat_math, sat_total }) => [sat_math, sat_total]);
    };
    expect(await math('Test Name', 'SAT Math')).toEqual([[640, null]]);
    expect(await math('Test Name,Subject', 'SAT,Math')).toEqual([[640, null]]);
    expect(await math('Test Name', 'SAT Math', 'Scale')).toEqual([[640, null]]);
    expect(await math('Test Name', 'SAT')).toEqual([[null, null]]);
    expect(await math('Test Code,Subtest Code', 'SAT,MATH', 'Scale')).toEqual([[640, null]]);
  });

  it('does not take the language of an IB exam for its subject, and takes the school year of an AP exam for its May', async () => {
    const ib = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,Exam Session,IB Subject,IB Grade',
      '0012345,MAY 2024,BIOLOGY HL in ENGLISH,6',
      '0012346,MAY 2024,ENGLISH A LIT HL in ENGLISH,5',
    ]);
    expect(ib.rows.map(({ subject }) => subject).sort()).toEqual(['English Language Arts', 'Science']);
    const ap = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,School Year,AP Exam,AP Score',
      '0012345,2022-23,AP Biology,4',
    ]);
    expect(ap.rows.map(({ test_date }) => test_date)).toEqual(['2023-05-01']);
  });

  it('counts several races in the one column of race and ethnicity by the federal rule', async () => {
    const races = [
      '"American Indian or Alaska Native, White"',
      '"Black or African American, Hispanic"',
      '"White, not Hispanic"',
      'Asian|Asian',
      '"Unknown, White"',
    ];
    const lines = ['Student ID,Race/Ethnicity', ...races.map((race, at) => `001234${at},${race}`)];
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', lines);
    expect(rows.map(({ race_value }) => race_value)).toEqual(['two or more', 'latinx', 'white', 'asian', 'white']);
  });

  it('takes the letter of a grade before its percent, whatever the two are called, and no weight for a level', async () => {
    const lines = [
      'Student ID,School Year,Course Number,Course Title,Final Grade,Letter,Weight,Credits',
      ...['91,A-,5,1', '84,B,4.5,1', '66,D,4,1'].map((marks, at) => `001234${at},2023-24,ENG9,English 9,${marks}`),
    ];
    const { rows } = await keptOf('TRANSCRIPT', lines);
    expect(rows.map(({ points }) => Number(points))).toEqual([3.7, 3, 1]);
    expect((await read('TRANSCRIPT', lines)).groups).toEqual([]);
  });

  it('puts the races of a student together that have a column each', async () => {
    const { rows, statistics } = await keptOf('STUDENT_DEMOGRAPHICS', [
      'Student ID,Student Hispanic Ethnicity Indicator,Student Race 1 Code,Student Race 2 Code,Student Race 3 Code',
      '0012345,N,700,,',
      '0012346,N,201,600,',
      '0012347,Y,700,,',
      '0012348,N,,,',
    ]);
    expect(rows.map(({ race_value }) => race_value)).toEqual(['white', 'two or more', 'latinx', null]);
    expect(statistics).toContain(
      "'Student Race 1 Code', 'Student Race 2 Code', and 'Student Race 3 Code' were read together as Race list.",
    );
  });

  it.each([
    ['Primary Race,Secondary Race', ['white', 'two or more', 'latinx', null]],
    ['Primary Race', ['white', 'black', 'latinx', null]],
  ])('reads %s', async (headers, expected) => {
    const cells = [
      ['White', ''],
      ['Black', 'White'],
      ['Asian', ''],
      ['', ''],
    ];
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', [
      `Student ID,Hispanic,${headers}`,
      ...cells.map(
        (races, at) => `001234${at},${at === 2 ? 'Y' : 'N'},${races.slice(0, headers.split(',').length).join(',')}`,
      ),
    ]);
    expect(rows.map(({ race_value }) => race_value)).toEqual(expected);
  });

  it.each([
    ['Math and Total of the SAT', 'SAT,10/14/2023,500,510,,,1010', { sat_math: 'Math' }],
    ['English and Math of the ACT', 'ACT,10/14/2023,,21,20,22,', { act_math: 'Math', act_english: 'English' }],
  ])('tells by the values whose %s are', async (_what, cells, found) => {
    const result = await read('STUDENT_TEST_SCORES', [
      'Student ID,Test,Date,ERW,Math,English,Composite,Total',
      `0012345,${cells}`,
    ]);
    const headers = Object.fromEntries(Object.entries(result.columns).map(([name, { header }]) => [name, header]));
    expect(headers).toMatchObject({ test_date: 'Date', ...found });
  });

  it('reads a header by its words and says so; two that read alike it leaves to a person', async () => {
    const head = 'Stu No,Sch Year,Grade Level';
    const read1 = await read('STUDENT_ROSTER', [`${head},Enroll Entry Dt,Entry Dt`, '0012345,2023-24,12,,8/14/2023']);
    expect(read1.columns.entry_date?.header).toBe('Entry Dt');
    expect(read1.statistics).toContain("'Entry Dt' was read as Entry date because it reads like 'Entry date'.");
    const twice = await read('STUDENT_ROSTER', [
      `${head},Entry Dt,Student Entry Dt`,
      '0012345,2023-24,12,8/14/2023,8/15/2023',
    ]);
    expect(twice.columns.entry_date).toBeUndefined();
    const scores = await read('STUDENT_TEST_SCORES', [
      'Stu No,Test,Test Date,Math Scr,Composite',
      '0012345,ACT,10/14/2023,21,22',
    ]);
    expect(scores.columns.act_math?.header).toBe('Math Scr');
    expect(scores.columns.sat_math).toBeUndefined();
  });

  it("reads exit codes by the list of the file's state, and asks about those of the same district", async () => {
    const { rows } = await keptOf('STUDENT_ROSTER', [
      'GTID,Student ID,Grade,Exit Date,Withdrawal Code',
      ...['G', 'D', 'K', 'U'].map((code, at) => `123456789${at},60500${at},12,03/05/2024,${code}`),
    ]);
    expect(rows.map(({ exit_kind }) => exit_kind)).toEqual(['graduated', 'other', 'transferred out', 'dropped']);
    const idaho = (id: string) => [
      `${id},Grade,Exit Date,Exit Reason`,
      '605001,12,03/05/2024,4A',
      '605002,12,03/05/2024,1B',
      '605003,12,03/05/2024,2A',
    ];
    const unknownOf = async (id: string) =>
      (await read('STUDENT_ROSTER', idaho(id))).groups.find(({ code }) => code === 'value.unknown')?.params.named;
    expect(await unknownOf('EDUID')).toEqual([{ value: '1B', rows: 1 }]);
    // Oregon's 2A is not Idaho's.
    expect(await unknownOf('Student ID')).toHaveLength(3);
  });

  it("reads Minnesota's and California's exit codes where the file shows whose they are", async () => {
    const kindsOf = async (header: string, codes: string) => {
      const { rows } = await keptOf('STUDENT_ROSTER', [
        `${header},Status Start Date`,
        ...codes.split(' ').map((code, at) => `60500${at},12,03/05/2024,${code},08/14/2023`),
      ]);
      return rows.map(({ exit_kind }) => exit_kind);
    };
    const minnesota = ['graduated', 'transferred out', 'dropped', 'other'];
    expect(await kindsOf('MARSS Number,Grade,Exit Date,Exit Code', '08 04 34 01')).toEqual(minnesota);
    expect(await kindsOf('Student ID,Grade,Status End Date,Status End Code', '8 4 34 1')).toEqual(minnesota);
    // The same numbers of no one, a code that the list lacks, and one that may be of the same district.
    expect(await kindsOf('Student ID,Grade,Exit Date,Exit Code', '08 04 34 01')).not.toContain('graduated');
    expect(await kindsOf('Student ID,Grade,Status End Date,Status End Code', '08 04 34 77')).not.toContain('graduated');
    expect(await kindsOf('MARSS Number,Grade,Exit Date,Exit Code', '08 04 02')).toEqual([
      'graduated',
      'transferred out',
      'other',
    ]);
    const aeries = ['graduated', 'transferred out', 'dropped', 'no-show', 'other'];
    expect(await kindsOf('STU.ID,STU.GR,ENR.LD,ENR.ER', '230 160 140 420 155')).toEqual(aeries);
    expect(await kindsOf('STU.ID,STU.GR,ENR.LD,ENR.ER', 'E230 T160 E140 N420 E155')).toEqual(aeries);
    expect(await kindsOf('Student ID,Grade,Exit Date,Exit Code', '230 160 140 420 155')).not.toContain('graduated');
  });

  it("passes over PowerSchool's tables of a state before a name, and not those of staff", async () => {
    const courses = (header: string) =>
      read('COURSE_CATALOG', [
        `Course_Number,Course_Name,${header},Credit_Hours`,
        '2210,Algebra I,02052,1',
        '2220,Geometry,02072,1',
      ]);
    for (const table of ['S_CRS_X', 'S_WI_CRS_X', 'U_Courses'])
      expect((await courses(`[${table}]SCED Code`)).columns.sced_code?.header).toBe(`[${table}]SCED Code`);
    expect((await courses('[S_TX_STF_X]SCED Code')).columns.sced_code).toBeUndefined();
    const students = await read('STUDENT_DEMOGRAPHICS', [
      'Student_Number,Gender,[S_NJ_STU_X]LEP_tf,[S_MN_STU_X]Econ Disadv',
      '0012345,F,1,0',
      '0012346,M,0,1',
    ]);
    expect(students.columns).toMatchObject({
      el_status: { header: '[S_NJ_STU_X]LEP_tf' },
      low_income: { header: '[S_MN_STU_X]Econ Disadv' },
    });
  });

  it('takes the school at which a course of Aeries was taken where it names schools of the audit', async () => {
    const schoolsOf = async (header: string, ...cells: string[]) => {
      const { rows } = await keptOf('TRANSCRIPT', [
        `HIS.PID,HIS.YR,HIS.TE,HIS.CN,CRS.CO,HIS.MK,HIS.CC,${header}`,
        ...cells.map((cell, at) => `60500${at},2023-24,1,2210,Algebra I,B+,5,${cell}`),
      ]);
      return rows.map(({ school_id, is_transfer }) => [school_id, is_transfer]);
    };
    const taken = await schoolsOf('HIS.ST', '101', '990');
    expect(taken).toEqual([
      ['lakeview', false],
      [null, true],
    ]);
    // Today's school is not where the course was taken. Where the codes are of something else, nothing else says it.
    expect(await schoolsOf('HIS.ST,STU.SC', '101,101', '990,101')).toEqual(taken);
    expect((await schoolsOf('HIS.ST,STU.SC', '2,101', '3,101')).map(([school]) => school)).toEqual([
      'lakeview',
      'lakeview',
    ]);
  });

  it('reads the repeat tag of Aeries under its name', async () => {
    const { rows } = await keptOf('TRANSCRIPT', [
      'HIS.PID,HIS.YR,HIS.TE,HIS.CN,CRS.CO,HIS.MK,HIS.CC,HIS.RT',
      '605001,2023-24,1,2210,Algebra I,D,5,Replaced',
      '605002,2023-24,1,2210,Algebra I,B,5,',
    ]);
    expect(rows.map(({ repeat_code }) => repeat_code)).toEqual(['replaced', null]);
  });

  it('takes the grade in which a course of Aeries was taken before the grade of today', async () => {
    const { rows } = await keptOf('TRANSCRIPT', [
      'STU.ID,STU.GR,HIS.GR,HIS.YR,HIS.TE,HIS.CN,CRS.CO,HIS.MK,HIS.CC',
      '605001,12,9,2024,1,2210,Algebra I,B+,5',
    ]);
    expect(rows.map(({ grade_level }) => grade_level)).toEqual([9]);
  });

  it('reads the enrollment status of Massachusetts under its own header, and leaves certificates open', async () => {
    const { rows } = await keptOf('STUDENT_ROSTER', [
      'LASID,SASID,Grade Level,Enrollment Status at Time of Data Collection',
      ...['01', '04', '20', '30', '10'].map((code, at) => `60500${at},123456789${at},12,${code}`),
    ]);
    expect(rows.map(({ enrollment_status }) => enrollment_status)).toEqual([
      'active',
      'graduated',
      'withdrawn',
      'withdrawn',
      '10',
    ]);
    const plain = await keptOf('STUDENT_ROSTER', ['Student ID,Grade,Enroll_Status', '605001,12,0', '605002,12,3']);
    expect(plain.rows.map(({ enrollment_status }) => enrollment_status)).toEqual(['active', 'graduated']);
  });

  it('reads the flags of Oregon by their short names', async () => {
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', [
      'ChkDigitStdntID,DistStdntID,GndrCd,HispEthnicFg,AmerIndianAlsknNtvRaceFg,AsianRaceFg,BlackRaceFg,WhiteRaceFg,PacIslndrRaceFg,EconDsvntgFg,LEPFg,SpEdFg',
      '1234567890,605001,F,Y,N,N,N,Y,N,Y,Y,N',
      '1234567891,605002,M,N,N,Y,N,Y,N,N,N,Y',
    ]);
    const found = rows.map((row) => [row.race_value, row.is_low_income, row.english_learner, row.has_disability]);
    expect(found).toEqual([
      ['latinx', true, true, false],
      ['two or more', false, false, true],
    ]);
  });

  it('reads the letter grades of Illinois by their numbers, and which of them earn the credit', async () => {
    const { rows } = await keptOf('TRANSCRIPT', [
      'Student ID,School Year,Local Course ID,Local Course Title,Course Credit,Course Final Letter Grade/Completion Status (Term)',
      ...['02', '13', '14', '17', 'B+', 'F'].map((grade, at) => `60500${at},2024,22${at}0,Algebra I,0.5,${grade}`),
    ]);
    expect(rows.map((row) => [row.final_grade, row.credits_earned, row.credits_attempted])).toEqual([
      ['A', 0.5, 0.5],
      ['F', 0, 0.5],
      ['S', 0.5, 0.5],
      ['W', 0, 0.5],
      ['B+', 0.5, 0.5],
      ['F', 0, 0.5],
    ]);
  });

  it("reads California's course grades for CCGI: the title, the level, and the letter of the a-g subject", async () => {
    const { rows } = await keptOf('TRANSCRIPT', [
      'StateID,CDSCode,ATPCode,IsWorkInProgress,GradeLevel,SchoolYear,Term,LocalCourseId,TranscriptAbbreviation,SubjectArea,AcademicIndicator,CreditsAttempted,CreditsEarned,CourseGrade',
      '9100000001,101,050001,N,11,2022-2023,S1,1102,English Language,B,AP,5.00,5.00,B+',
      '9100000001,101,050001,N,11,2022-2023,S1,1401,World Studies,A,H,5.00,0.00,F',
      '9100000001,101,050001,N,11,2022-2023,S1,1801,Auto Shop,G,,5.00,5.00,A',
      '9100000001,101,050001,N,11,2022-2023,S1,1701,PE,Z,,5.00,5.00,A',
      '9100000001,101,050001,Y,12,2023-2024,S2,1302,Biology,D,IB,0.00,0.00,WIP',
    ]);
    expect(
      rows.map((row) => [row.course_title, row.subject_area, row.course_level, row.final_grade, row.credits_earned]),
    ).toEqual([
      ['English Language', 'English Language Arts', 'AP', 'B+', 5],
      ['World Studies', 'Social Studies', 'honors', 'F', 0],
      ['Auto Shop', null, null, 'A', 5],
      ['PE', null, null, 'A', 5],
      ['Biology', 'Science', 'IB', 'WIP', 0],
    ]);
  });

  it("reads Synergy's codes of grades, and those of Colorado without them", async () => {
    const gradesOf = async (...codes: string[]) => {
      const { rows } = await keptOf('STUDENT_ROSTER', [
        'SIS_NUMBER,SCHOOL_NAME,SCHOOL_YEAR,ENROLLMENT_GRADE_LEVEL',
        ...codes.map((code, at) => `60500${at},101,2023-2024,${code}`),
      ]);
      return rows.map(({ grade_level }) => grade_level);
    };
    expect(await gradesOf('190', '200', '210', '220')).toEqual([9, 10, 11, 12]);
    expect(await gradesOf('090', '100', '110', '120', '190')).toEqual([-1, 0, 1, 2, 9]);
    expect(await gradesOf('090', '100', '110', '120')).toEqual([9, 10, 11, 12]);
  });

  it('takes a Class Year for no school year', async () => {
    const rows = ['0012345,2024,F,Y', '0012346,2025,M,N'];
    const { columns } = await read('STUDENT_DEMOGRAPHICS', ['Student_ID,Class_Year,Gender,ELL', ...rows]);
    expect(columns.el_status?.header).toBe('ELL');
    expect(columns.school_year).toBeUndefined();
  });

  it('counts the flags Pacific and Indian beside the other races', async () => {
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', [
      'Student ID,White,Black,Asian,Pacific,Indian',
      '605001,N,N,N,Y,N',
      '605002,N,N,N,N,Y',
    ]);
    expect(rows.map(({ race_value }) => race_value)).toEqual(['pacific islander', 'american indian']);
  });

  it('reads the meal eligibility of Infinite Campus, and not every eligibility', async () => {
    const rows = ['605001,F', '605002,R', '605003,P'];
    const meals = await keptOf('STUDENT_DEMOGRAPHICS', ['student.studentNumber,eligibility.eligibility', ...rows]);
    expect(meals.rows.map(({ is_low_income }) => is_low_income)).toEqual([true, true, false]);
    const other = await read('STUDENT_DEMOGRAPHICS', ['Student ID,Gender,Eligibility', '605001,F,F', '605002,M,R']);
    expect(other.columns.low_income).toBeUndefined();
  });

  it('finds low income among the characteristics of an Ed-Fi student, and takes no one else for above it', async () => {
    const of = (at: number) => `studentCharacteristics.${at}.studentCharacteristicDescriptor`;
    const { rows } = await keptOf('STUDENT_DEMOGRAPHICS', [
      `studentReference.studentUniqueId,sexDescriptor,${of(0)},${of(1)}`,
      '605001,uri://x#Female,uri://x#Immigrant,uri://x#Economic Disadvantaged',
      '605002,uri://x#Male,uri://x#Immigrant,',
    ]);
    expect(rows.map(({ is_low_income }) => is_low_income)).toEqual([true, null]);
  });

  it('takes a year of graduation of 0 for one that no one has entered, as PowerSchool has it', async () => {
    const { rows } = await keptOf('STUDENT_ROSTER', [
      'Student_Number,SchoolID,Grade_Level,EntryDate,Sched_YearOfGraduation',
      '605001,101,12,8/14/2023,2024',
      '605002,101,12,8/14/2023,0',
    ]);
    expect(rows.map(({ graduation_year }) => graduation_year)).toEqual([2024, null]);
  });

  it('reads the AP exam under the description of a test, also one that was not taken', async () => {
    const exam = 'English Language and Composition';
    const { rows } = await keptOf('STUDENT_TEST_SCORES', [
      'Other ID,Test Code,Test Desc,Test Date,Score',
      '605003,AP,Biology,5/8/2024,4',
      `605002,AP,${exam},5/8/2024,5`,
      `605001,AP,${exam},5/8/2024,N`,
    ]);
    expect(rows.map((row) => [row.exam_name, row.score])).toEqual([
      ['Biology', '4'],
      [exam, '5'],
      [exam, 'N'],
    ]);
  });

  it('leaves the description of a test alone where its name says the section', async () => {
    const { rows } = await keptOf('STUDENT_TEST_SCORES', [
      'Student ID,Test Name,Test Description,Test Date,Score',
      '605001,SAT Math,Spring administration,4/4/2023,610',
      '605002,AP Biology,Spring administration,5/8/2023,4',
    ]);
    expect(rows.map((row) => [row.test_type, row.sat_math, row.exam_name, row.score])).toEqual([
      ['AP', null, 'AP Biology', '4'],
      ['SAT', 610, 'SAT Math', null],
    ]);
  });

  it('reads the sections of the ACT by their abbreviations, and its superscore, under the name of the test', async () => {
    const { rows } = await keptOf('STUDENT_TEST_SCORES', [
      'student.studentNumber,sch.number,test.name,testScore.date,testScore.scaleScore',
      '605001,101,ACT Superscore,4/4/2023,25',
      '605002,101,ACT Sci,4/4/2023,24',
      '605003,101,ACT Eng,4/4/2023,23',
    ]);
    const found = rows.map((row) => [row.school_id, row.act_english, row.act_science, row.act_superscore]);
    expect(found).toEqual([
      ['lakeview', 23, null, null],
      ['lakeview', null, 24, null],
      ['lakeview', null, null, 25],
    ]);
  });

  it('reads the SCED code among the codes of an Ed-Fi course, and not those of the state', async () => {
    const of = (name: string) => `identificationCodes.0.${name}`;
    const { rows } = await keptOf('COURSE_CATALOG', [
      `courseCode,courseTitle,academicSubject,${of('identificationCode')},${of('courseIdentificationSystemDescriptor')}`,
      '2210,Algebra I,Mathematics,02052,uri://ed-fi.org/CourseIdentificationSystemDescriptor#SCED course code',
      '2211,Geometry,Mathematics,02072,uri://ed-fi.org/CourseIdentificationSystemDescriptor#State course code',
    ]);
    expect(rows.map(({ sced_code }) => sced_code)).toEqual(['02052', null]);
  });
});
