import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_COURSES } from '#datasets/kit/sample/sample-courses.ts';
import { schoolYearText } from '#datasets/kit/sample/sample-students.ts';
import type { PathwayColumn } from './columns.ts';

const SEQUENCE = ['introductory', 'concentrator', 'capstone'] as const;

/** The CTE courses of the sample catalog form one pathway, in each of the four years. */
export function pathwaysSample({ yearEnding, school }: SampleSetting): readonly Cells<PathwayColumn>[] {
  const courses = SAMPLE_COURSES.filter(({ cte }) => cte === 'Y');
  return [3, 2, 1, 0].flatMap((back) =>
    courses.map(
      ({ code, title, sced }, step): Cells<PathwayColumn> => ({
        school,
        school_year: schoolYearText(yearEnding - back),
        pathway_name: 'Patient Care',
        pathway_code: '198',
        course_code: code,
        course_title: title,
        career_cluster: 'Health Science',
        course_sequence: SEQUENCE[step] ?? 'capstone',
        credits: '1',
        cip_code: '51.0000',
        sced_code: sced,
      }),
    ),
  );
}
