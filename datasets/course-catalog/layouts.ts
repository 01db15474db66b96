import { anyOf } from '#datasets/kit/any-of.ts';
import type { Drop, Layout } from '#datasets/kit/layouts/layout.ts';
import { firstOfList, orBeside, startYear, withSubject } from '#datasets/kit/layouts/readings.ts';
import type { CatalogColumn } from './columns.ts';

const deleted = {
  from: ['status'],
  when: (text: string) => `lower(${text}) = 'tobedeleted'`,
  reason: 'deleted',
} as const satisfies Drop;

/** Infinite Campus and states hold the code in its two parts: subject area 01, course identifier 001. */
const ofSced = (name: string) => new RegExp(`^(courseinfo|coursemaster|course|crs)?(sced|nces)${name}$`);
const SCED_SUBJECT = ofSced('(course)?(subject|subjectarea|area)(code)?');
const SCED_COURSE = ofSced('(course|(course)?(identifier|id|number|code|courseidentifier|coursecode))');
/** The letter of the level, in a column of its own as well: 'SCED Course Level'. */
const SCED_LEVEL = ofSced('(course)?(level|rigor|levelofrigor|rigorlevel)(code|indicator)?');
const SCED_WHOLE = ofSced('(course)?(code|id|identifier|number)?');

/**
 * The code with its level: 'H', 'H - Honors' and 'Honors' behind 03051 are 03051H. A level that the
 * code already has is kept.
 */
const withLevel = (code: string, level: string): string =>
  `CASE WHEN regexp_full_match(${code}, '[0-9]{1,2}[-. ]?[0-9]{3}')
    THEN ${code} || regexp_extract(upper(coalesce(${level}, '')), '^([BGEHC])(?:ASIC|ENERAL|NRICHED|ONORS|OLLEGE|[^A-Z]|$)', 1) ELSE ${code} END`;

/** Whose a 'Code' and a 'Name' may be, too. */
const OF_WHOM = anyOf(
  ...['course', 'crs', 'class', 'section', 'program', 'school', 'campus', 'teacher', 'staff'],
  ...['student', 'gpa', 'rank', 'birth', 'dob', 'gender', 'race'],
);
const CREDIT = /^(cr|crs|creds?|credits?|credit(value|hours?)|units?)$/;

/** Course lists as student systems export them for others (docs/domain/files.md#layouts). */
export const CATALOG_LAYOUTS: readonly Layout<CatalogColumn>[] = [
  {
    name: 'Course list with SCED subject area and course each in a column',
    headers: [SCED_SUBJECT, SCED_COURSE],
    columns: {
      // Both have lost their zeros where a spreadsheet program held them: 1 and 1 are 01001.
      sced_code: {
        from: [SCED_COURSE],
        beside: [[SCED_SUBJECT], [SCED_LEVEL]],
        read: (course, subject, level = 'NULL') =>
          withLevel(
            `(CASE WHEN regexp_full_match(${course}, '[0-9]{1,3}') AND regexp_full_match(${subject}, '[0-9]{1,2}')
            THEN lpad(${subject}, 2, '0') || lpad(${course}, 3, '0') ELSE ${course} END)`,
            level,
          ),
      },
    },
  },
  {
    name: 'Course list with SCED code and level each in a column',
    headers: [SCED_WHOLE, SCED_LEVEL],
    columns: {
      sced_code: {
        from: [SCED_WHOLE],
        beside: [[SCED_LEVEL]],
        read: (code, level = 'NULL') => withLevel(code, level),
      },
    },
  },
  {
    name: 'Banner course list',
    headers: [/^(scbcrse|ssbsect)?subj(code)?$/, /^(scbcrse|ssbsect)?crse(numb)?$/],
    columns: {
      course_code: {
        from: [/^(scbcrse|ssbsect)?crse(numb)?$/],
        beside: [[/^(scbcrse|ssbsect)?subj(code)?$/]],
        read: withSubject,
      },
      course_title: { from: [/^(scbcrse|ssbsect)?(crse|course)?title$/] },
      subject_area: { from: [/^(scbcrse|ssbsect)?subj(code)?$/] },
      credits: { from: [/^(scbcrse|ssbsect)?credit(hr|hours?|s)(low)?$/] },
    },
  },
  {
    name: 'OneRoster courses.csv',
    headers: ['sourcedId', 'title', 'courseCode'],
    columns: {
      course_code: { from: ['courseCode', 'sourcedId'], beside: [['sourcedId']], read: orBeside },
      school_year: { from: ['schoolYearSourcedId', 'schoolYearId'], read: startYear, onlyKnown: true },
      school: { from: ['orgSourcedId'], onlyKnown: true },
      sced_code: { from: ['subjectCodes'], read: firstOfList },
      subject_area: { from: ['subjects', 'subject'], read: firstOfList },
    },
    drops: [deleted],
  },
  {
    name: 'School Data Sync courses.csv',
    headers: ['sourcedId', 'title', 'code'],
    columns: {
      course_code: { from: ['code', 'sourcedId'], beside: [['sourcedId']], read: orBeside },
      school: { from: ['orgSourcedId'], onlyKnown: true },
      // School Data Sync names a year by its start: 'SY2021K12' is 2021-22.
      school_year: { from: ['schoolYearSourcedId'], read: startYear, onlyKnown: true },
    },
    drops: [deleted],
  },
  {
    name: 'Ed-Fi courses',
    headers: ['CourseCode', 'CourseTitle', /^(academicsubject|numberofparts|courseidentificationcode)/],
    columns: {
      // A level of Ed-Fi such as 'Core Subject' is not a level of ours; the title says AP, IB and honors.
      course_level: {
        from: ['CourseLevelCharacteristic', 'levelCharacteristics'],
        read: (text) =>
          `CASE WHEN regexp_matches(lower(${text}), 'advanced placement|baccalaureate|honors|dual|college level|accelerated|remedial|basic|gifted|pre-ap|pre-ib') THEN ${text} END`,
      },
      school: { from: [/educationorganizationid$/], onlyKnown: true },
      // A code of Ed-Fi is of the system beside it: the state's, the district's, or SCED.
      sced_code: {
        from: [/^identificationcodes?0identificationcode$/],
        beside: [[/^identificationcodes?0courseidentificationsystemdescriptor$/]],
        read: (code, system = 'NULL') => `CASE WHEN lower(${system}) LIKE '%sced%' THEN ${code} END`,
      },
    },
  },
  {
    // Beside a credit, and nothing that says whose else they may be: schools, sections and people have both, too.
    name: 'Course list with Number and Name',
    headers: [/^(number|num|no|nbr)$/, /^(name|title)$/, /^(credits?|credit(value|hours?)|units?)$/],
    without: [OF_WHOM, /^(id|code|grade|gradelevel)$/],
    columns: { course_code: { from: [/^(number|num|no|nbr)$/] }, course_title: { from: [/^(name|title)$/] } },
  },
  {
    // A course guide: beside a department and a credit, 'Code' and 'Name' are a course's.
    name: 'Course list with Code and Name',
    headers: [/^code$/, /^(name|title)$/, /^(dept|department|subject|subjectarea)$/, CREDIT],
    without: [OF_WHOM, /pathway/],
    columns: {
      course_code: { from: [/^code$/] },
      course_title: { from: [/^(name|title)$/] },
      credits: { from: [CREDIT] },
    },
  },
];
