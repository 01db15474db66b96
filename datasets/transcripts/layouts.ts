import type { Layout } from '#datasets/kit/layout.ts';
import { orBeside } from '#datasets/kit/layout-readings.ts';

/** Transcripts as student systems export them (domain.md 6). */
export const TRANSCRIPT_LAYOUTS: readonly Layout[] = [
  {
    name: 'PowerSchool StoredGrades',
    headers: ['StoreCode', /^(storedgrades)?earnedcrhrs$/],
    columns: {
      // The letter is the mark; the percent beside it stands in where there is none.
      final_grade: {
        from: [/^(storedgrades)?grade$/, 'Percent'],
        beside: [/^(storedgrades)?percent$/],
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
    columns: {},
  },
  {
    name: 'Ed-Fi course transcripts',
    headers: [/studentuniqueid$/, /coursecode$/, /^final(letter|numeric)gradeearned$/],
    columns: {
      final_grade: {
        from: ['finalLetterGradeEarned', 'finalNumericGradeEarned'],
        beside: ['finalNumericGradeEarned'],
        read: orBeside,
      },
      school: { from: [/^(course|responsible)?.*schoolid$/, /educationorganizationid$/], onlyKnown: true },
    },
  },
];
