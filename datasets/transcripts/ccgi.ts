import type { Layout } from '#datasets/kit/layouts/layout.ts';
import type { TranscriptColumn } from './columns.ts';

/** The seven subjects of the a-g requirements of the University of California; an elective (G) is of any subject. */
const A_TO_F = {
  A: 'Social Studies',
  B: 'English Language Arts',
  C: 'Mathematics',
  D: 'Science',
  E: 'World Languages',
  F: 'Visual and Performing Arts',
};

/**
 * Course grades that student systems of California write for the California College Guidance Initiative. The letter
 * under SubjectArea is that of the a-g requirements; Z is none of them.
 */
export const CCGI_COURSE_GRADES: Layout<TranscriptColumn> = {
  name: 'CCGI course grades (CaliforniaColleges.edu)',
  headers: ['TranscriptAbbreviation', 'AcademicIndicator', 'LocalCourseId'],
  columns: {
    course_title: { from: ['TranscriptAbbreviation'] },
    course_level: { from: ['AcademicIndicator'] },
    subject_area: {
      from: ['SubjectArea'],
      read: (text) =>
        `CASE upper(${text}) ${Object.entries(A_TO_F)
          .map(([letter, area]) => `WHEN '${letter}' THEN '${area}'`)
          .join(' ')} WHEN 'G' THEN NULL WHEN 'Z' THEN NULL ELSE ${text} END`,
    },
  },
};
