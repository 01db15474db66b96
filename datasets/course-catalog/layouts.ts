import type { Layout } from '#datasets/kit/layout.ts';
import { firstOfList, orBeside } from '#datasets/kit/layout-readings.ts';

const deleted = {
  from: ['status'],
  when: (text: string) => `lower(${text}) = 'tobedeleted'`,
  words: 'rows marked as deleted',
};

/** Course lists as student systems export them for others (domain.md 6). */
export const CATALOG_LAYOUTS: readonly Layout[] = [
  {
    name: 'OneRoster courses.csv',
    headers: ['sourcedId', 'title', 'courseCode'],
    columns: {
      course_code: { from: ['courseCode', 'sourcedId'], beside: ['sourcedId'], read: orBeside },
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
      course_code: { from: ['code', 'sourcedId'], beside: ['sourcedId'], read: orBeside },
      school: { from: ['orgSourcedId'], onlyKnown: true },
      // 'SY2021K12' is the year that starts in 2021.
      school_year: {
        from: ['schoolYearSourcedId'],
        read: (text) =>
          `CASE WHEN regexp_full_match(${text}, '[A-Za-z]*20[0-9]{2}[A-Za-z][A-Za-z0-9]*') THEN regexp_extract(${text}, '20[0-9]{2}') ELSE ${text} END`,
      },
    },
    drops: [deleted],
  },
  {
    name: 'Ed-Fi courses',
    headers: ['CourseCode', 'CourseTitle', /^(academicsubject|numberofparts|courseidentificationcode)/],
    columns: {
      // A level of Ed-Fi such as 'Core Subject' is no level of ours; the title says AP, IB and honors.
      course_level: {
        from: ['CourseLevelCharacteristic', 'levelCharacteristics'],
        read: (text) =>
          `CASE WHEN regexp_matches(lower(${text}), 'advanced placement|baccalaureate|honors|dual|college level|accelerated|remedial|basic|gifted|pre-ap|pre-ib') THEN ${text} END`,
      },
      school: { from: [/educationorganizationid$/], onlyKnown: true },
    },
  },
];
