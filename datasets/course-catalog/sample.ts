import type { Cells, SampleSetting } from '#datasets/kit/dataset.ts';
import { SAMPLE_COURSES } from '#datasets/kit/sample/sample-courses.ts';
import { schoolYearText } from '#datasets/kit/sample/sample-students.ts';
import type { CatalogColumn } from './columns.ts';

/** Each course in each of the four years. */
export function catalogSample({ yearEnding, school }: SampleSetting): readonly Cells<CatalogColumn>[] {
  return [3, 2, 1, 0].flatMap((back) =>
    SAMPLE_COURSES.map(
      ({ code, title, subject, sced, level, cte }): Cells<CatalogColumn> => ({
        school,
        school_year: schoolYearText(yearEnding - back),
        course_code: code,
        course_title: title,
        subject_area: subject,
        sced_code: sced,
        course_level: level,
        is_cte: cte,
        credits: '1',
        grade_levels: '9,10,11,12',
      }),
    ),
  );
}
