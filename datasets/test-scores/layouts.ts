import type { Layout, LayoutColumn } from '#datasets/kit/layouts/layout.ts';
import { endOfSpan, orBeside, padded } from '#datasets/kit/layouts/readings.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { STATE_ID_HEADERS } from '#datasets/vocabulary/headers/students.ts';
import type { TestScoreColumn } from './columns.ts';
import { numberedExams } from './numbered-exams.ts';
import { OTHER_VENDOR_FILES } from './other-vendor-files.ts';
import { SEVERAL_IN_ONE_ROW } from './sat-and-act.ts';
import { SECTION_ROWS } from './section-rows.ts';
import { administration, birthDate, collegeBoardSchool, named, test, VENDOR_SCHOOL } from './vendor-columns.ts';

/** The id of the state finds the student as well, where there is no local one. */
const STATE_IDS = textsOf(STATE_ID_HEADERS);

const IB_MONTHS = (month: string) =>
  `CASE WHEN regexp_full_match(${month}, '[0-9]{1,2}') THEN lpad(${month}, 2, '0') || '/' ELSE ${month} || ' ' END`;

/** A year with its month beside it, or a session. */
const ibSession: LayoutColumn = {
  from: ['YEAR', 'SESSION', 'Exam Session'],
  beside: [['MONTH']],
  read: (year, month) => `CASE WHEN ${month} IS NOT NULL AND regexp_full_match(${year}, '(19|20)[0-9]{2}(\\.0)?')
    THEN ${IB_MONTHS(month)} || left(${year}, 4)
    ELSE ${year} END`,
};

/** AP exams are in May, at the end of the school year. */
const apDate: LayoutColumn = {
  from: [/^(ap)?(test|exam|admin(istration)?)?date$/, /^(ap)?(exam|test|admin(istration)?)?(year|yr)$/, 'School Year'],
  read: endOfSpan,
};

/** Lists of courses and transcripts have a flag 'AP Course', and no exam. */
const OF_COURSES = [/^credits?/, /^mark$/, /^(course|crs)(number|no|num|nbr|code|id)$/];

