import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_STUDENTS, schoolYearText } from '#datasets/kit/sample/sample-students.ts';
import type { RosterColumn } from './columns.ts';

/** Each student in each of the four years, grade 9 to 12. */
export function rosterSample({ yearEnding, school }: SampleSetting): readonly Cells<RosterColumn>[] {
  return SAMPLE_STUDENTS.flatMap(({ id, stateId, last, first, birth }) =>
    [3, 2, 1, 0].map(
      (back): Cells<RosterColumn> => ({
        student_id: id,
        school,
        school_year: schoolYearText(yearEnding - back),
        grade_level: String(12 - back).padStart(2, '0'),
        state_student_id: stateId,
        last_name: last,
        first_name: first,
        birth_date: `${yearEnding - 18}-${birth}`,
        entry_date: `${yearEnding - back - 1}-08-17`,
        exit_date: `${yearEnding - back}-06-07`,
        exit_reason: back === 0 ? 'Graduated' : '',
        graduation_year: String(yearEnding),
        enrollment_status: back === 0 ? 'Graduated' : 'Active',
        primary_school: 'Y',
      }),
    ),
  );
}
