import type { Confidence, CourseState } from '#contract/course-mapping.ts';
import { spoken } from '../../spoken.ts';
import { form } from '../plural.ts';

const courses = (count: number) => form(count, 'course', 'courses');
const suggestions = (count: number) => form(count, 'suggestion', 'suggestions');

/** The work list of the tab Course Mapping. */
export const courseMapping = spoken('courseMapping', {
  open: (count: string, number: number) => `${count} ${courses(number)} ${form(number, 'has', 'have')} no mapping`,
  allMapped: 'Every course has a subject area',
  lead: 'Most transcript rows first. Your choices also apply to future files. Numbers update in a moment.',
  progress: (percent: string) => `${percent} of transcript rows mapped`,
  rowsOf: (mapped: string, rows: string) => `${mapped} of ${rows} rows`,
  loadError: 'The courses could not be loaded.',
  show: 'Show',
  states: { open: 'Not mapped', decided: 'Decided', all: 'All courses' } satisfies Record<CourseState, string>,
  search: 'Find a course',
  searchHint: 'Any part of the code or title',
  caption: 'Local courses, most transcript rows first',
  course: 'Local course',
  rows: 'Transcript rows',
  suggestion: 'Suggestion and reason',
  decision: 'Decision',
  select: (course: string) => `Select ${course}`,
  selected: 'Select',
  actions: 'Decide',
  schools: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more schools` : names.join(', '),
  none: {
    open: 'Nothing left to map: every course has a subject area from a file or a decision.',
    decided: 'No decisions yet.',
    all: 'No courses in the files yet.',
  } satisfies Record<CourseState, string>,
  notFound: 'No courses match this text.',
  noFiles: 'No courses yet',
  noFilesLead: 'Courses come from course catalogs and transcripts. They are listed as soon as one is processed.',
  noSuggestion: 'No suggestion',
  noSuggestionWhy: 'No SCED title is close enough. Choose one, or mark it as not a course.',
  noCourse: 'Not a course',
  confidence: { sure: 'Sure', likely: 'Likely', possible: 'Possible' } satisfies Record<Confidence, string>,
  level: { AP: 'AP', IB: 'IB', honors: 'Honors', general: 'General' },
  accept: 'Accept',
  change: 'Change',
  choose: 'Choose',
  undo: 'Undo',
  undoOf: (course: string) => `Undo the decision on ${course}`,
  of: (action: string, course: string) => `${action}: ${course}`,
  acceptSure: (count: string, number: number) => `Accept ${count} sure ${suggestions(number)}`,
  acceptSelected: (count: string, number: number) => `Accept ${count} ${suggestions(number)}`,
  notCourses: (count: string) => `Not a course (${count})`,
  by: (name: string, at: string) => `${name}, ${at}`,
  saved: (count: string, number: number) => `${count} ${courses(number)} decided. The numbers are being updated.`,
  undone: (count: string, number: number) => `${count} ${courses(number)} changed back. The numbers are being updated.`,
  saveError: 'Nothing was saved.',
  pages: 'Pages of courses',
  dialog: {
    title: (course: string) => `Choose a SCED course for ${course}`,
    label: 'SCED course',
    hint: 'Type words from the title or a code such as 02052.',
    searching: 'Searching',
    nothing: 'No SCED course matches. Try fewer words.',
    start: 'Type to search 1,785 courses.',
    error: 'The list could not be searched. Try again in a moment.',
    cancel: 'Cancel',
    save: 'Save',
  },
});
