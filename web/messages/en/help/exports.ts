import type { Slug } from '#datasets/kit/file-type.ts';
import { spoken } from '../../spoken.ts';

/**
 * How one student system gives one of its lists away. Names of menus change with versions; what is
 * said here has been stable.
 */
export interface ExportGuide {
  name: string;
  /** The way to any list. */
  lead: string;
  /** By the slug of the file's card. Help leaves out what a guide does not have. */
  files: Partial<Record<Slug, string>>;
}

/** How to export the six files from common student systems. */
export const exports = spoken('exports', {
  which: 'Which student system do you use?',
  choose: 'Choose a system',
  heading: (system: string) => `Export from ${system}`,
  always: [
    'Export all four years up to graduation, including students who have since left.',
    'Save as CSV, or as XLSX, and upload the file unchanged. Opening a CSV in Excel and saving it can cut leading zeros off student IDs and turn long IDs into 1.23E+09.',
    'Use the same student ID in every file about students. You can leave extra columns in: they are not stored.',
    'Menus differ between versions and permissions. If you do not find a list, ask your data office for the tables named here.',
  ],
  alwaysTitle: 'For every export',
  known: (system: string) => `${system} headers we recognize`,
  others: {
    title: 'Headers of other systems',
    lead: 'Headers specific to other student systems, states, standards and testing organizations, and the column each is read as. Common names such as “Last Name” are recognized from every system and are not repeated here.',
  },
  openFile: (file: string) => `What ${file} needs`,
  systems: {
    powerschool: {
      name: 'PowerSchool',
      lead: 'Lists come from Data Export Manager (under importing and exporting), one table at a time, or from Quick Export of a selection of students. In both you choose fields, then export with headers. Quick Export names its file student.export.text: change the ending to .csv.',
      files: {
        rosters:
          'Export the Students table for the current year and ReEnrollments for the years before, each with student number, school, entry and exit date, exit code and grade level.',
        'course-catalogs':
          'Export the Courses table with course number, course name, credit type and credit hours. Where the subject area is kept in another field, add that field.',
        demographics:
          'Export Students with student number and gender, and with your state’s fields for race and ethnicity, special education, English learners and meal status. Where a student has several race codes, they may be in separate rows or columns.',
        transcripts:
          'Export the StoredGrades table with student number, school, term, course number, course name, grade, earned and potential credit. Take final grades (store code F1, Y1 or the one your district uses), not every marking period.',
        'test-scores':
          'Export the test scores of students with the name of the test, the date and each score. The files of the College Board and ACT can be uploaded unchanged.',
        'cte-pathways':
          'Programs are often kept outside the course table. Export the courses with your CTE or program field, or fill in the sample file from your course guide.',
      },
    },
    'infinite-campus': {
      name: 'Infinite Campus',
      lead: 'Lists come from Ad Hoc Reporting: build a query with the Query Wizard or the Filter Designer, choose fields, then use Data Export and the comma-separated or Excel format.',
      files: {
        rosters:
          'Build a student query with student number, school, calendar or school year, grade, enrollment start and end date, and end status. Run it over the calendars of all four years.',
        'course-catalogs':
          'Build a course and section query with course number, name, subject or department and credits, one row per course, for each year.',
        demographics:
          'Build a student query with student number, gender, race and ethnicity, and the flags for special education, English learners and meal status.',
        transcripts:
          'In the student query choose the fields of the transcript (not of current grades): student number, school, year, course number, course name, score, credits earned and credits attempted.',
        'test-scores':
          'In the student query choose the assessment fields: name of the test, date and result. The files of the College Board and ACT can be uploaded unchanged.',
        'cte-pathways':
          'Export the courses that carry your CTE or program code with the name of the program, or fill in the sample file from your course guide.',
      },
    },
    skyward: {
      name: 'Skyward',
      lead: 'Lists come from Data Mining reports (in Qmlativ, from Data Mining or a list screen with Export): choose fields and save the result for Excel or as CSV.',
      files: {
        rosters:
          'Report entry and withdrawal records of all four years: student ID, school (entity), school year, grade, entry and withdrawal date, withdrawal code.',
        'course-catalogs':
          'Report the course master of each year: course code, description, department or subject and credits.',
        demographics:
          'Report the student profile: student ID, gender, race and ethnicity, and the indicators for special education, English learners and free or reduced meals.',
        transcripts:
          'Report grades of the transcript or grade history: student ID, school year, course code, description, final grade, credits earned and attempted.',
        'test-scores':
          'Report test scores with test, date and scores. The files of the College Board and ACT can be uploaded unchanged.',
        'cte-pathways':
          'Report career and technical course records with their program, or fill in the sample file from your course guide.',
      },
    },
    aeries: {
      name: 'Aeries',
      lead: 'Lists come from Query, which names tables by three letters. Query results can be sent to Excel. The columns may keep Aeries’ own headers, such as STU.ID: we recognize them.',
      files: {
        rosters:
          'Query the enrollment history (ENR) of all four years with student ID, school, year, grade, enter and leave date and leave reason; the student table (STU) has the current year.',
        'course-catalogs':
          'Query the course table (CRS) with course ID, title, department or subject area codes and credits.',
        demographics:
          'Query the student table (STU) with ID, gender, ethnicity and race codes and language fluency; special education and free or reduced meals come from their own tables (CSE and FRE).',
        transcripts:
          'Query the course history (HIS) with student ID, school, year, term, course, grade, credits attempted and completed, joined to CRS for the title.',
        'test-scores':
          'Query the test table (TST) with test, part, date and score. The files of the College Board and ACT can be uploaded unchanged.',
        'cte-pathways':
          'Query the courses that have a CTE pathway or state course code with the name of the pathway, or fill in the sample file from your course guide.',
      },
    },
    synergy: {
      name: 'Synergy',
      lead: 'Lists come from Query, or from reports that can be saved for Excel or as CSV: choose the business objects and properties you need, then export the result.',
      files: {
        rosters:
          'Query enrollment of all four years: student (Perm) ID, organization or school, school year, grade, enter and leave date, leave code.',
        'course-catalogs': 'Query the district courses: course ID, title, department or subject area and credits.',
        demographics:
          'Query the student: Perm ID, gender, race and ethnicity, and the program flags for special education, English learners and meal status.',
        transcripts:
          'Query the course history: Perm ID, school, school year, term, course ID, course title, grade, credits attempted and completed.',
        'test-scores':
          'Query the test history: test, date and each part’s score. The files of the College Board and ACT can be uploaded unchanged.',
        'cte-pathways':
          'Query courses with their career pathway where it is kept, or fill in the sample file from your course guide.',
      },
    },
    other: {
      name: 'another system',
      lead: 'Any list with a row of headers can be uploaded. Download the sample file of a card and compare: keep your own headers, and we ask once about any we do not know.',
      files: {
        rosters: 'One row for each student, school and school year, with the grade level.',
        'course-catalogs': 'One row for each course a school offers in a year, with its code, title and subject area.',
        demographics: 'One row for each student, with what your state reports about gender, race and programs.',
        transcripts:
          'One row for each final grade, with course, grade and credits. Printed or PDF transcripts cannot be read.',
        'test-scores': 'One row for each student and test, or the testing company’s file, unchanged.',
        'cte-pathways': 'One row for each course of a pathway, with the pathway’s name.',
      },
    },
  } satisfies Record<string, ExportGuide>,
});
