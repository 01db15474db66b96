import type { UploadFileType } from '../kit/file-type.ts';
import { tellingOfOfferings } from './offerings.ts';
import { TELLING_OF_STUDENTS } from './roster.ts';
import type { TellingColumn } from './telling-column.ts';
import { TELLING_OF_SCORES } from './test-scores.ts';
import { TELLING_OF_COURSES_TAKEN } from './transcripts.ts';

/** How columns are called that say which rows of such a file should not count, for the school years that it stands for. */
export function tellingColumns(type: UploadFileType, years: readonly number[]): readonly TellingColumn[] {
  switch (type) {
    case 'STUDENT_ROSTER':
      return TELLING_OF_STUDENTS;
    case 'TRANSCRIPT':
      return TELLING_OF_COURSES_TAKEN;
    case 'STUDENT_TEST_SCORES':
      return TELLING_OF_SCORES;
    case 'COURSE_CATALOG':
    case 'CTE_PATHWAY_CATALOG':
      return tellingOfOfferings(years);
    // Who is in a program says its own column (vocabulary/students/program-status.ts).
    case 'STUDENT_DEMOGRAPHICS':
      return [];
  }
}
