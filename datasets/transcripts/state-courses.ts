import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { dayOf, orBeside } from '#datasets/kit/layouts/readings.ts';
import type { TranscriptColumn } from './columns.ts';

const SUBJECT = /^subjectarea(code)?$/;
const COURSE = /^courseidentifier(code)?$/;
const ENTRY = /^sectionentrydate$/;
const EXIT = /^sectionexitdate$/;

const isArea = (text: string) => `regexp_full_match(${text}, '[0-9]{1,2}')`;

const codes: Layout<TranscriptColumn>['columns'] = {
  sced_code: {
    from: [COURSE],
    beside: [[SUBJECT]],
    read: (course, subject) =>
      `CASE WHEN ${isArea(subject)} AND regexp_full_match(${course}, '[0-9]{1,3}') THEN lpad(${subject}, 2, '0') || lpad(${course}, 3, '0') END`,
  },
  // The code says the area, and a number alone does not.
  subject_area: { from: [SUBJECT], read: (text) => `CASE WHEN NOT ${isArea(text)} THEN ${text} END` },
};

/**
 * Courses of students as New Jersey (SMART) and Michigan (TSDL) collect them: the two parts of the SCED code in columns
 * of their own, and in New Jersey the year of a course by the days of its section alone.
 */
export const STATE_COURSES: readonly Layout<TranscriptColumn>[] = [
  {
    name: 'state course file with the days of each section',
    headers: [SUBJECT, COURSE, ENTRY, EXIT],
    without: [/year/],
    columns: {
      ...codes,
      school_year: {
        from: [EXIT],
        beside: [[ENTRY]],
        read: (exit, entry) => `CAST(${dayOf(orBeside(exit, entry))} AS VARCHAR)`,
      },
    },
  },
  { name: 'state course file with subject area and course identifier', headers: [SUBJECT, COURSE], columns: codes },
];
