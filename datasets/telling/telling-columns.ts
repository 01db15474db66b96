import type { UploadFileType } from '../kit/file-type.ts';
import { tellingNotes } from './notes.ts';
import { tellingOfOfferings } from './offerings.ts';
import { tellingOfStudents } from './roster.ts';
import { STANDS_FOR_NONE, type TellingColumn } from './telling-column.ts';
import { TELLING_OF_SCORES } from './test-scores.ts';
import { TELLING_OF_COURSES_TAKEN } from './transcripts.ts';

/**
 * Of demographics there are notes alone: who is in a program says its own column
 * (vocabulary/students/program-status.ts).
 */
const TELLING: Partial<Record<UploadFileType, (years: readonly number[]) => readonly TellingColumn[]>> = {
  STUDENT_DEMOGRAPHICS: () => [tellingNotes('')],
  STUDENT_ROSTER: tellingOfStudents,
  TRANSCRIPT: () => TELLING_OF_COURSES_TAKEN,
  STUDENT_TEST_SCORES: () => TELLING_OF_SCORES,
  COURSE_CATALOG: tellingOfOfferings,
  CTE_PATHWAY_CATALOG: tellingOfOfferings,
};

/**
 * How columns are called that say which rows of such a file should not count, for the school years that it stands for.
 */
export const tellingColumns = (type: UploadFileType, years: readonly number[]): readonly TellingColumn[] => [
  STANDS_FOR_NONE,
  ...(TELLING[type]?.(years) ?? []),
];