/** Score files as vendors send them (docs/domain/files.md#layouts). */
export const TEST_SCORE_LAYOUTS: readonly Layout<TestScoreColumn>[] = [
  {
    name: 'College Board AP student datafile',
    headers: [/^(ap)?examcode0*1$/, /^(ap)?(exam)?(grade|score)0*1$/],
    isWhole: true,
    columns: {
      student_id: named(
        'Student Identifier',
        'Student ID',
        'Secondary School Student ID',
        'Local Student ID',
        ...STATE_IDS,
      ),
      last_name: named('Last Name', 'Student Last Name'),
      first_name: named('First Name', 'Student First Name'),
      birth_date: birthDate,
      school: collegeBoardSchool,
      test_type: test('AP'),
    },
    slots: {
      of: 'exams',
      columns: {
        exam_code: { from: [/^(?:ap)?examcode0*(\d+)$/] },
        exam_name: { from: [/^(?:ap)?exam(?:name|title)0*(\d+)$/] },
        score: { from: [/^(?:ap)?exam(?:grade|score)0*(\d+)$/, /^(?:ap)?(?:grade|score)0*(\d+)$/] },
        test_date: {
          from: [/^(?:exam)?admin(?:istration)?(?:year|yr|date)0*(\d+)$/, /^exam(?:year|date)0*(\d+)$/],
          read: padded(2),
        },
        irregularity: { from: [/^irregularitycode1?(\d\d)$/] },
      },
      filledBy: ['exam_code', 'exam_name', 'score'],
    },
  },
  {
    name: 'College Board SAT student datafile',
    headers: [/^latestsat(total|ebrw|rw|readingwriting)/],
    isWhole: true,
    columns: {
      student_id: {
        from: [
          'DISTRICT_STUDENT_ID',
          'SECONDARY_ID',
          'Student ID',
          'Secondary School Student ID',
          'Local Student ID',
          ...STATE_IDS,
          'STATE_ID',
        ],
        beside: [['SECONDARY_ID']],
        read: orBeside,
      },
      other_student_id: named('STATE_STUDENT_ID', 'STATE_ID'),
      last_name: named('NAME_LAST', 'Last Name'),
      first_name: named('NAME_FIRST', 'First Name'),
      birth_date: birthDate,
      school: collegeBoardSchool,
      test_type: test('SAT'),
    },
    slots: {
      of: 'sittings',
      columns: {
        test_date: { from: [/^(latest|admin\d+)(?:sat(?:admin)?|assessment)date$/] },
        sat_total: { from: [/^(latest|admin\d+)sattotal(?:score)?$/] },
        sat_ebrw: {
          from: [/^(latest|admin\d+)sat(?:ebrw|rw|readingwriting|readingandwriting)(?:section)?(?:score)?$/],
        },
        sat_math: { from: [/^(latest|admin\d+)satmathsection(?:score)?$/, /^(latest|admin\d+)satmath(?:score)?$/] },
      },
      filledBy: ['sat_total', 'sat_ebrw', 'sat_math'],
      sameBy: ['test_date', 'sat_total', 'sat_ebrw', 'sat_math'],
    },
  },
  ...OTHER_VENDOR_FILES,
  {
    name: 'SAT state export',
    headers: ['TOTAL SCORE', /^evidencebasedreadingandwritingsectionscore$/],
    columns: {
      test_type: test('SAT'),
      test_date: {
        from: ['Test Date', /^(statesponsored)?(assessment|test|administration|admin)date$/],
        read: administration,
      },
      sat_total: named('TOTAL SCORE'),
      sat_ebrw: named('EVIDENCE BASED READING AND WRITING SECTION SCORE'),
      sat_math: named('MATH SECTION SCORE', 'MATHEMATICS SECTION SCORE'),
      birth_date: birthDate,
      school: { ...collegeBoardSchool, from: [...(collegeBoardSchool.from ?? []), 'School Name', 'School'] },
    },
  },
  {
    name: 'SAT roster report',
    headers: [/^totalscore(4001600)?$/, /^(ebrw|readingandwriting)score(200800)?$/, /^mathscore(200800)?$/],
    columns: {
      test_type: test('SAT'),
      sat_total: { from: [/^totalscore(4001600)?$/] },
      sat_ebrw: { from: [/^ebrwscore(200800)?$/, /^readingandwritingscore(200800)?$/] },
      sat_math: { from: [/^mathscore(200800)?$/] },
      test_date: {
        from: ['Test Date', 'Assessment Date', 'Administration', 'Test Administration', 'Assessment'],
        read: administration,
      },
      school: VENDOR_SCHOOL,
    },
  },
  {
    name: 'ACT student file',
    headers: ['Test_Dte', 'Eng', 'Mth', 'Rdg', 'Sci'],
    without: [/^predact/],
    isWhole: true,
    columns: {
      student_id: { from: ['ID_Local', 'ID_StateAssign', 'Student ID'], beside: [['ID_StateAssign']], read: orBeside },
      other_student_id: named('ID_StateAssign'),
      last_name: named('L_Name', 'Last Name'),
      first_name: named('F_Name', 'First Name'),
      birth_date: birthDate,
      school: { from: ['HS_Code', 'HS_Name', 'School Name'], onlyKnown: true },
      test_type: test('ACT'),
      test_date: {
        from: ['Test_Dte'],
        read: (text) => `CASE WHEN length(${text}) <= 6 THEN ${padded(6)(text)} ELSE ${text} END`,
      },
      act_english: named('Eng'),
      act_math: named('Mth'),
      act_reading: named('Rdg'),
      act_science: named('Sci'),
      act_composite: named('Composite'),
      act_superscore: named('Sup_Composite'),
    },
  },
  {
    name: 'IB candidate results',
    headers: [
      'SUBJECT',
      /^(level|lvl)$/,
      /^(subject|final|actual)?grade$/,
      /^(year|session|examsession|candidate|personalcode|candidatecode|candidatesessionnumber)$/,
    ],
    without: [/^(course|credits?)/, /^(test|testtype|testname|assessment|assessmenttype)$/],
    columns: {
      student_id: named('student_unique_id', 'Student ID', 'Local Student ID', 'StudentUniqueId', ...STATE_IDS),
      test_type: {
        from: ['PROGRAMME', 'Program', 'SUBJECT'],
        read: (text) =>
          `CASE WHEN regexp_matches(lower(${text}), '\\b(myp|middle years)\\b') THEN 'IB MYP' ELSE 'IB' END`,
      },
      test_date: ibSession,
      exam_name: named('SUBJECT'),
      exam_level: named('LEVEL', 'Lvl'),
      exam_group: named('GROUP_NUMBER', 'Group', 'Subject Group', 'Subject Group Number'),
      score: named('SUBJECT_GRADE', 'Final Grade', 'Actual Grade', 'Grade'),
      birth_date: birthDate,
      school: { from: ['SCHOOL_NAME', 'School', 'SCHOOL_CODE', 'Main School'], onlyKnown: true },
    },
  },
  {
    // One of the letters alone may be a semester, a race or a mark.
    name: 'ACT scores with a letter for each section',
    headers: ['E', 'M', 'R', 'S', /^(act)?comp(osite)?(score)?$/],
    without: [/^sat/],
    columns: { act_english: named('E'), act_math: named('M'), act_reading: named('R'), act_science: named('S') },
  },
  ...numberedExams(apDate),
  ...SECTION_ROWS,
  ...SEVERAL_IN_ONE_ROW,
  {
    name: 'AP scores by exam code, one exam a row',
    headers: [/^(ap)?exam(code|number|no)$/, /^(ap)?(exam)?(score|grade)$/],
    without: [
      /^ib(exam)?(score|grade)$/,
      /^(sat|act)/,
      /^(test|testname|testtype|assessment|assessmenttype|examtype)$/,
    ],
    columns: {
      test_type: test('AP'),
      test_date: apDate,
      irregularity: { from: [/^irregularitycode0*1?$/] },
      school: {
        ...VENDOR_SCHOOL,
        from: [...(VENDOR_SCHOOL.from ?? []), 'School Code', 'School', 'School Name', 'School ID', 'School Number'],
      },
    },
  },
  {
    name: 'AP scores, one exam a row',
    headers: [/^ap(exam)?(score|grade)$|^ap(course|exam|subject|test)(name|title)?$/],
    without: [/^ib(exam)?(score|grade)$/, /^(sat|act)/, ...OF_COURSES],
    columns: { test_type: test('AP'), test_date: apDate, school: VENDOR_SCHOOL },
  },
  {
    name: 'IB scores, one exam a row',
    headers: [/^ib(exam)?(score|grade)$|^ib(exam|subject|assessment)(name|title)?$/],
    without: [/^ap(exam)?(score|grade)$/, ...OF_COURSES],
    columns: { test_type: test('IB'), test_date: ibSession },
  },
  {
    name: 'College Board score report',
    headers: [/^(ai(code|name|institutionname)|attendinginstitution(code|name))$/],
    columns: { school: VENDOR_SCHOOL, birth_date: birthDate },
  },
];
