import type { Layout } from '#datasets/kit/layout.ts';
import { firstOfList, orBeside, startYear } from '#datasets/kit/layout-readings.ts';

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
      school_year: { from: ['schoolYearSourcedId'], read: startYear, onlyKnown: true },
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
      // School Data Sync names a year by its start: 'SY2021K12' is 2021-22.
      school_year: { from: ['schoolYearSourcedId'], read: startYear, onlyKnown: true },
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
