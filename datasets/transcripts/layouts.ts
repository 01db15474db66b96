import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { orBeside, withSubject } from '#datasets/kit/layouts/readings.ts';
import { CCGI_COURSE_GRADES } from './ccgi.ts';
import type { TranscriptColumn } from './columns.ts';
import { ILLINOIS_COURSES } from './illinois.ts';
import { STATE_COURSES } from './state-courses.ts';
import { TERM_LAYOUTS } from './terms-in-columns.ts';

const BANNER_TERM = /^(shrtckn|sfrstcr|shrtgpa|stvterm)?term(code)?(key)?$/;
const BANNER_SUBJECT = /^(shrtckn|ssbsect|scbcrse)?subj(ect)?(code)?$/;
const BANNER_NUMBER = /^(shrtckn|ssbsect|scbcrse)?(crse|course)(numb|number|no|num)?$/;

/**
 * 202410 is a year and a term. Months (01 to 09) tell which school year the year belongs to; of 10, 20 and 30 some
 * count the year by its end and some by its start, so the year is left to be decided with the others of the column.
 */
const bannerYear = (text: string) => {
  const year = `CAST(left(${text}, 4) AS INTEGER)`;
  return `CASE WHEN NOT regexp_full_match(${text}, '20[0-9]{4}') THEN ${text}
    WHEN right(${text}, 2) BETWEEN '01' AND '06' THEN (${year} - 1) || '-' || ${year}
    WHEN right(${text}, 2) BETWEEN '07' AND '09' THEN ${year} || '-' || (${year} + 1)
    ELSE left(${text}, 4) END`;
};

/** Banner's academic history, by the names of its tables or without them. */
const banner = (...headers: Layout['headers']): Layout<TranscriptColumn> => ({
  name: 'Banner academic history',
  headers: [BANNER_TERM, BANNER_SUBJECT, BANNER_NUMBER, ...headers],
  without: [/^(school|academic)year/],
  columns: {
    student_id: { from: ['SPRIDEN_ID', 'Banner ID', 'Student ID', 'ID'] },
    school_year: { from: [BANNER_TERM], read: bannerYear },
    term: { from: [BANNER_TERM] },
    course_code: { from: [BANNER_NUMBER], beside: [[BANNER_SUBJECT]], read: withSubject },
    course_title: { from: [/^(shrtckn|ssbsect|scbcrse)?(crse|course)?title$/] },
    subject_area: { from: [BANNER_SUBJECT] },
    final_grade: { from: [/^(shrtckg|sfrstcr)?grdecode(final)?$/, 'Final Grade', 'Grade'] },
    credits_earned: { from: [/^(shrtckg|shrtckl)?hoursearned$/, /^(shrtckg|sfrstcr)?credit(hours?|hr|s)$/] },
    credits_attempted: { from: [/^(shrtckg)?(hoursattempted|attemptedhours)$/] },
  },
});

/** Transcripts as student systems export them (docs/domain/files.md#layouts). */
export const TRANSCRIPT_LAYOUTS: readonly Layout<TranscriptColumn>[] = [
  {
    name: 'PowerSchool StoredGrades',
    headers: ['StoreCode', /^(storedgrades)?earnedcrhrs$/],
    columns: {
      // The letter is the mark; the percent beside it is used where there is none.
      final_grade: {
        from: [/^(storedgrades)?grade$/, 'Percent'],
        beside: [[/^(storedgrades)?percent$/]],
        read: orBeside,
      },
      term: { from: [/^(storedgrades)?storecode$/] },
    },
  },
  {
    name: 'WA CEDARS student grade history (file H)',
    headers: ['District Student ID', 'Course ID', 'Letter Grade', 'Credits Attempted', 'Credits Earned'],
    columns: { final_grade: { from: ['Letter Grade'] } },
  },
  {
    name: 'Aeries transcripts (HIS)',
    headers: [/^his(pid|id)$/, /^hiscn$/, /^hismk$/],
    columns: {
      // Where the course was taken, beside today's school of the student.
      school: { from: ['HIS.ST', 'HIS.SC', 'STU.SC', 'SC', 'School', 'School Name'], onlyKnown: true },
    },
  },
  {
    name: 'Ed-Fi course transcripts',
    headers: [/studentuniqueid$/, /coursecode$/, /^final(letter|numeric)gradeearned$/],
    columns: {
      // Each record has an 'id' of its own.
      student_id: { from: [/studentuniqueid$/] },
      final_grade: {
        from: ['finalLetterGradeEarned', 'finalNumericGradeEarned'],
        beside: [['finalNumericGradeEarned']],
        read: orBeside,
      },
      school: { from: [/^(course|responsible)?.*schoolid$/, /educationorganizationid$/], onlyKnown: true },
    },
  },
  banner(/^(shrtckn|sfrstcr|ssbsect)?crn$/),
  banner(/^(spridenid|bannerid)$/),
  banner(/^(shrtckn)?subj(code)?$/, /^(shrtckn)?crse(numb)?$/),
  CCGI_COURSE_GRADES,
  ILLINOIS_COURSES,
  ...STATE_COURSES,
  ...TERM_LAYOUTS,
];
