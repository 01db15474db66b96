import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { RosterColumn } from '#datasets/roster/columns.ts';
import type { TestScoreColumn } from '#datasets/test-scores/columns.ts';
import type { TranscriptColumn } from '#datasets/transcripts/columns.ts';

/** What the headers of a file are as one of the datasets. */
export interface ReadAs {
  dataset: { type: UploadFileType };
  /** Our columns that they fill. */
  found: ReadonlySet<string>;
  /** How many columns that such a file must have are not there. */
  lacks: number;
}

/** Who a student is: any export may say it, and only some datasets read it. */
const PERSON: ReadonlySet<string> = new Set<RosterColumn>([
  'state_student_id',
  'other_student_id',
  'last_name',
  'first_name',
  'middle_name',
  'birth_date',
]);
/** What says that rows are enrollments. A grade level or a class is beside results and courses, too. */
const ENROLLMENT: readonly RosterColumn[] = [
  'entry_date',
  'exit_date',
  'exit_reason',
  'enrollment_status',
  'primary_school',
  'role',
];
/**
 * What no list of students has side by side, whatever else such a file lacks: a course and its
 * mark, an exam and its score.
 */
const RECORDS: Partial<Record<UploadFileType, { what: readonly string[]; result: string }>> = {
  TRANSCRIPT: {
    what: ['course_title', 'course_code'] satisfies TranscriptColumn[],
    result: 'final_grade' satisfies TranscriptColumn,
  },
  STUDENT_TEST_SCORES: {
    what: ['exam_name', 'exam_code', 'test_type'] satisfies TestScoreColumn[],
    result: 'score' satisfies TestScoreColumn,
  },
};
const LEAST = 2;

export const enrollmentColumns = ({ found }: ReadAs): number => ENROLLMENT.filter((name) => found.has(name)).length;

/**
 * Courses taken or test results, which come with the names, birth dates and grade levels of the students: all that a
 * roster needs. They are such where the headers name more of them than of an enrollment.
 */
export function areRecords({ dataset, found, lacks }: ReadAs, roster: ReadAs): boolean {
  const record = RECORDS[dataset.type];
  if (!record) return false;
  const own = [...found].filter((name) => !roster.found.has(name) && !PERSON.has(name)).length;
  const isRecord = record.what.some((name) => found.has(name)) && found.has(record.result);
  return (lacks === 0 || isRecord) && own >= LEAST && own > enrollmentColumns(roster);
}
