import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_COURSES } from '#datasets/kit/sample/sample-courses.ts';
import { SAMPLE_STUDENTS, schoolYearText } from '#datasets/kit/sample/sample-students.ts';
import type { TranscriptColumn } from './columns.ts';

const MARKS = ['B+', 'A', 'B', 'C+', 'A-', 'B-', 'C'] as const;

/** Each student takes each course in the grade it is meant for; marks vary from student to student. */
export function transcriptsSample({ yearEnding, school }: SampleSetting): readonly Cells<TranscriptColumn>[] {
  return SAMPLE_STUDENTS.flatMap(({ id }, student) =>
    SAMPLE_COURSES.map(
      ({ code, title, grade }, course): Cells<TranscriptColumn> => ({
        student_id: id,
        school,
        school_year: schoolYearText(yearEnding - 12 + grade),
        term: 'Y1',
        course_code: code,
        course_title: title,
        final_grade: MARKS[(student + course) % MARKS.length] ?? 'B',
        credits_attempted: '1',
        credits_earned: '1',
        grade_level: String(grade).padStart(2, '0'),
      }),
    ),
  );
}
