import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_STUDENTS } from '#datasets/kit/sample/sample-students.ts';
import type { TestScoreColumn } from './columns.ts';

/** One AP exam and one SAT sitting each, two ACT sittings and two IB exams. */
export function testScoresSample({ yearEnding, school }: SampleSetting): readonly Cells<TestScoreColumn>[] {
  const may = `${yearEnding}-05-08`;
  const [first, second] = SAMPLE_STUDENTS;
  const act = { student_id: first.id, school, test_type: 'ACT' };
  const ib = { student_id: second.id, school, test_type: 'IB', test_date: `${yearEnding}-05-01` };
  return [
    ...SAMPLE_STUDENTS.map(
      ({ id }, index): Cells<TestScoreColumn> => ({
        student_id: id,
        school,
        test_type: 'AP',
        test_date: may,
        exam_code: '37',
        exam_name: 'English Literature and Composition',
        score: String(2 + (index % 4)),
      }),
    ),
    ...SAMPLE_STUDENTS.map(
      ({ id }, index): Cells<TestScoreColumn> => ({
        student_id: id,
        school,
        test_type: 'SAT',
        test_date: `${yearEnding - 1}-10-07`,
        sat_ebrw: String(500 + 20 * index),
        sat_math: String(520 + 10 * index),
        sat_total: String(1020 + 30 * index),
      }),
    ),
    {
      ...act,
      test_date: `${yearEnding - 1}-04-15`,
      act_english: '20',
      act_math: '22',
      act_reading: '24',
      act_science: '22',
      act_composite: '22',
    },
    {
      ...act,
      test_date: `${yearEnding - 1}-09-09`,
      act_english: '23',
      act_math: '23',
      act_reading: '23',
      act_science: '24',
      act_composite: '23',
    },
    { ...ib, exam_name: 'BIOLOGY', exam_level: 'HL', exam_group: '4', score: '5' },
    { ...ib, exam_name: 'SPANISH B', exam_level: 'SL', exam_group: '2', score: '6' },
  ];
}
